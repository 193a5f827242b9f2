import { setTimeout as sleep } from 'node:timers/promises'
import { jsonForm, plainForm, statusOf } from '../ask.ts'
import { contactFields } from './contact-form.ts'
import type { Watch } from './watch.ts'

const SEND_INTERVAL_MS = 75
const ACCEPT_MAX_MS = 1_000

export type SentForm = {
  email: string
  /** Null if there was no response. */
  status: number | null
  durationMs: number
}

/**
 * Sends a form every {@link SEND_INTERVAL_MS}, each from a new visitor, without waiting for the responses.
 *
 * @param run number of the attack: makes addresses and email addresses unique on a server
 */
export async function sendForms(
  port: number,
  run: number,
  { endSignal, cutOffSignal: signal }: Watch,
): Promise<Array<SentForm>> {
  const send = async (at: number): Promise<SentForm> => {
    const email = `visitor-${run}-${at}@example.co.za`
    const form = (at % 2 === 1 ? plainForm : jsonForm)(contactFields(email))
    const startMs = performance.now()
    const options = { ...form, from: `127.1.${run}.${at + 1}`, signal }
    const status = await statusOf(port, '/contact-us', options).catch(() => null)
    return { email, status, durationMs: performance.now() - startMs }
  }
  const sent: Array<Promise<SentForm>> = []
  for (let index = 0; !endSignal.aborted; index += 1) {
    sent.push(send(index))
    await sleep(SEND_INTERVAL_MS)
  }
  return Promise.all(sent)
}

/** The forms that were not accepted within a second. */
export function notAccepted(forms: ReadonlyArray<SentForm>): Array<SentForm> {
  return forms.filter((form) => !isAccepted(form) || form.durationMs > ACCEPT_MAX_MS)
}

/** The response to a plain form is a redirect (303) to the thank-you page. */
export function isAccepted({ status }: SentForm): boolean {
  return status === 200 || status === 303
}
