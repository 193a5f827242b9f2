import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The checkout, whatever folder the command was called from. */
export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)))
