import type { Progress } from './backup/export/progress.ts'
import { errorText } from './errors.ts'

/** Runs an owner's command, which resolves to its exit code; a fault is printed and ends it with 1. */
export async function runCommand(run: () => Promise<number>, progress?: Progress): Promise<void> {
  process.exitCode = await run().catch((error: unknown) => {
    progress?.done()
    console.error(errorText(error))
    return 1
  })
}
