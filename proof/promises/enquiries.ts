import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { contactFields, jsonForm } from '../attack/contact-form.ts'
import { sendRequest } from '../attack/send-request.ts'

/** An honest visitor's enquiry, with the key that stays the same over all retries. */
export type Enquiry = { key: string; email: string; message: string }

const FROM = '127.0.0.2'
const GIVE_UP_MS = 5_000
const RETRY_MS = 20

/** @param at makes the address and the message its own */
export function newEnquiry(at: number): Enquiry {
  const email = `visitor-${at}@example.co.za`
  return { key: randomUUID(), email, message: contactFields(email).message ?? '' }
}

/**
 * Sends an enquiry once, as the form's island does.
 *
 * @returns the status; null if there was no whole answer
 */
export function sendEnquiry(port: number, enquiry: Enquiry, agent?: Agent): Promise<number | null> {
  const form = { ...jsonForm(contactFields(enquiry.email)), key: enquiry.key }
  const signal = AbortSignal.timeout(GIVE_UP_MS)
  return sendRequest({ port, from: FROM, path: '/contact-us', form, agent, signal }).catch(() => null)
}

/** Visitors who send one enquiry after the other and repeat each with its key until they are thanked. */
export class Visitors {
  /** All that they were thanked for. */
  readonly thanked: Array<Enquiry> = []
  /** Answers other than a thank-you, by status; `none` for no answer. */
  readonly refused: Record<string, number> = {}
  readonly #port: () => number
  readonly #agent = new Agent({ keepAlive: true })
  readonly #ended: Promise<unknown>
  #isOver = false
  #next = 0

  /**
   * @param port asked before each attempt: a server may have moved
   * @param count how many send at the same time
   */
  constructor(port: () => number, count: number) {
    this.#port = port
    this.#ended = Promise.all(Array.from({ length: count }, () => this.#visit()))
  }

  /** Resolves once so many more were thanked. */
  async more(count: number): Promise<void> {
    const enough = this.thanked.length + count
    while (this.thanked.length < enough) await sleep(5)
  }

  /** Lets each finish the enquiry that it has begun, at most for {@link GIVE_UP_MS} from its last attempt. */
  async stop(): Promise<void> {
    this.#isOver = true
    await this.#ended
    this.#agent.destroy()
  }

  async #visit(): Promise<void> {
    while (!this.#isOver) {
      const enquiry = newEnquiry(this.#next++)
      let status = await sendEnquiry(this.#port(), enquiry, this.#agent)
      while (status !== 200 && !this.#isOver) {
        this.refused[status ?? 'none'] = (this.refused[status ?? 'none'] ?? 0) + 1
        await sleep(RETRY_MS)
        status = await sendEnquiry(this.#port(), enquiry, this.#agent)
      }
      if (status === 200) this.thanked.push(enquiry)
    }
  }
}
