import { once } from 'node:events'
import type { Attack } from '../attack.ts'

/** The baseline: the visitors alone. */
export const noAttack: Attack = {
  name: 'nobody attacks',
  control: null,
  run: async ({ started, over }) => {
    started()
    await once(over, 'abort')
  },
}
