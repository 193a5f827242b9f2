import { z } from 'zod/mini'
import '../../domain/enquiry/uncompiled-schemas.ts'
import type { ChangeCause } from './shop-store.ts'

/** Tells the other tabs what was done here. */
export type TabChannel = { tell(command: ChangeCause): void; close(): void }

const messageSchema = z.object({ command: z.looseObject({ do: z.string() }) })
const LOOKS = ['focus', 'pageshow'] as const

/**
 * @param onCommand called when another tab changed the shop, and with 'catch up' when this one may have missed something: it
 *   comes to the front, or out of the browser's memory of earlier pages
 */
export function openTabChannel(name: string, onCommand: (command: ChangeCause) => void): TabChannel {
  const look = () => onCommand({ do: 'catch up' })
  const page = typeof window === 'undefined' ? null : window
  for (const moment of LOOKS) page?.addEventListener(moment, look)
  // Where there is none, looking again is all there is.
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const { data: message } = messageSchema.safeParse(data)
    // proof: only our own tabs write here, and what they did is read from the database, not from this
    if (message) onCommand(message.command as ChangeCause)
  })
  return {
    tell: (command) => channel?.postMessage({ command }),
    close: () => {
      channel?.close()
      for (const moment of LOOKS) page?.removeEventListener(moment, look)
    },
  }
}
