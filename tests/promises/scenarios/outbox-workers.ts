import type { TestSmtp } from '../../../server/mail/testing/test-smtp.ts'
import { smtpFor } from '../mail.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { until } from '../until.ts'

const SERVERS = 4
const ENQUIRIES = { quick: 20, full: 60 }
/** One to the visitor, one to the staff. */
const MAILS_PER_ENQUIRY = 2
/** Less than a claim, which lasts for a minute. A repeat after the claim is allowed: the record of the delivery may have been lost. */
const REPEAT_WINDOW_MS = 30_000

/** `npm run try-deploy` tests the same on PostgreSQL. */
export const serversOnOneOutbox: Scenario = {
  id: 'R6',
  promise: 'Four servers on one data folder send each mail once',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/sql/outbox.ts',
    // A claim without an expiry: the mail is due for the others at once.
    find: 'nowMs + LEASE_MS,',
    replace: 'nowMs,',
  },
  run: async (context) => {
    const { smtp, settings } = await smtpFor(context)
    const repeats = countRepeats(smtp)
    const servers = await context.servers(SERVERS, settings)
    const enquiryCount = context.isQuick ? ENQUIRIES.quick : ENQUIRIES.full
    const port = () => servers[context.random.between(0, SERVERS - 1)]?.port ?? 0
    const visitors = context.visitors(port, { atOnce: 8, maxEnquiries: enquiryCount })
    await visitors.ended
    await visitors.stop()
    const arrivedCount = () => new Set(smtp.received.map(({ mail }) => mail.messageId)).size
    await until(() => arrivedCount() >= enquiryCount * MAILS_PER_ENQUIRY)
    return [
      exactly('accepted', visitors.accepted.length, enquiryCount),
      atLeast('mails that arrived', arrivedCount(), enquiryCount * MAILS_PER_ENQUIRY),
      exactly('mails that two servers had claimed', repeats(), 0),
    ]
  },
}

/** Counts mails that arrive again during the first delivery's claim. */
function countRepeats(smtp: TestSmtp): () => number {
  const arrivedMs = new Map<string, number>()
  let repeats = 0
  smtp.behave({
    onData: ({ mail: { messageId = '' } }) => {
      const nowMs = performance.now()
      if (nowMs - (arrivedMs.get(messageId) ?? Number.NEGATIVE_INFINITY) < REPEAT_WINDOW_MS) repeats += 1
      arrivedMs.set(messageId, nowMs)
      return undefined
    },
  })
  return () => repeats
}
