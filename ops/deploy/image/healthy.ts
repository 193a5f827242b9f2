// A health check for the container engine: exits with 0 if an enquiry would be stored now, else with 1. The image has no curl.
import { readConfig } from '../../../server/config.ts'

const TOO_LONG_MS = 4_000

const { port } = readConfig(process.env)
const answer = await fetch(`http://127.0.0.1:${port}/readyz`, {
  signal: AbortSignal.timeout(TOO_LONG_MS),
}).catch(() => null)
process.exit(answer?.ok ? 0 : 1)
