import { ask, post, postPlain } from '../../ask.ts'
import { smtpFor } from '../../mail.ts'
import { none } from '../../none.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { joinInbox, OWNER, type Staff } from '../../staff.ts'
import { until } from '../../until.ts'

const CANARY = {
  firstName: 'Canaryfirst',
  surname: 'Canarylast',
  email: 'canary@mail.example',
  phoneNumber: '082 999 8877',
  category: 'Web development',
  message: 'Canarymessage sings.',
}
const TRACES = /canary|829998877|82 999 8877/i

/** The log contains no personal data. */
export const silentLogs: Scenario = {
  id: 'S16',
  promise: 'The log contains no name, address, number or message of a visitor, at any level',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/mail/smtp-outcome.ts',
    find: "return reason.replace(/^((?:.*?: )?\\d{3}\\b(?:[ -]\\d\\.\\d{1,3}\\.\\d{1,3}\\b)?).*$/s, '$1')",
    replace: 'return reason',
  },
  run: async (context) => {
    // The mail server refuses all recipients, and names them in its responses.
    const { smtp, settings } = await smtpFor(context)
    smtp.behave({
      onRecipient: (address) => ({ code: 550, words: `${CANARY.firstName}, ${address}, is unknown here` }),
    })
    const server = await context.server({ ...settings, LOG_LEVEL: 'debug' })
    const staff = await joinInbox(server)
    const accepted = await visit(server.port)
    await until(() => server.log().includes('is not tried any more'))
    const answers = await work(staff)
    await server.stop()
    const lines = server
      .log()
      .split('\n')
      .filter((line) => line.startsWith('{'))
    const secrets = [OWNER.password, ...staff.cookie.split(/[=;]/).filter((part) => part.length > 30)]
    return [
      exactly('forms accepted', accepted, 2),
      atLeast('different statuses for staff', new Set(answers).size, 3),
      atLeast('lines in the log', lines.length, 3),
      none(
        'lines about a visitor',
        lines.filter((line) => TRACES.test(line)),
      ),
      none(
        'lines with a secret',
        lines.filter((line) => secrets.some((secret) => line.includes(secret))),
      ),
    ]
  },
}

/** Valid and invalid requests of visitors. @returns how many got 200 */
async function visit(port: number): Promise<number> {
  const question = `?q=${CANARY.email}&name=${CANARY.firstName}`
  const answers = [
    await post(port, '/contact-us', CANARY),
    await post(port, '/newsletter', { email: CANARY.email }),
    await postPlain(port, `/contact-us${question}`, { ...CANARY, email: 'canary@' }),
    await post(port, '/contact-us', { ...CANARY, canary: CANARY.surname }),
    await ask(port, `/contact-us/${CANARY.firstName}${question}`),
    await ask(port, `/%${CANARY.firstName}`),
    await ask(port, '/contact-us', { method: 'POST', body: `{"firstName":"${CANARY.firstName}` }),
  ]
  return answers.filter(({ status }) => status === 200).length
}

/** Searches, texts and mistakes of staff. @returns the statuses */
async function work(staff: Staff): Promise<Array<number>> {
  const reply = { version: 1, subject: 'Canary', text: 'Dear Canaryfirst', attachPlan: false }
  const answers = [
    await staff.read(`search?q=${CANARY.message.replaceAll(' ', '%20')}`),
    await staff.read(`search?q=${CANARY.email}`),
    await staff.read('enquiries?list=needs&who=canary&after=canary'),
    await staff.read('subscribers?q=canary@'),
    await staff.send('enquiries/1/reply', { ...reply, to: 'canary' }),
    await staff.send('enquiries/1/reply', { ...reply, to: CANARY.email }),
    await staff.send('enquiries/1/facts', { version: 1, fact: { kind: 'note', words: 'Canary is kind.' } }),
    await staff.send('sign-in/password', { email: CANARY.email, password: 'canary password' }),
    await staff.send('export', { as: 'csv' }),
  ]
  return answers.map(({ status }) => status)
}
