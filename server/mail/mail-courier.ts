import type { Report } from '../log.ts'
import type { ShutdownSignals } from '../run-tasks.ts'
import {
  type AttemptResult,
  type ClaimedMessage,
  deliverDue,
  MAIL_TOPIC,
  type Outbox,
  SET_ASIDE_DUE_MS,
  type Settlement,
  settlementOf,
} from '../store/outbox.ts'
import { type Compose, ComposeError, type DueMail, dueMailSchema } from './due-mail.ts'
import type { MailTransport } from './mail.ts'
import { withoutWords } from './smtp-outcome.ts'

/** Longer than mail servers need, and shorter than the lease of the outbox. */
const ATTEMPT_MS = 45_000

export type CourierDependencies = {
  outbox: Pick<Outbox, 'claim' | 'settle'>
  transport: MailTransport
  compose: Compose
  now: () => Date
  report: Report
  /** Replaces AbortSignal.timeout in tests. */
  timeOut?: (ms: number) => AbortSignal
}

/** Delivers the mails that are due. */
export function createMailCourier(
  dependencies: CourierDependencies,
): (shutdown?: Partial<ShutdownSignals>) => Promise<void> {
  const { outbox, now } = dependencies
  return ({ stopping, givingUp } = {}) =>
    deliverDue(outbox, MAIL_TOPIC, now, (claimed) => deliverOne(claimed, dependencies, givingUp), stopping)
}

async function deliverOne(
  claimed: ClaimedMessage,
  dependencies: CourierDependencies,
  givingUp?: AbortSignal,
): Promise<AttemptResult['outcome']> {
  const { outbox, now } = dependencies
  const mail = dueMailSchema.safeParse(JSON.parse(claimed.payload)).data
  const attempt = mail ? await attemptOf(mail, claimed.id, dependencies, givingUp) : UNREADABLE
  const settlement = settlementOf(attempt, claimed, now().getTime())
  if (await outbox.settle(claimed, settlement)) reportEnd(claimed, settlement, dependencies.report)
  return attempt.outcome
}

const UNREADABLE: AttemptResult = { outcome: 'refused', reason: 'its message cannot be read by this version' }

async function attemptOf(
  mail: DueMail,
  id: string,
  dependencies: CourierDependencies,
  givingUp?: AbortSignal,
): Promise<AttemptResult> {
  const { compose, transport, report, timeOut = AbortSignal.timeout } = dependencies
  try {
    const signal = AbortSignal.any([timeOut(ATTEMPT_MS), ...(givingUp ? [givingUp] : [])])
    return await transport.deliver(await compose(mail, id), signal)
  } catch (error) {
    if (error instanceof ComposeError) return { outcome: 'refused', reason: error.message }
    report('error', { err: error, id }, 'A mail could not be written out: it is tried again later')
    return { outcome: 'wait', reason: 'it could not be written out: the log says why' }
  }
}

/** Logs no personal data: ids have none, and {@link withoutWords} removes the mail server's words. */
function reportEnd({ id, attempts }: ClaimedMessage, settlement: Settlement, report: Report): void {
  if (settlement.kind === 'failed')
    report(
      'error',
      { id, failure: withoutWords(settlement.failure) },
      'A mail is not tried any more: see the inbox',
    )
  if (settlement.kind === 'due' && attempts === 1 && settlement.at !== SET_ASIDE_DUE_MS)
    report('warn', { id, reason: withoutWords(settlement.reason) }, 'A mail waits')
}
