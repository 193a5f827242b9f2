import { StoreUnavailableError } from '../domain/enquiry/enquiry.ts'

/** A fault that the operator of the server, or of its commands, can mend: its message says what and how, and a stack trace would only hide that. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** A command was called otherwise than its message says. */
export class UsageError extends OperatorError {}

/**
 * The words of a failed start or command: a sentence about what the operator can mend; of an unexpected error its stack trace too.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? `${error.port}` : ''
    return `Port ${port} is taken by another program. Stop that one, or choose another port with PORT=3001.`
  }
  return isForOperator(error) ? error.message : (error.stack ?? error.message)
}

/** The operating system's own message names the file or the address, where the error has one. */
function isForOperator(error: Error): boolean {
  const isNamed = ['path', 'address', 'hostname', 'port'].some((name) => name in error)
  return error instanceof OperatorError || error instanceof StoreUnavailableError || isNamed
}

/** The umask of every program: what it makes (enquiries, logs of the database, backups) is for its own user. */
export const FOR_OWN_USER = 0o077

/** Runs an owner's command, which resolves to its exit code. A fault is printed, with exit code 1, or 2 for a wrong call. */
export async function runCommand(run: () => Promise<number>, progress?: { done: () => void }): Promise<void> {
  process.umask(FOR_OWN_USER)
  process.exitCode = await run().catch((error: unknown) => {
    progress?.done()
    console.error(errorText(error))
    return error instanceof UsageError ? 2 : 1
  })
}
