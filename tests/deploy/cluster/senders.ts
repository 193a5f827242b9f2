import { setTimeout as sleep } from 'node:timers/promises'
import { contactFields } from '../../promises/attack/contact-form.ts'
import { type Enquiry, newEnquiry } from '../../promises/enquiries.ts'
import type { RunningProxy } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'

const AT_ONCE = 16
const POLL_MS = 5
/** Nobody presses again sooner, and no program that is polite. */
const AGAIN_AFTER_MS = 100
/** Whoever is refused so often in a row will not be thanked any more. */
const MOST_TRIES = 20

/** The form of an enquiry as its page's script sends it. */
export function bodyOf({ email, message }: Enquiry): Record<string, string> {
  return { ...contactFields(email), message }
}

/**
 * Sixteen visitors at a time send a form, each from an address of their own, and repeat it with its key until they are thanked;
 * then come the next.
 */
export function startSenders(proxy: RunningProxy) {
  const thanked: Array<Enquiry> = []
  /** Tries without a thank-you of each visitor that had one. */
  const failed: Array<number> = []
  const statuses = new Map<string, number>()
  let slowestMs = 0
  let next = 0
  let isOver = false

  async function send(at: number): Promise<void> {
    const visitor = visitorOf(proxy, `127.${8 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`)
    const enquiry = newEnquiry(at)
    const beganMs = performance.now()
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const saw = await visitor
        .post('/contact-us', bodyOf(enquiry), { 'idempotency-key': enquiry.key })
        .then(({ status }) => String(status), String)
      if (saw === '200') {
        thanked.push(enquiry)
        if (tries > 0) failed.push(tries)
        slowestMs = Math.max(slowestMs, performance.now() - beganMs)
        return
      }
      statuses.set(saw, (statuses.get(saw) ?? 0) + 1)
      await sleep(AGAIN_AFTER_MS)
    }
    throw new Error(`A visitor was never thanked: ${[...statuses.keys()].join(', ')}`)
  }
  const all = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (!isOver) await send(next++)
    }),
  )
  all.catch(() => {
    isOver = true
  })
  return {
    /** Resolves once so many more were thanked. */
    more: async (count: number) => {
      const until = thanked.length + count
      while (thanked.length < until && !isOver) await sleep(POLL_MS)
    },
    /** Ends it once each is thanked who has begun. */
    end: async () => {
      isOver = true
      await all
      return { thanked, failed, statuses, slowestMs }
    },
  }
}
