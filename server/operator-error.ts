/** A fault that the operator of the server, or of its commands, can mend: its message says what and how, and a stack trace would only hide that. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}
