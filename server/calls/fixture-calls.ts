import { randomUUID } from 'node:crypto'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { type CallSettings, DEFAULT_CALL_SETTINGS } from '../../domain/calls/call-settings.ts'
import { callTimeText } from '../../domain/calls/call-time.ts'
import { CONTACT, openTestApp, postJson, postPlain } from '../fixture-app.ts'
import { dueMailSchema } from '../mail/due-mail.ts'
import { MAIL_TOPIC } from '../store/outbox.ts'
import { callsBetween } from '../store/sql/calls/call-rows.ts'
import { writeSetting } from '../store/sql/inbox/settings-rows.ts'
import { openMessages } from '../store/sql/outbox-messages.ts'

const NOW = new Date('2026-11-20T08:24:00Z')
/** An offered time. */
export const CALL_AT = momentOf('2026-11-24', '09:30')

type BookingFields = {
  at?: number
  email?: string
  phoneNumber?: string
  key?: string
  message?: string
  ip?: string
  zone?: string
}

/** A form of the private link; `at` is the chosen time. */
type LinkForm = {
  do: string
  at?: number
  sequence?: string
  token?: string
  words?: string
  answer?: string
}

export type CallsApp = Awaited<ReturnType<typeof openCallsApp>>

/**
 * An app in which Pieter takes calls, on Friday 20 November at 10:24.
 *
 * @param submissionsPer10Minutes 0: neither forms nor mails are limited
 */
export async function openCallsApp({ submissionsPer10Minutes = 1_000 } = {}) {
  const opened = await openTestApp({ submissionsPer10Minutes })
  opened.clock.now = NOW
  let people = 0

  const addCaller = (id: string, name: string): Promise<unknown> =>
    opened.stores.database.transaction((tx) =>
      tx.query(
        `INSERT INTO staff (id, name, email, email_folded, role, created_at, joined_at, takes_calls)
         VALUES (?, ?, ?, ?, 'owner', 0, 0, 1)`,
        [id, name, `${id}@twelvemoons.example`, `${id}@twelvemoons.example`],
      ),
    )

  /** Sends the form with a call time, by default as a new person each time. */
  async function book({ at = CALL_AT, key = randomUUID(), ip, ...typed }: BookingFields = {}) {
    people += 1
    const body = {
      ...CONTACT,
      email: `n${people}@example.co.za`,
      phoneNumber: `082 123 ${String(1000 + people)}`,
      callAt: callTimeText(at),
      ...typed,
    }
    const headers = { 'idempotency-key': key }
    const answer = await postJson(opened.app, '/contact-us', body, headers, ip ?? `203.0.${people}.113`)
    return { status: answer.statusCode, receipt: answer.json().receipt }
  }

  async function mails() {
    const open = await opened.stores.database.read((tx) => openMessages(tx, MAIL_TOPIC, 1_000))
    return open.map(({ id, payload }) => ({ id, mail: dueMailSchema.parse(JSON.parse(payload)) }))
  }

  const change = (link: string, { at, ...values }: LinkForm) =>
    postPlain(opened.app, link, at === undefined ? values : { ...values, callAt: callTimeText(at) })

  await addCaller('pieter', 'Pieter Louw')
  return {
    ...opened,
    addCaller,
    book,
    mails,
    mailKinds: async () => (await mails()).map(({ mail }) => mail.kind).toSorted(),
    calls: () => opened.stores.database.read((tx) => callsBetween(tx, 0, 8e15)),
    changeSettings: (changed: Partial<CallSettings>) =>
      opened.stores.database.transaction((tx) =>
        writeSetting(tx, 'calls', { ...DEFAULT_CALL_SETTINGS, ...changed }),
      ),
    /** Posts a form of the private link. */
    change,
    /** Posts a form of the private link. @returns the outcome that the page then shows */
    outcomeAfter: async (link: string, form: LinkForm) =>
      String((await change(link, form)).headers.location).split('said=')[1],
  }
}
