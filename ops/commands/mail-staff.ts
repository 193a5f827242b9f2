// Mails a text to the staff: npm run --silent mail-staff -- SUBJECT < TEXT
import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import { readConfig } from '../../server/config.ts'
import { OperatorError, runCommand } from '../../server/errors.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'

const USAGE = 'Usage: mail-staff -- SUBJECT   mails what comes over standard input to the addresses in NOTIFY'
const TIMEOUT_MS = 60_000
/** Only the end of the text is mailed: a log ends with the reason, and mail servers refuse very long mails. */
const MAX_CHARS = 20_000

await runCommand(run)

async function run(): Promise<number> {
  const [subject, ...rest] = process.argv.slice(2)
  if (!subject || rest.length > 0) throw new OperatorError(USAGE)
  const { smtp, from, notify } = readConfig(process.env).mail
  if (!smtp || !from) throw new OperatorError('No mail can be sent: set SMTP_URL, MAIL_FROM and NOTIFY')
  const words = (await text(process.stdin)).slice(-MAX_CHARS)
  const transport = smtpTransport(smtp, (_level, _fields, message) => console.error(message))
  const id = randomUUID()
  const mail = {
    id,
    at: Date.now(),
    from: { name: '', address: from },
    to: notify,
    replyTo: null,
    subject,
    text: words,
    html: null,
    headers: {},
    attachments: [],
    invitation: null,
    messageId: `<${id}@${from.split('@')[1]}>`,
  }
  const attempt = await transport.deliver(mail, AbortSignal.timeout(TIMEOUT_MS))
  transport.close()
  if (attempt.outcome === 'delivered') return 0
  throw new OperatorError(`The mail was not sent: ${attempt.reason}`)
}
