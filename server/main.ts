import { enableCompileCache } from 'node:module'
import { COMPILED_ENV } from '../ops/setup/server-process.mjs'

// For a start without NODE_COMPILE_CACHE: caches only modules loaded after this line, and nothing if the folder is not writable.
enableCompileCache(COMPILED_ENV.NODE_COMPILE_CACHE)
await import('./start.ts')
