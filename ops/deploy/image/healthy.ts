// A health check for the container engine: exits with 0 if an enquiry would be stored now, else with 1. The image has no curl.
import { readConfig } from '../../../server/config.ts'

const TIMEOUT_MS = 4_000

const { port } = readConfig(process.env)
const response = await fetch(`http://127.0.0.1:${port}/readyz`, {
  signal: AbortSignal.timeout(TIMEOUT_MS),
}).catch(() => null)
process.exit(response?.ok ? 0 : 1)
