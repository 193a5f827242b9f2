import type { Attack } from '../attack.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

/** The health check, which is meant for a process supervisor, requested by anybody. */
export const readiness: Attack = {
  name: '/readyz',
  run: (target) => sendRepeatedly(target, () => ({ path: '/readyz' })),
}
