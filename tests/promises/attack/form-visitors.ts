import { setTimeout as sleep } from 'node:timers/promises'
import { jsonForm, plainForm, statusOf } from '../ask.ts'
import { contactFields } from './contact-form.ts'
import type { Watch } from './watch.ts'

const SEND_INTERVAL_MS = 75
const ACCEPT_MAX_MS = 1_000

/** A visitor who sends one form from their own address. */
export type FormVisitor = { from: string; email: string; isPlain: boolean }

export type SentForm = {
  email: string
  /** Null if there was no response. */
  status: number | null
  /** Whether the response was still pending when the measuring ended. */
  isPending: boolean
  durationMs: number
}

/** Sends a form every {@link SEND_INTERVAL_MS}, each from a new visitor, without waiting for the responses. */
export async function sendForms(
  port: number,
  run: number,
  { endSignal, cutOffSignal }: Watch,
): Promise<Array<SentForm>> {
  const sent: Array<Promise<SentForm>> = []
  for (let index = 0; !endSignal.aborted; index += 1) {
    sent.push(sendForm(port, formVisitor(run, index), cutOffSignal))
    await sleep(SEND_INTERVAL_MS)
  }
  return Promise.all(sent)
}

/** @param run number of the attack: makes addresses and email addresses unique on a server */
export function formVisitor(run: number, at: number): FormVisitor {
  const from = `127.1.${run}.${at + 1}`
  return { from, email: `visitor-${run}-${at}@example.co.za`, isPlain: at % 2 === 1 }
}

export async function sendForm(port: number, visitor: FormVisitor, signal: AbortSignal): Promise<SentForm> {
  const { from, email, isPlain } = visitor
  const form = (isPlain ? plainForm : jsonForm)(contactFields(email))
  const startMs = performance.now()
  const status = await statusOf(port, '/contact-us', { ...form, from, signal }).catch(() => null)
  const isPending = status === null && signal.aborted
  return { email, status, isPending, durationMs: performance.now() - startMs }
}

/** The forms that were not accepted within a second. */
export function notAccepted(forms: ReadonlyArray<SentForm>): Array<SentForm> {
  return forms.filter((form) => !isAccepted(form) || form.durationMs > ACCEPT_MAX_MS)
}

/** The response to a plain form is a redirect (303) to the thank-you page. */
export function isAccepted({ status }: SentForm): boolean {
  return status === 200 || status === 303
}
