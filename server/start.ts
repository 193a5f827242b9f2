import { fileURLToPath } from 'node:url'
import { readConfig } from './config.ts'
import { errorText } from './errors.ts'
import { randomFromPool } from './secrets.ts'
import { serve } from './serve.ts'

const directory = fileURLToPath(new URL('../dist/', import.meta.url))

try {
  await serve(readConfig(process.env), {
    directory,
    // `npm run dev` restarts the server at each change.
    compressesBest: process.env.NODE_ENV !== 'development',
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    randomBytes: randomFromPool,
  })
} catch (error) {
  console.error(errorText(error))
  process.exit(1)
}
