/** What a person can mend: it is told in plain words, without a stack. */
class ExpectedFailure extends Error {}

/**
 * Says what is wrong in plain words and ends the command.
 *
 * @param {...string} lines
 * @returns {never}
 */
export function fail(...lines) {
  throw new ExpectedFailure(lines.join('\n'))
}

/**
 * Writes an error for whoever started the command: its sentence, where it has one, and all that is known of an unexpected one.
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
