import { randomBytes } from 'node:crypto'
import { readConfig } from './config.ts'
import { errorText } from './errors.ts'
import { PATIENT_HTTP } from './fixture-timeouts.ts'
import { serve } from './serve.ts'
import { STOP_TIMES } from './stop-on-signal.ts'

/**
 * Serves like main.ts, but with the tests' small built site: `node server/fixture-main.ts <directory>`. By default its timeouts
 * for slow clients, and for stopping, are long enough for a busy machine; CUT_CONNECTIONS_MS and GIVE_UP_MS override
 * them.
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
