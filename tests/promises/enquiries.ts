import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { jsonForm, type RequestOptions, statusOf } from './ask.ts'
import { contactFields } from './attack/contact-form.ts'

/** An honest visitor's enquiry, with a key that stays the same over all retries. */
export type Enquiry = { key: string; email: string; message: string }

const TIMEOUT_MS = 10_000
const POLL_MS = 5
const PATIENCE_MS = 20_000

/** @param number makes the address and the message unique */
export function newEnquiry(number: number): Enquiry {
  const email = `visitor-${number}@example.co.za`
  return { key: randomUUID(), email, message: contactFields(email).message ?? '' }
}

type SendOptions = Pick<RequestOptions, 'agent' | 'secondHalfAfter'> & { timeoutMs?: number }

/**
 * Sends an enquiry once, like the form's script.
 *
 * @returns the status; null without a complete response
 */
export function sendEnquiry(
  port: number,
  { key, email, message }: Enquiry,
  options: SendOptions = {},
): Promise<number | null> {
  const { timeoutMs = TIMEOUT_MS, ...rest } = options
  const { headers, ...form } = jsonForm({ ...contactFields(email), message })
  const keyed = { ...form, headers: { ...headers, 'idempotency-key': key } }
  const signal = AbortSignal.timeout(timeoutMs)
  return statusOf(port, '/contact-us', { ...keyed, ...rest, signal }).catch(() => null)
}

export type Crowd = {
  /** The number of concurrent visitors. */
  atOnce: number
  /** The number of the first enquiry, so that those of several crowds differ; by default 0. */
  first?: number
  /** The number of all enquiries; by default unlimited. */
  maxEnquiries?: number
  /** The pause before a repeat, in milliseconds. */
  retryMs?: number
}

/** Visitors who send one enquiry after another and repeat each with its key until it is accepted. */
export class Visitors {
  /** All accepted enquiries. */
  readonly accepted: Array<Enquiry> = []
  /** Other responses, by status; `none` for no response. */
  readonly refused: Record<string, number> = {}
  /** The most refusals of one enquiry. */
  mostRefusals = 0
  /** Resolves once all enquiries are sent. */
  readonly ended: Promise<unknown>
  readonly #send: (enquiry: Enquiry, number: number) => Promise<number | null>
  readonly #end: number
  readonly #retryMs: number
  #isOver = false
  #next: number

  /** @param send sends an enquiry once; resolves to the status, or to null without a response */
  constructor(
    send: (enquiry: Enquiry, number: number) => Promise<number | null>,
    { atOnce, first = 0, maxEnquiries = Number.POSITIVE_INFINITY, retryMs = 20 }: Crowd,
  ) {
    this.#send = send
    this.#next = first
    this.#end = first + maxEnquiries
    this.#retryMs = retryMs
    this.ended = Promise.all(Array.from({ length: atOnce }, () => this.#visit()))
  }

  /**
   * Resolves once a number of further enquiries was accepted.
   *
   * @throws {Error} if none is accepted for {@link PATIENCE_MS}
   */
  async more(count: number): Promise<void> {
    const goal = this.accepted.length + count
    await this.#until(() => this.accepted.length, goal, 'No enquiry is accepted any more')
  }

  /** Resolves once a number of further attempts failed. @throws {Error} if none fails for {@link PATIENCE_MS} */
  async moreRefused(count: number): Promise<void> {
    await this.#until(() => this.#refusals, this.#refusals + count, 'No enquiry is refused')
  }

  /** The number of failed attempts with another status than the given one. */
  failedExcept(status: string): number {
    return this.#refusals - (this.refused[status] ?? 0)
  }

  /** Enquiries that were not accepted yet are not repeated. */
  async stop(): Promise<void> {
    this.#isOver = true
    await this.ended
  }

  get #refusals(): number {
    return Object.values(this.refused).reduce((sum, count) => sum + count, 0)
  }

  async #until(count: () => number, goal: number, fault: string): Promise<void> {
    let last = { count: count(), atMs: performance.now() }
    while (count() < goal) {
      await sleep(POLL_MS)
      if (count() > last.count) last = { count: count(), atMs: performance.now() }
      if (performance.now() - last.atMs > PATIENCE_MS) throw new Error(fault)
    }
  }

  async #visit(): Promise<void> {
    while (!this.#isOver && this.#next < this.#end) {
      const number = this.#next++
      const enquiry = newEnquiry(number)
      for (let refusals = 1; !(await this.#isAccepted(enquiry, number)) && !this.#isOver; refusals += 1) {
        this.mostRefusals = Math.max(this.mostRefusals, refusals)
        await sleep(this.#retryMs)
      }
    }
  }

  async #isAccepted(enquiry: Enquiry, number: number): Promise<boolean> {
    const status = await this.#send(enquiry, number)
    if (status === 200) this.accepted.push(enquiry)
    else this.refused[status ?? 'none'] = (this.refused[status ?? 'none'] ?? 0) + 1
    return status === 200
  }
}
