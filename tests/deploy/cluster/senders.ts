import { setTimeout as sleep } from 'node:timers/promises'
import { contactFields } from '../../promises/attack/contact-form.ts'
import { type Enquiry, newEnquiry } from '../../promises/enquiries.ts'
import type { RunningProxy } from '../proxies.ts'
import { visitorOf } from '../visitor.ts'

const CLIENTS = 16
const POLL_MS = 5
/** The minimum pause of people and polite programs before they retry. */
const RETRY_AFTER_MS = 100
const MAX_ATTEMPTS = 20

/** The form of an enquiry as the page's script sends it. */
export function bodyOf({ email, message }: Enquiry): Record<string, string> {
  return { ...contactFields(email), message }
}

/**
 * Sixteen visitors at a time each send a form from their own address, and repeat it with its key until it is accepted. Each
 * is followed by another.
 */
export function startSenders(proxy: RunningProxy) {
  const accepted: Array<Enquiry> = []
  /** The refused attempts of each visitor who had some. */
  const retries: Array<number> = []
  const statuses = new Map<string, number>()
  let slowestMs = 0
  let next = 0
  let isOver = false

  async function send(at: number): Promise<void> {
    const visitor = visitorOf(proxy, `127.${8 + (at >> 16)}.${(at >> 8) & 255}.${at & 255}`)
    const enquiry = newEnquiry(at)
    const startMs = performance.now()
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const status = await visitor
        .post('/contact-us', bodyOf(enquiry), { 'idempotency-key': enquiry.key })
        .then((response) => String(response.status), String)
      if (status === '200') {
        accepted.push(enquiry)
        if (attempt > 0) retries.push(attempt)
        slowestMs = Math.max(slowestMs, performance.now() - startMs)
        return
      }
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(RETRY_AFTER_MS)
    }
    throw new Error(`A form was never accepted: ${[...statuses.keys()].join(', ')}`)
  }
  const all = Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (!isOver) await send(next++)
    }),
  )
  all.catch(() => {
    isOver = true
  })
  return {
    /** Resolves once a number of further forms was accepted. */
    more: async (count: number) => {
      const goal = accepted.length + count
      while (accepted.length < goal && !isOver) await sleep(POLL_MS)
    },
    /** Waits until all forms that were begun are accepted. */
    end: async () => {
      isOver = true
      await all
      return { accepted, retries, statuses, slowestMs }
    },
  }
}
