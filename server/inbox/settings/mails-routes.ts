import type { Done } from '../../../domain/inbox/api/basics.ts'
import type { Mails } from '../../../domain/inbox/api/settings.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { mailNameOf } from '../../mail/due-mail.ts'
import { MAIL_TOPIC, SET_ASIDE_MS } from '../../store/outbox.ts'
import type { Transaction } from '../../store/sql/database.ts'
import { type OpenMessage, openMessage, openMessages, putAside } from '../../store/sql/outbox-messages.ts'
import { noteRefusal } from '../enquiries/refused-confirmation.ts'
import { resendMail } from '../enquiries/resend.ts'
import type { InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'

const MAX_SHOWN = 200
/** Each takes a few statements of one transaction. */
const MAX_RESENT = 1_000
const DONE: Done = { done: true }
const BEING_SENT = new Refused(409, { error: 'It is being handed over just now.' })
const MOVED = new Refused(409, { error: 'Mails go to another address now: please answer to that one.' })
const STILL_WAITS = new Refused(409, { error: 'It has not failed: it is still tried.' })
const NO_SERVER = new Refused(409, { error: 'No mail server is set: it lies in the folder.' })

/** Mails that have not arrived: those that wait, that failed, or that lie in the folder. Never what they say. */
export function addMailsRoutes(routes: InboxRoutes, parts: InboxServices): void {
  const { database, config, now } = parts
  routes.staff('GET', 'mails', {}, async (): Promise<Mails> => {
    const open = await database.read((tx) => openMessages(tx, MAIL_TOPIC, MAX_SHOWN))
    return { mails: open.map(shown) }
  })
  routes.staff('POST', 'mails/:id/resend', NEEDS.answer, async ({ signed, param }) => {
    if (config.mail.smtp === null) return NO_SERVER
    const by = { actor: signed.staff.id, at: now().getTime() }
    const result = await database.transaction((tx) => resend(tx, parts, param('id'), by))
    return { resent: DONE, unknown: NOT_HERE, busy: BEING_SENT, moved: MOVED }[result]
  })
  routes.staff('POST', 'mails/resend-failed', NEEDS.answer, async ({ signed }) => {
    if (config.mail.smtp === null) return NO_SERVER
    const by = { actor: signed.staff.id, at: now().getTime() }
    await database.transaction((tx) => resendAllFailed(tx, parts, by))
    return DONE
  })
  routes.staff('POST', 'mails/:id/put-aside', NEEDS.answer, async ({ signed, param }) => {
    const by = { actor: signed.staff.id, at: now().getTime() }
    const result = await database.transaction((tx) => putFailedAside(tx, parts, param('id'), by))
    return { aside: DONE, unknown: NOT_HERE, waits: STILL_WAITS }[result]
  })
}

function shown({ id, enquiry, sinceMs, nextTryMs, failedMs, words }: OpenMessage): Mails['mails'][number] {
  const mail = { outboxId: id, kind: mailNameOf(id), enquiry, at: sinceMs }
  if (failedMs !== null) return { ...mail, state: 'failed', nextTry: null, words }
  if (nextTryMs === SET_ASIDE_MS) return { ...mail, state: 'folder', nextTry: null, words: null }
  return { ...mail, state: 'waiting', nextTry: nextTryMs, words }
}

async function resendAllFailed(
  tx: Transaction,
  { audit }: InboxServices,
  { actor, at }: { actor: string; at: number },
): Promise<void> {
  const open = await openMessages(tx, MAIL_TOPIC, MAX_RESENT)
  let count = 0
  for (const message of open.filter(({ failedMs }) => failedMs !== null))
    if ((await resendMail(tx, message, at)) === 'resent') count += 1
  if (count > 0)
    await audit.append(tx, { at, actor, act: 'sent-failed-mails-again', subject: null, data: { count } })
}

async function putFailedAside(
  tx: Transaction,
  { audit }: InboxServices,
  id: string,
  { actor, at }: { actor: string; at: number },
): Promise<'aside' | 'unknown' | 'waits'> {
  const found = await openMessage(tx, MAIL_TOPIC, id)
  if (!found) return 'unknown'
  if (!(await putAside(tx, MAIL_TOPIC, id))) return 'waits'
  await noteRefusal(tx, found, at)
  const subject = found.enquiry === null ? null : enquiryName(found.enquiry)
  await audit.append(tx, { at, actor, act: 'put-mail-aside', subject, data: { kind: mailNameOf(id) } })
  return 'aside'
}

async function resend(
  tx: Transaction,
  { audit }: InboxServices,
  id: string,
  { actor, at }: { actor: string; at: number },
): Promise<'resent' | 'unknown' | 'busy' | 'moved'> {
  const found = await openMessage(tx, MAIL_TOPIC, id)
  if (!found) return 'unknown'
  const result = await resendMail(tx, found, at)
  if (result !== 'resent') return result
  const subject = found.enquiry === null ? null : enquiryName(found.enquiry)
  await audit.append(tx, { at, actor, act: 'sent-mail-again', subject, data: { kind: mailNameOf(id) } })
  return 'resent'
}
