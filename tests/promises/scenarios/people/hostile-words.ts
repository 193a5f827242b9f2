import type { ReceivedMail } from '../../../../server/mail/testing/test-smtp.ts'
import { HOSTILE_TEXTS } from '../../../attacks/hostile-texts.ts'
import { type Answer, countOf, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { STAFF, smtpFor } from '../../mail.ts'
import { none } from '../../none.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { joinInbox } from '../../staff.ts'
import { storedRecords } from '../../stored-records.ts'
import { until } from '../../until.ts'

/** The form refuses NUL in names and messages, and line breaks in names. */
const asMessage = (text: string) => text.replace(/\0/g, ' ').replace(/\r\n?/g, '\n')
const asName = (text: string) => text.replace(/[\0\r\n]+/g, ' ').trim()
const HEADERS_OF_STAFF_MAIL = [
  'auto-submitted',
  'content-transfer-encoding',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'reply-to',
  'subject',
  'to',
]

/** @param at makes the email address unique */
function fieldsOf(text: string, at: number): Record<string, string> {
  const name = asName(text).slice(0, 100)
  const fields = contactFields(`hostile-${at}@example.co.za`)
  return { ...fields, firstName: name, surname: name, message: asMessage(text) }
}

async function sendAll(port: number, texts: ReadonlyArray<string>): Promise<Array<Answer>> {
  const answers: Array<Answer> = []
  for (const [index, text] of texts.entries())
    answers.push(await post(port, '/contact-us', fieldsOf(text, index)))
  return answers
}

/** A visitor's input stays text, in the database and in the inbox's data. */
export const hostileWords: Scenario = {
  id: 'S11',
  promise: 'Hostile input is stored and shown verbatim, as text and never as markup',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/inbox/requests/define-routes.ts',
    find: "return reply.type('application/json; charset=utf-8').send(result)",
    replace: "return reply.type('text/html; charset=utf-8').send(JSON.stringify(result))",
  },
  run: async (context) => {
    const server = await context.server()
    const staff = await joinInbox(server)
    const answers = await sendAll(server.port, HOSTILE_TEXTS)
    const stored = new Set(storedRecords(server.dataDir).map(({ record }) => record.message))
    const details = await Promise.all(HOSTILE_TEXTS.map((_, index) => staff.read(`enquiries/${index + 1}`)))
    const inboxText = details.map(({ text }) => text).join('\n')
    const isInInbox = (text: string) => inboxText.includes(JSON.stringify(asMessage(text)))
    const isJson = /^application\/json/
    return [
      atLeast('texts', HOSTILE_TEXTS.length, 15),
      exactly('accepted', countOf(answers, 200), HOSTILE_TEXTS.length),
      none(
        'changed in the database',
        HOSTILE_TEXTS.filter((text) => !stored.has(asMessage(text))),
      ),
      none(
        'changed in the inbox',
        HOSTILE_TEXTS.filter((text) => !isInInbox(text)),
      ),
      none(
        'responses other than JSON',
        details.filter(({ headers }) => !isJson.test(headers['content-type'] ?? '')).map(({ text }) => text),
      ),
      none(
        'responses without nosniff',
        details
          .filter(({ headers }) => headers['x-content-type-options'] !== 'nosniff')
          .map(({ text }) => text),
      ),
    ]
  },
}

/** Checks recipients and headers of mails over a real SMTP server. */
export const mailInjection: Scenario = {
  id: 'S13',
  promise: 'No input becomes a header, a recipient or markup of a mail',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/mail/due-mail.ts',
    find: 'return { text: written.text, html: null }',
    replace: 'return { text: written.text, html: written.text }',
  },
  run: async (context) => {
    const { smtp, settings } = await smtpFor(context)
    const { received } = smtp
    const server = await context.server(settings)
    const answers = await sendAll(server.port, HOSTILE_TEXTS)
    const mailed = storedRecords(server.dataDir).filter(({ isQuarantined }) => !isQuarantined)
    await until(() => received.length >= 2 * mailed.length)
    const allowed = new Set([STAFF, ...mailed.map(({ record }) => String(record.email))])
    const toStaff = received.filter(({ to }) => to.includes(STAFF))
    return [
      none(
        'enquiries not accepted',
        answers.filter(({ status }) => status !== 200).map(({ status, text }) => `${status} ${text}`),
      ),
      exactly('mails', received.length, 2 * mailed.length),
      none(
        'to another address',
        received.flatMap(({ to }) => to).filter((address) => !allowed.has(address)),
      ),
      none(
        'to more than one',
        received.filter(({ to }) => to.length !== 1).map(({ to }) => to.join()),
      ),
      none('to the staff with another header', toStaff.flatMap(unexpectedHeaders)),
      none('to the staff with markup or a file', toStaff.filter(hasMarkupOrFile).map(subjectOf)),
      none(
        'to visitors with their words',
        received
          .filter((mail) => !toStaff.includes(mail) && /evil|alert\(|DROP/.test(mail.raw))
          .map(subjectOf),
      ),
    ]
  },
}

function unexpectedHeaders({ mail }: ReceivedMail): Array<string> {
  const names = [...mail.headers.keys()]
  const broken = /[\r\n]/.test(mail.subject ?? '') ? ['subject of two lines'] : []
  return [...broken, ...names.filter((name) => !HEADERS_OF_STAFF_MAIL.includes(name))]
}

function hasMarkupOrFile({ mail }: ReceivedMail): boolean {
  return mail.html !== false || mail.attachments.length > 0
}

function subjectOf({ mail }: ReceivedMail): string {
  return mail.subject ?? ''
}
