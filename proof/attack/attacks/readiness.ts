import type { Attack } from '../attack.ts'
import { keepAsking } from '../keep-asking.ts'

/** The question of a supervisor, asked by a stranger. */
export const readiness: Attack = {
  name: '/readyz',
  strike: (target) => keepAsking(target, () => ({ path: '/readyz' })),
}
