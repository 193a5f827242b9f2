// A process of its own for tests: node courier-process.ts <place of the outbox> <port of the SMTP server> <moment> [<until>]. It delivers mails until none waits or its clock is past `until`. The clock starts at the moment and jumps to each next attempt.
import { MAIL_TOPIC } from '../../store/outbox.ts'
import { smtpTransport } from '../smtp-transport.ts'
import { courierOf, openOutbox } from './open-courier.ts'

const LEAP_MS = 5_000

const [place = '', port = '', moment = '', until = 'Infinity'] = process.argv.slice(2)
const { outbox, close } = await openOutbox(place)
const transport = smtpTransport(
  { host: '127.0.0.1', port: Number(port), isTls: false, login: null },
  () => {},
)
let nowMs = Number(moment)
const deliverDue = courierOf({ outbox, transport, now: () => new Date(nowMs) })
for (; nowMs <= Number(until); nowMs += LEAP_MS) {
  await deliverDue()
  const undelivered = await outbox.undelivered(MAIL_TOPIC)
  if (undelivered.every(({ failed }) => failed)) break
}
transport.close()
await close()
