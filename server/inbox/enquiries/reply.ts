import { offeredPlan } from '../../../domain/enquiry/offered-plan.ts'
import type { Replied, Reply } from '../../../domain/inbox/api/enquiry-acts.ts'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { answersOf, isValidAnswer } from '../../../domain/inbox/events/answers.ts'
import type { EventOf } from '../../../domain/inbox/events/enquiry-event.ts'
import { answerSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { confirmationId } from '../../enquiries/enquiry-mails.ts'
import { mailMessage } from '../../mail/mail-message.ts'
import { MAIL_TOPIC } from '../../store/outbox.ts'
import { detailOf } from '../../store/sql/inbox/detail.ts'
import { deleteDraft, saveDraft } from '../../store/sql/inbox/drafts.ts'
import { putIntoOutbox } from '../../store/sql/outbox.ts'
import { cancelMessage, openMessage } from '../../store/sql/outbox-messages.ts'
import { Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { appendEnquiryEvent } from './act.ts'
import { noEnquiry } from './enquiry-number.ts'
import type { Reader } from './row.ts'
import { UNDO_MS } from './shown-events.ts'

const NAME_BYTES = 12
const ALREADY_SENT = new Refused(404, { error: 'This answer has gone out already.' })

/** Answers by mail. The mail waits ten seconds in the outbox so that its author can undo it. */
export async function reply(
  services: InboxServices,
  reader: Reader,
  number: number,
  { version, to, text, attachPlan, anyway, ...typed }: Reply,
): Promise<Replied | Refused> {
  const stored = await services.database.read((tx) => detailOf(tx, number, reader.me))
  if (!stored) return noEnquiry(services, number)
  const [at, by] = [services.now().getTime(), reader.me]
  const offered = attachPlan ? offeredPlan(stored.enquiry, services.content().rateCards) : null
  const plan = offered?.isOnPriceList ? offered : null
  const subject = answerSubject(number, typed.subject)
  const earlierAnswers = answersOf(stored.events).filter(isValidAnswer)
  const message = mailMessage({
    name: `reply.${Buffer.from(services.randomBytes(NAME_BYTES)).toString('base64url')}`,
    postId: stored.row.postId,
    mail: {
      kind: 'reply',
      at,
      to,
      by: reader.names.get(by) ?? '',
      subject,
      text,
      attachPlan: plan?.read.query ?? null,
      follows: [
        confirmationId(stored.row.postId), // mail programs ignore the id if no confirmation was sent
        ...earlierAnswers.flatMap(({ event }) => event.mail?.outboxId ?? []),
      ],
    },
  })
  const attached = plan && `Plan ${plan.reference}.pdf`
  const goesOutAt = at + UNDO_MS
  const detail = await appendEnquiryEvent(services, reader, {
    number,
    event: {
      kind: 'answered',
      at,
      by,
      way: 'mail',
      words: text,
      mail: { outboxId: message.id, to, subject, attached },
    },
    seen: anyway ? null : version,
    async alsoInTransaction(tx) {
      await putIntoOutbox(tx, message, goesOutAt)
      await deleteDraft(tx, by, number)
    },
  })
  return detail instanceof Refused ? detail : { detail, undoId: message.id, goesOutAt }
}

/** The mail could not be stopped any more; rolls the transaction back. */
class AlreadySent extends Error {}

/** Undoes an answer that waits in the outbox; its text becomes a draft again. */
export async function undo(
  services: InboxServices,
  reader: Reader,
  undoId: string,
): Promise<EnquiryDetail | Refused> {
  const { database } = services
  const number = (await database.read((tx) => openMessage(tx, MAIL_TOPIC, undoId)))?.enquiry
  const stored = number ? await database.read((tx) => detailOf(tx, number, reader.me)) : null
  const answer = stored?.events.find(
    (event): event is EventOf<'answered'> => event.kind === 'answered' && event.mail?.outboxId === undoId,
  )
  if (!number || !answer?.mail) return ALREADY_SENT
  const at = services.now().getTime()
  const { subject, attached } = answer.mail
  const draft = { subject, text: answer.words, attachPlan: attached !== null, keptAt: at }
  try {
    return await appendEnquiryEvent(services, reader, {
      number,
      event: { kind: 'taken-back', at, by: reader.me, fact: answer.id },
      seen: null,
      async alsoInTransaction(tx) {
        if (!(await cancelMessage(tx, MAIL_TOPIC, undoId, at))) throw new AlreadySent()
        await saveDraft(tx, reader.me, number, draft)
      },
    })
  } catch (error) {
    if (error instanceof AlreadySent) return ALREADY_SENT
    throw error
  }
}
