import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import { serve, startFault } from './serve.ts'

/** Serves as main.ts does, but the small built site of the tests: `node server/fixture-main.ts <directory>`. */
const [, , directory = ''] = process.argv

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
