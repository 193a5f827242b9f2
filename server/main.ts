import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

/** Kept beside the packages, for most of a start is compiling modules. Where it cannot be written, nothing is kept. */
const COMPILED = fileURLToPath(new URL('../node_modules/.cache/server/', import.meta.url))

// Only what is loaded after this is kept.
enableCompileCache(COMPILED)
await import('./start.ts')
