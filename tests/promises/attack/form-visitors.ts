import { setTimeout as sleep } from 'node:timers/promises'
import { jsonForm, plainForm, statusOf } from '../ask.ts'
import { contactFields } from './contact-form.ts'
import type { Watch } from './watch.ts'

const EVERY_MS = 75
const TAKEN_WITHIN_MS = 1_000

/** A visitor who sends one form from their own address. */
export type FormVisitor = { from: string; email: string; isPlain: boolean }

export type SentForm = {
  email: string
  /** Null if there was no response. */
  status: number | null
  /** Whether the response was still pending when the measuring ended. */
  isOpen: boolean
  tookMs: number
}

/** Sends a form every {@link EVERY_MS}, each from a new visitor, without waiting for the responses. */
export async function sendForms(
  port: number,
  run: number,
  { over, cutOff }: Watch,
): Promise<Array<SentForm>> {
  const sent: Array<Promise<SentForm>> = []
  for (let index = 0; !over.aborted; index += 1) {
    sent.push(sendForm(port, formVisitor(run, index), cutOff))
    await sleep(EVERY_MS)
  }
  return Promise.all(sent)
}

/** @param run number of the attack: makes addresses and e-mail addresses unique on a server */
export function formVisitor(run: number, at: number): FormVisitor {
  const from = `127.1.${run}.${at + 1}`
  return { from, email: `visitor-${run}-${at}@example.co.za`, isPlain: at % 2 === 1 }
}

export async function sendForm(port: number, visitor: FormVisitor, signal: AbortSignal): Promise<SentForm> {
  const { from, email, isPlain } = visitor
  const form = (isPlain ? plainForm : jsonForm)(contactFields(email))
  const startMs = performance.now()
  const status = await statusOf(port, '/contact-us', { ...form, from, signal }).catch(() => null)
  return { email, status, isOpen: status === null && signal.aborted, tookMs: performance.now() - startMs }
}

/** Those that were not accepted within a second. */
export function notTaken(forms: ReadonlyArray<SentForm>): Array<SentForm> {
  return forms.filter((form) => !isAccepted(form) || form.tookMs > TAKEN_WITHIN_MS)
}

/** A plain form is answered with a redirect (303) to the thank-you page. */
export function isAccepted({ status }: SentForm): boolean {
  return status === 200 || status === 303
}
