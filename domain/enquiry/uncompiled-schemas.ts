import * as z from 'zod/mini'

// Our Content-Security-Policy forbids the `new Function` with which zod compiles schemas, and even the attempt would be reported.
// Zod makes it when a module creates its first object schema, so such a module imports this one first.
z.config({ jitless: true })
