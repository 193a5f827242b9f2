import type { Undelivered } from '../../outbox/outbox.ts'
import { adviceOn } from './owner-lines.ts'

/** What has not reached Firebase yet, for its owner to read: how many, since when, why and what to do. No names. */
export function waitingLines(undelivered: ReadonlyArray<Undelivered>): Array<string> {
  if (undelivered.length === 0) return ['Nothing waits to be delivered to Firebase']
  return [
    `Not delivered to Firebase: ${sumOf(undelivered, true)} refused, ${sumOf(undelivered, false)} waiting`,
    ...undelivered.flatMap(linesOf),
    'To try all of them now: npm run --silent enquiries -- resend',
  ]
}

function linesOf({ failed, reason, count, oldestMs }: Undelivered): Array<string> {
  const since = oldestMs === null ? '' : `, the oldest sent ${new Date(oldestMs).toISOString()}`
  const advice = adviceOn(reason)
  return [
    `  ${count} ${failed ? 'refused' : 'waiting'}: ${reason || 'not tried yet'}${since}`,
    ...(advice ? [`    ${advice}`] : []),
  ]
}

function sumOf(undelivered: ReadonlyArray<Undelivered>, failed: boolean): number {
  return undelivered.filter((one) => one.failed === failed).reduce((sum, { count }) => sum + count, 0)
}
