import { atMost } from '../../scenario.ts'
import { rowsIn } from '../../stored-records.ts'
import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** Far more than one test write every two seconds, even on a slow machine. */
const MAX_WRITES = 20

/** A stranger floods the health check, which is meant for a process supervisor. */
export const readiness: Attack = {
  name: '/readyz',
  figures: (_answers, dataDir) => {
    const [row] = rowsIn(dataDir, 'SELECT count FROM write_checks')
    return [atMost('test writes', Number(row?.count), MAX_WRITES)]
  },
  control: {
    file: 'server/http/health.ts',
    find: 'export const READY_CACHED_MS = 2_000',
    replace: 'export const READY_CACHED_MS = 0',
  },
  run: (target) => sendRepeatedly(target, () => ({ path: '/readyz' })),
}
