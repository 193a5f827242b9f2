import { StoreUnavailableError } from '../domain/enquiry/enquiry.ts'
import type { Progress } from './backup/export/progress.ts'

/** A fault that the operator of the server, or of its commands, can mend: its message says what and how, and a stack trace would only hide that. */
export class OperatorError extends Error {
  override name = 'OperatorError'
}

/**
 * What whoever started the server or ran a command reads when it fails: a sentence about what they can mend; of an
 * unexpected error its stack trace too.
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

/** Runs an owner's command, which resolves to its exit code; a fault is printed and ends it with 1. */
export async function runCommand(run: () => Promise<number>, progress?: Progress): Promise<void> {
  process.exitCode = await run().catch((error: unknown) => {
    progress?.done()
    console.error(errorText(error))
    return 1
  })
}
