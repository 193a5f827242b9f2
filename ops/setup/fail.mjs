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
 * Prints an error: only the message if it is an expected failure, otherwise with its stack trace.
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
