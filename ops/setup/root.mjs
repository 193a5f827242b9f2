import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the checkout, whatever the current folder is. */
export const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
