import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { serve } from './serve.ts'
import { startFault } from './start-fault.ts'

const directory = fileURLToPath(new URL('../dist/', import.meta.url))

try {
  await serve(readConfig(process.env), {
    directory,
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    randomBytes,
  })
} catch (error) {
  console.error(startFault(error))
  process.exit(1)
}
