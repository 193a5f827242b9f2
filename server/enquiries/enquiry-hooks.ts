import { z } from 'zod'
import { answerHours, deadlineOf } from '../../domain/calendar/deadline.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import type { AddOptions, Enquiry } from '../../domain/enquiry/enquiry.ts'
import { CONFIRMATIONS_A_DAY, MAX_CLOCK_SKEW_MS, mailboxOf } from '../../domain/enquiry/mailbox.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { bookWantedCall, queueWantedCallMails } from '../calls/call-changes.ts'
import { callContextOf, callEnquiryOf } from '../calls/call-enquiry.ts'
import { withdrawCalls } from '../calls/staff-changes.ts'
import type { ServerContent } from '../content.ts'
import { newLinkToken, tokenSealer } from '../mail/link-token.ts'
import { restoreConfirmed, restoreStopLink } from '../newsletter/newsletter-links.ts'
import { sendConfirmationRequest } from '../newsletter/send-confirmation-request.ts'
import { type AuditLog, auditLog } from '../store/sql/audit.ts'
import { takeConfirmation } from '../store/sql/confirmation-counts.ts'
import type { Transaction } from '../store/sql/database.ts'
import { subscriptionOf } from '../store/sql/inbox/confirmation.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'
import type { EnquiryHooks } from '../store/sql/store-enquiry.ts'
import { webhookMessage } from '../webhook/webhook-message.ts'
import { type WebhookSetting, webhookKeySealer, webhookOf } from '../webhook/webhook-setting.ts'
import { describeIn } from './describe.ts'
import { type Arrival, mailsFor, sourceOf } from './enquiry-mails.ts'

type HookDependencies = {
  /** The content of the current release. */
  content: () => ServerContent
  /** Public origin. */
  siteUrl: string
  secret: string
  /** The webhook of the environment; null: the one in the inbox's settings is used. */
  webhook: WebhookSetting | null
  /** How many confirmations the whole site sends in an hour; 0 for no limit. */
  confirmationsPerHour: number
  now: () => Date
  randomBytes: (count: number) => Uint8Array
}

/** The hooks that run in the transaction of every enquiry: see `storeEnquiry`. */
export function siteHooks(dependencies: HookDependencies): EnquiryHooks {
  const { now, content } = dependencies
  return {
    inbox: {
      now,
      deadline: (arrivedMs, daysOff) =>
        deadlineOf(arrivedMs, answerHours(content().company.openingHours, daysOff)),
      describe: (enquiry) => describeIn(content())(enquiry),
    },
    messages: enquiryMessages(dependencies),
    audit: enquiryAudit(auditLog(dependencies.secret), now),
  }
}

const rowSchema = z.object({ number: z.int(), dueAt: z.int() })

/**
 * Queues the messages about an enquiry in the transaction that stores or releases it: mails to staff and sender, and the webhook. Before
 * that it books the call that the enquiry wants, which the mails name.
 * A newsletter address gets a request to confirm. Enquiries in quarantine cause no message.
 */
