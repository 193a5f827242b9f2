import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import { errorText } from './errors.ts'
import { PATIENT_HTTP } from './fixture-timeouts.ts'
import { serve } from './serve.ts'
import { STOP_TIMES } from './stop-on-signal.ts'

/**
 * Serves as main.ts does, but the small built site of the tests: `node server/fixture-main.ts <directory>`. It waits for
 * slow clients as long as a busy machine needs, when it stops too, unless CUT_CONNECTIONS_MS and GIVE_UP_MS say for how
 * long then.
 */
const [, , directory = ''] = process.argv

try {
  await serve(readConfig(process.env), {
    directory,
    compressesBest: true,
    now: () => new Date(),
    monotonicMs: () => performance.now(),
    randomBytes,
    httpTimeouts: PATIENT_HTTP,
    stopTimes: {
      closeIdleMs: STOP_TIMES.closeIdleMs,
      cutConnectionsMs: Number(process.env.CUT_CONNECTIONS_MS ?? 60_000),
      giveUpMs: Number(process.env.GIVE_UP_MS ?? 120_000),
    },
  })
} catch (error) {
  console.error(errorText(error))
  process.exit(1)
}
