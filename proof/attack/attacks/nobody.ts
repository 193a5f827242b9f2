import { once } from 'node:events'
import type { Attack } from '../attack.ts'

/** What honest visitors see of each other: to compare the attacks with. */
export const nobody: Attack = {
  name: 'nobody attacks',
  strike: async ({ begun, over }) => {
    begun()
    await once(over, 'abort')
  },
}
