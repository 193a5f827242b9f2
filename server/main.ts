import { enableCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { COMPILED_ENV } from '../ops/setup/server-process.mjs'

// V8 lets a heap grow to twice what is used and more before it collects: 50 MB that nobody needs, with a thousand visitors at once.
// With 15 a tenth fewer forms were stored in a second.
setFlagsFromString('--heap-growing-percent=30')
// The main thread has its young generation by now. This option would give each further thread one as large, whatever its limits say.
setFlagsFromString('--max-semi-space-size=0')

// Where no cache was named: only what is loaded after this is kept. Where it cannot be written, nothing is.
enableCompileCache(COMPILED_ENV.NODE_COMPILE_CACHE)
await import('./start.ts')
