// A process for tests: node courier-process.ts <location of the outbox> <port of the SMTP server> <start> [<until>]. It delivers mails
// until none waits or its clock is past `until`. The clock starts at `start` and advances after each round.
import { MAIL_TOPIC } from '../../store/outbox.ts'
import { smtpTransport } from '../smtp-transport.ts'
import { courierOf, openOutbox } from './open-courier.ts'

const STEP_MS = 5_000

const [location = '', port = '', start = '', until = 'Infinity'] = process.argv.slice(2)
const { outbox, close } = await openOutbox(location)
const transport = smtpTransport(
  { host: '127.0.0.1', port: Number(port), isTls: false, login: null },
  () => {},
)
let nowMs = Number(start)
const deliverDue = courierOf({ outbox, transport, now: () => new Date(nowMs) })
for (; nowMs <= Number(until); nowMs += STEP_MS) {
  await deliverDue()
  const undelivered = await outbox.undelivered(MAIL_TOPIC)
  if (undelivered.every(({ hasFailed }) => hasFailed)) break
}
transport.close()
await close()