function enquiryMessages(dependencies: HookDependencies): NonNullable<EnquiryHooks['messages']> {
  const { content, siteUrl, webhook, now, randomBytes, secret } = dependencies
  const { seal } = tokenSealer(dependencies.secret)
  const keySealer = webhookKeySealer(dependencies.secret)

  async function queue(
    tx: Transaction,
    enquiry: Enquiry,
    { isFromBusyNetwork = false, call }: AddOptions,
  ): Promise<void> {
    const { postId } = enquiry.record
    const callContext = callContextOf(dependencies, content())
    const { nowMs } = callContext
    if (enquiry.metadata.quarantine) {
      const callEnquiry = call && callEnquiryOf(enquiry, 0)
      if (callEnquiry) await bookWantedCall(tx, callEnquiry, call, { ...callContext, mayBeMailed: false })
      return
    }
    /** Whether the limits of the network and the site allow a mail. Checked last, because each check counts. */
    async function mayMail(tx: Transaction): Promise<boolean> {
      return !isFromBusyNetwork && (await takeConfirmation(tx, dependencies.confirmationsPerHour, nowMs))
    }
    if (enquiry.collection === 'newsletter') return await requestConfirmation(tx, postId, mayMail, nowMs)
    const mayBeMailed = (await mayBeConfirmed(tx, enquiry, nowMs)) && (await mayMail(tx))
    const { number, dueAt } = await inboxRow(tx, postId)
    const callEnquiry = call && callEnquiryOf(enquiry, number)
    const booked =
      callEnquiry && (await bookWantedCall(tx, callEnquiry, call, { ...callContext, mayBeMailed }))
    const arrival = { enquiry, number, answerBy: dueAt, at: nowMs }
    const isConfirmedByCallMail =
      mayBeMailed &&
      callEnquiry &&
      booked &&
      (await queueWantedCallMails(tx, callEnquiry, call.startsAt, {
        ...callContext,
        booked,
        answerBy: dueAt,
      }))
    const mails = mailsFor(arrival, content(), {
      isConfirmed: mayBeMailed && !isConfirmedByCallMail,
      call: typeof booked === 'object' ? booked : null,
      wantedCallAt: call && typeof booked === 'string' ? call.startsAt : null,
    })
    for (const mail of mails) await putIntoOutbox(tx, mail, nowMs)
    if ((await webhookOf(tx, webhook, keySealer)) !== null)
      await putIntoOutbox(tx, createdMessage(arrival, siteUrl, content()), nowMs)
  }

  async function requestConfirmation(
    tx: Transaction,
    postId: string,
    mayMail: (tx: Transaction) => Promise<boolean>,
    nowMs: number,
  ): Promise<void> {
    const subscription = await subscriptionOf(tx, postId)
    const link = { token: newLinkToken(randomBytes), seal, nowMs, mayMail }
    if (subscription) await sendConfirmationRequest(tx, subscription, link)
  }

  async function restoreLinks(tx: Transaction, enquiry: Enquiry): Promise<void> {
    const { record } = enquiry
    await restoreStopLink(tx, enquiry, dependencies.secret)
    if ('status' in record && record.status === 'confirmed')
      await restoreConfirmed(tx, record.postId, dependencies.secret, now().getTime())
  }

  const withdrawCall = (tx: Transaction, { record }: Enquiry) =>
    withdrawCalls(tx, [record.postId], { secret, nowMs: now().getTime() })

  return { queue, restoreLinks, withdrawCall }
}

async function inboxRow(tx: Transaction, postId: string): Promise<z.infer<typeof rowSchema>> {
  const [row] = await tx.query('SELECT number, due_at AS "dueAt" FROM enquiries WHERE post_id = ?', [postId])
  return rowSchema.parse(row)
}

function createdMessage({ enquiry, number, answerBy, at }: Arrival, siteUrl: string, content: ServerContent) {
  return webhookMessage(enquiry.record.postId, enquiry.record.postId, {
    type: 'enquiry.created',
    timestamp: new Date(at).toISOString(),
    data: {
      number,
      about: sourceOf(enquiry, content).about,
      answerBy: new Date(answerBy).toISOString(),
      url: `${siteUrl}${paths.inboxEnquiry(number)}`,
    },
  })
}

const DAY_MS = 24 * 3_600_000

/** Whether an enquiry may be confirmed by mail: only the first few of a mailbox in a day are. */
async function mayBeConfirmed(tx: Transaction, { record }: Enquiry, nowMs: number): Promise<boolean> {
  const [row] = await tx.query(
    `SELECT count(*) AS count FROM submissions WHERE mailbox = ? AND date_sent BETWEEN ? AND ?
       AND post_id <> ? AND collection <> 'newsletter' AND quarantine_until IS NULL`,
    [mailboxOf(record.email), nowMs - DAY_MS, nowMs + MAX_CLOCK_SKEW_MS, record.postId],
  )
  return Number(row?.count) < CONFIRMATIONS_A_DAY
}

/**
 * Records in the audit log which member of staff released a quarantined enquiry, and deletions by the retention sweep. Releases by
 * a command are not recorded, because the command may not know the log's secret; nor are new enquiries in quarantine, because
 * simultaneous ones would wait for each other.
 */
function enquiryAudit(audit: AuditLog, now: () => Date): NonNullable<EnquiryHooks['audit']> {
  return {
    async released(tx, { record }, by) {
      if (by === null) return
      // A newsletter address has become a subscription, which has no number.
      const [row] = await tx.query('SELECT number FROM enquiries WHERE post_id = ?', [record.postId])
      const subject = row ? enquiryName(Number(row.number)) : null
      await audit.append(tx, { at: now().getTime(), actor: by, act: 'released', subject, data: {} })
    },
    async expired(tx, { record }) {
      const data = { count: 1, day: dayOf(record.dateSent) }
      await audit.append(tx, { at: now().getTime(), actor: 'retention', act: 'expired', subject: null, data })
    },
  }
}
