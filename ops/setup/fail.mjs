/** A failure that a person can correct: only its message is printed, without a stack trace. */
class ExpectedFailure extends Error {}

/**
 * Ends the command with a message and without a stack trace.
 *
 * @param {...string} lines
 * @returns {never}
 */
export function fail(...lines) {
  throw new ExpectedFailure(lines.join('\n'))
}

/**
 * Prints an error: of an expected failure the message, of any other the stack trace as well.
 *
 * @param {unknown} error
 */
export function printError(error) {
  console.error(error instanceof ExpectedFailure ? error.message : error)
}

process.once('uncaughtException', (error) => {
  printError(error)
  process.exit(1)
})
