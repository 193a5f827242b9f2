import { StoreUnavailableError } from '../domain/enquiry/enquiry.ts'

/** A fault that the operator can correct: its message says how, so no stack trace is printed. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/** A command was called with wrong arguments; the message explains its usage. */
export class UsageError extends OperatorError {}

/**
 * The text printed for a failed start or command: the message of a fault that the operator can correct, else the stack trace too.
 */
export function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EADDRINUSE') {
    const port = 'port' in error ? `${error.port}` : ''
    return `Port ${port} is taken by another program. Stop that one, or choose another port with PORT=3001.`
  }
  return isForOperator(error) ? error.message : (error.stack ?? error.message)
}

/** Whether the message is enough for the operator: that of a system error names the file or address. */
function isForOperator(error: Error): boolean {
  const namesItsTarget = ['path', 'address', 'hostname', 'port'].some((name) => name in error)
  return error instanceof OperatorError || error instanceof StoreUnavailableError || namesItsTarget
}

/** The umask of every program: its files (databases, logs, backups) are readable by its own user only. */
export const PRIVATE_UMASK = 0o077

/** Runs an owner's command, which resolves to its exit code. An error is printed, with exit code 1, or 2 for wrong arguments. */
export async function runCommand(run: () => Promise<number>, progress?: { done: () => void }): Promise<void> {
  process.umask(PRIVATE_UMASK)
  process.exitCode = await run().catch((error: unknown) => {
    progress?.done()
    console.error(errorText(error))
    return error instanceof UsageError ? 2 : 1
  })
}
