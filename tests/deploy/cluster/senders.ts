import { setTimeout as sleep } from 'node:timers/promises'
import { contactFields } from '../../promises/attack/contact-form.ts'
import { type Enquiry, newEnquiry } from '../../promises/enquiries.ts'
import type { RunningProxy } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'

const AT_ONCE = 16
const POLL_MS = 5
/** The minimum pause of people and polite programs before they retry. */
const AGAIN_AFTER_MS = 100
/** After this many refusals in a row, a visitor gives up. */
const MAX_TRIES = 20

/** The form of an enquiry as the page's script sends it. */
export function bodyOf({ email, message }: Enquiry): Record<string, string> {
  return { ...contactFields(email), message }
}

/**
 * Sixteen visitors at a time each send a form from their own address, and repeat it with its key until it is accepted;
 * then the next ones follow.
 */
export function startSenders(proxy: RunningProxy) {
  const thanked: Array<Enquiry> = []
  /** Refused attempts of each visitor before the accepted one. */
  const failed: Array<number> = []
  const statuses = new Map<string, number>()
  let slowestMs = 0
  let next = 0
  let isOver = false

  async function send(at: number): Promise<void> {
    const visitor = visitorOf(proxy, `127.${8 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`)
    const enquiry = newEnquiry(at)
    const beganMs = performance.now()
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
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
    /** Resolves once a number of further forms was accepted. */
    more: async (count: number) => {
      const until = thanked.length + count
      while (thanked.length < until && !isOver) await sleep(POLL_MS)
    },
    /** Ends once all visitors who have begun were accepted. */
    end: async () => {
      isOver = true
      await all
      return { thanked, failed, statuses, slowestMs }
    },
  }
}
