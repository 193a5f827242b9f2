import type { Attempt } from '../../outbox/outbox.ts'
import { adviceOn } from './owner-lines.ts'

/** How delivery stands, for /readyz: 'ok', or what became of the last attempt and what can be done. */
export type DeliveryNotice = { text: () => string; note: (attempt: Attempt) => void }

/** @param failure why the last message has failed, if none was delivered since: a restart mends nothing */
export function createDeliveryNotice(failure: string | null): DeliveryNotice {
  let text = failure === null ? 'ok' : noticeOf('refused', failure)
  return {
    text: () => text,
    note: (attempt) => {
      text = attempt.outcome === 'delivered' ? 'ok' : noticeOf(attempt.outcome, attempt.reason)
    },
  }
}

function noticeOf(outcome: Exclude<Attempt['outcome'], 'delivered'>, reason: string): string {
  return `${outcome === 'refused' ? 'refused' : 'waiting'}: ${adviceOn(reason) || reason}`
}
