import * as z from 'zod/mini'

// Our Content-Security-Policy forbids the `new Function` with which zod compiles schemas: even its attempt would be reported
// as a violation. It is tried when a module makes its first schema of an object, so such a module imports this one.
z.config({ jitless: true })
