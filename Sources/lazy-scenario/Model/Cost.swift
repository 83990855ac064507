/// Microseconds of virtual time that a row's phases take.
struct Cost {
  var build = 0
  var measure = 0
  var render = 0
}
