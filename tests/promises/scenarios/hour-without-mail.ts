import { join } from 'node:path'
import { deadPort } from '../../../server/mail/testing/test-smtp.ts'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { smtpFor } from '../mail.ts'
import { openMailsIn } from '../outbox-file.ts'
import { exactly, type Scenario } from '../scenario.ts'

const COURIER = 'server/mail/testing/courier-process.ts'
const ENQUIRIES = { quick: 5, full: 25 }
const MAILS_EACH = 2
const HOUR_MS = 3_600_000
const SOON_MS = 5 * 60_000

/** An hour passes without a mail server, on the courier's own clock. */
export const hourWithoutMail: Scenario = {
  id: 'R8',
  promise: 'Five minutes after an hour without a mail server, every mail has been sent',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/store/outbox.ts',
    find: 'const LONGEST_PAUSE_MS = 5 * MINUTE_MS',
    replace: 'const LONGEST_PAUSE_MS = 60 * MINUTE_MS',
  },
  run: async (context) => {
    const { smtp, settings } = await smtpFor(context)
    await smtp.die()
    const server = await context.server(settings)
    const enquiryCount = context.isQuick ? ENQUIRIES.quick : ENQUIRIES.full
    const visitors = context.visitors(() => server.port, { atOnce: 4, maxEnquiries: enquiryCount })
    await visitors.ended
    await visitors.stop()
    await server.stop()
    const file = join(server.dataDir, DATABASE_FILE)
    const sentMs = Date.now()
    const deliver = (port: number, fromMs: number, untilMs: number) =>
      context.command(COURIER, [file, ...[port, fromMs, untilMs].map(String)], server.dataDir)

    await deliver(await deadPort(), sentMs, sentMs + HOUR_MS)
    const { waiting } = openMailsIn(file)
    await smtp.rise()
    await deliver(smtp.server.port, sentMs + HOUR_MS, sentMs + HOUR_MS + SOON_MS)
    const ids = new Set(smtp.taken.map(({ mail }) => mail.messageId))
    return [
      exactly('thanked for', visitors.thanked.length, enquiryCount),
      exactly('mails waiting after the hour', waiting, enquiryCount * MAILS_EACH),
      exactly('arrived five minutes later', ids.size, enquiryCount * MAILS_EACH),
      exactly('still waiting', openMailsIn(file).waiting, 0),
    ]
  },
}
