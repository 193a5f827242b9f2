import type { Mails } from '../../../domain/inbox/api/settings.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { mailNameOf } from '../../mail/due-mail.ts'
import { MAIL_TOPIC, SET_ASIDE_DUE_MS } from '../../store/outbox.ts'
import {
  dismissFailed,
  type OpenMessage,
  openMessage,
  openMessages,
} from '../../store/sql/outbox-messages.ts'
import { recordAct } from '../audit/record-act.ts'
import { noteRefusal } from '../enquiries/refused-confirmation.ts'
import { ADDRESS_CHANGED_MESSAGE, resendMail } from '../enquiries/resend.ts'
import { DONE, type InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'

const MAX_SHOWN = 200
/** All in one transaction, a few statements each. */
const MAX_RESENT = 1_000
const BEING_SENT = new Refused(409, { error: 'It is being handed over just now.' })
const ADDRESS_CHANGED = new Refused(409, { error: ADDRESS_CHANGED_MESSAGE })
const STILL_WAITS = new Refused(409, { error: 'It has not failed: it is still tried.' })
const NO_SERVER = new Refused(409, { error: 'No mail server is set: it lies in the folder.' })

/** Undelivered mails: waiting, failed or saved as files. Never their content. */
export function addMailsRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, audit, config, now } = services
  routes.staff('GET', 'mails', {}, async (): Promise<Mails> => {
    const open = await database.read((tx) => openMessages(tx, MAIL_TOPIC, MAX_SHOWN))
    return { mails: open.map(shownMail) }
  })
  routes.staff('POST', 'mails/:id/resend', NEEDS.answer, async ({ signedIn, param }) => {
    if (config.mail.smtp === null) return NO_SERVER
    const at = now().getTime()
    return database.transaction(async (tx) => {
      const message = await openMessage(tx, MAIL_TOPIC, param('id'))
      if (!message) return NOT_HERE
      const result = await resendMail(tx, message, at)
      if (result !== 'resent') return { busy: BEING_SENT, moved: ADDRESS_CHANGED }[result]
      await audit.append(tx, { at, actor: signedIn.staff.id, act: 'sent-mail-again', ...aboutMail(message) })
      return DONE
    })
  })
  routes.staff('POST', 'mails/resend-failed', NEEDS.answer, async ({ signedIn }) => {
    if (config.mail.smtp === null) return NO_SERVER
    const at = now().getTime()
    await database.transaction(async (tx) => {
      const open = await openMessages(tx, MAIL_TOPIC, MAX_RESENT)
      let count = 0
      for (const message of open.filter(({ failedMs }) => failedMs !== null))
        if ((await resendMail(tx, message, at)) === 'resent') count += 1
      if (count > 0) await recordAct(services, tx, signedIn.staff.id, 'sent-failed-mails-again', { count })
    })
    return DONE
  })
  routes.staff('POST', 'mails/:id/put-aside', NEEDS.answer, ({ signedIn, param }) => {
    const at = now().getTime()
    return database.transaction(async (tx) => {
      const message = await openMessage(tx, MAIL_TOPIC, param('id'))
      if (!message) return NOT_HERE
      if (!(await dismissFailed(tx, MAIL_TOPIC, message.id))) return STILL_WAITS
      await noteRefusal(tx, message, at)
      await audit.append(tx, { at, actor: signedIn.staff.id, act: 'put-mail-aside', ...aboutMail(message) })
      return DONE
    })
  })
}

function aboutMail({ id, enquiry }: OpenMessage) {
  return { subject: enquiry === null ? null : enquiryName(enquiry), data: { kind: mailNameOf(id) } }
}

function shownMail({
  id,
  enquiry,
  sinceMs,
  nextTryMs,
  failedMs,
  words,
}: OpenMessage): Mails['mails'][number] {
  const mail = { outboxId: id, kind: mailNameOf(id), enquiry, at: sinceMs }
  if (failedMs !== null) return { ...mail, state: 'failed', nextTry: null, words }
  if (nextTryMs === SET_ASIDE_DUE_MS) return { ...mail, state: 'folder', nextTry: null, words: null }
  return { ...mail, state: 'waiting', nextTry: nextTryMs, words }
}
