import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { jsonForm, type Question, statusOf } from './ask.ts'
import { contactFields } from './attack/contact-form.ts'

/** An honest visitor's enquiry, with the key that stays the same over all retries. */
export type Enquiry = { key: string; email: string; message: string }

const GIVE_UP_MS = 10_000
const RETRY_MS = 20
const POLL_MS = 5
const PATIENCE_MS = 20_000

/** @param at makes the address and the message its own */
export function newEnquiry(at: number): Enquiry {
  const email = `visitor-${at}@example.co.za`
  return { key: randomUUID(), email, message: contactFields(email).message ?? '' }
}

type Sending = Pick<Question, 'agent' | 'halfUntil'> & { giveUpMs?: number }

/**
 * Sends an enquiry once, as the form's island does.
 *
 * @returns the status; null if there was no whole answer
 */
export function sendEnquiry(port: number, enquiry: Enquiry, how: Sending = {}): Promise<number | null> {
  const { giveUpMs = GIVE_UP_MS, ...rest } = how
  const signal = AbortSignal.timeout(giveUpMs)
  return statusOf(port, '/contact-us', { ...formOf(enquiry), ...rest, signal }).catch(() => null)
}

/** The same with the whole answer, for what stands in its headers. */
export function answerTo(url: string, enquiry: Enquiry): Promise<Response> {
  return fetch(`${url}/contact-us`, formOf(enquiry))
}

function formOf({ key, email, message }: Enquiry) {
  const { headers, ...form } = jsonForm({ ...contactFields(email), message })
  return { ...form, headers: { ...headers, 'idempotency-key': key } }
}

export type Crowd = {
  /** How many send at the same time. */
  atOnce: number
  /** Number of the first enquiry, so that those of several crowds differ; by default 0. */
  first?: number
  /** How many enquiries they have together; by default they send until they are stopped. */
  most?: number
  /** How long each waits after a thank-you before they send again, in milliseconds; by default not at all. */
  pauseMs?: number
}

/** Visitors who send one enquiry after the other and repeat each with its key until they are thanked. */
export class Visitors {
  /** All that they were thanked for. */
  readonly thanked: Array<Enquiry> = []
  /** Answers other than a thank-you, by status; `none` for no answer. */
  readonly refused: Record<string, number> = {}
  /** How long the slowest attempt took. */
  slowestMs = 0
  /** Resolves once all are done. */
  readonly ended: Promise<unknown>
  readonly #port: () => number
  readonly #agent = new Agent({ keepAlive: true })
  readonly #end: number
  readonly #pauseMs: number
  #isOver = false
  #next: number

  /** @param port asked before each attempt: a server may have moved */
  constructor(
    port: () => number,
    { atOnce, first = 0, most = Number.POSITIVE_INFINITY, pauseMs = 0 }: Crowd,
  ) {
    this.#port = port
    this.#next = first
    this.#end = first + most
    this.#pauseMs = pauseMs
    this.ended = Promise.all(Array.from({ length: atOnce }, () => this.#visit()))
  }

  /**
   * Resolves once so many more were thanked.
   *
   * @throws {Error} if for {@link PATIENCE_MS} nobody is
   */
  async more(count: number): Promise<void> {
    const enough = this.thanked.length + count
    await this.#until(() => this.thanked.length, enough, 'Nobody is thanked any more')
  }

  /** Resolves once so many more attempts had no thank-you. @throws {Error} if for {@link PATIENCE_MS} there is none */
  async moreRefused(count: number): Promise<void> {
    await this.#until(() => this.#refusals, this.#refusals + count, 'Nobody is refused')
  }

  /** How many attempts had neither a thank-you nor such an answer. */
  refusedOtherwise(status: string): number {
    return this.#refusals - (this.refused[status] ?? 0)
  }

  /** Ends it: what was not thanked yet is not repeated any more. */
  async stop(): Promise<void> {
    this.#isOver = true
    await this.ended
    this.#agent.destroy()
  }

  get #refusals(): number {
    return Object.values(this.refused).reduce((sum, count) => sum + count, 0)
  }

  async #until(reached: () => number, enough: number, fault: string): Promise<void> {
    let last = { count: reached(), atMs: performance.now() }
    while (reached() < enough) {
      await sleep(POLL_MS)
      if (reached() > last.count) last = { count: reached(), atMs: performance.now() }
      if (performance.now() - last.atMs > PATIENCE_MS) throw new Error(fault)
    }
  }

  async #visit(): Promise<void> {
    while (!this.#isOver && this.#next < this.#end) {
      const enquiry = newEnquiry(this.#next++)
      while (!(await this.#isThanked(enquiry)) && !this.#isOver) await sleep(RETRY_MS)
      if (this.#pauseMs > 0) await sleep(this.#pauseMs)
    }
  }

  async #isThanked(enquiry: Enquiry): Promise<boolean> {
    const startMs = performance.now()
    const status = await sendEnquiry(this.#port(), enquiry, { agent: this.#agent })
    this.slowestMs = Math.max(this.slowestMs, performance.now() - startMs)
    if (status === 200) this.thanked.push(enquiry)
    else this.refused[status ?? 'none'] = (this.refused[status ?? 'none'] ?? 0) + 1
    return status === 200
  }
}
