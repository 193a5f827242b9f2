import { setTimeout as sleep } from 'node:timers/promises'
import { ask } from './ask.ts'
import { contactFields, jsonForm, plainForm } from './contact-form.ts'
import type { Watch } from './watch.ts'

const EVERY_MS = 75

/** A visitor who sends one form, from an address of their own. */
export type FormVisitor = { from: string; email: string; isPlain: boolean }

export type SentForm = {
  email: string
  /** null: there was no answer. */
  status: number | null
  /** Whether it was given up while the answer could still have come. */
  isOpen: boolean
  tookMs: number
}

/** Sends one visitor's form after another, none of whom waits for the others. */
export async function sendForms(
  port: number,
  run: number,
  { over, cutOff }: Watch,
): Promise<Array<SentForm>> {
  const sent: Array<Promise<SentForm>> = []
  for (let at = 0; !over.aborted; at += 1) {
    sent.push(sendForm(port, formVisitor(run, at), cutOff))
    await sleep(EVERY_MS)
  }
  return Promise.all(sent)
}

/** @param run of all that happens to a server: no address and no e-mail address comes twice */
export function formVisitor(run: number, at: number): FormVisitor {
  const from = `127.1.${run}.${at + 1}`
  return { from, email: `visitor-${run}-${at}@example.co.za`, isPlain: at % 2 === 1 }
}

export async function sendForm(port: number, visitor: FormVisitor, signal: AbortSignal): Promise<SentForm> {
  const { from, email, isPlain } = visitor
  const form = (isPlain ? plainForm : jsonForm)(contactFields(email))
  const startMs = performance.now()
  const status = await ask({ port, from, path: '/contact-us', form, signal }).catch(() => null)
  return { email, status, isOpen: status === null && signal.aborted, tookMs: performance.now() - startMs }
}

/** A plain form is thanked by the page that it leads to. */
export function isTaken({ status }: SentForm): boolean {
  return status === 200 || status === 303
}
