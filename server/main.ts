import { enableCompileCache } from 'node:module'
import { COMPILED_ENV } from '../ops/setup/server-process.mjs'

// Where no cache was named: only what is loaded after this is kept. Where it cannot be written, nothing is.
enableCompileCache(COMPILED_ENV.NODE_COMPILE_CACHE)
await import('./start.ts')
