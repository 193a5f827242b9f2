/** The message says what a scenario needs and this machine lacks. */
export class SkipError extends Error {
  override name = 'SkipError'
}
