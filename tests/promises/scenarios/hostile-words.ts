import { HOSTILE_TEXTS } from '../../attacks/hostile-texts.ts'
import { type Answer, countOf, post } from '../ask.ts'
import { contactFields } from '../attack/contact-form.ts'
import { storedRecords } from '../database-file.ts'
import { none } from '../none.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { joinInbox } from '../staff.ts'

/** The form refuses NUL in names and messages, and line breaks in names. */
const asMessage = (text: string) => text.replace(/\0/g, ' ').replace(/\r\n?/g, '\n')
const asName = (text: string) => text.replace(/[\0\r\n]+/g, ' ').trim()

/** @param at makes the email address unique */
function fieldsOf(text: string, at: number): Record<string, string> {
  const name = asName(text).slice(0, 100)
  const fields = contactFields(`hostile-${at}@example.co.za`)
  return { ...fields, firstName: name, surname: name, message: asMessage(text) }
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
    const answers: Array<Answer> = []
    for (const [index, text] of HOSTILE_TEXTS.entries())
      answers.push(await post(server.port, '/contact-us', fieldsOf(text, index)))
    const stored = new Set(storedRecords(server.dataDir).map(({ message }) => message))
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
