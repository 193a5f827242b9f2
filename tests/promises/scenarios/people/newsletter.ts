import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paths } from '../../../../domain/sitemap/paths.ts'
import { stopTokenOf } from '../../../../server/mail/link-token.ts'
import { type Answer, ask, countOf, post, postPlain } from '../../ask.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { rowsIn } from '../../stored-records.ts'
import { until } from '../../until.ts'

const KNOWN = 'known@example.co.za'
const STOPPED = 'stopped@example.co.za'
const NEW = 'new@example.co.za'
const SIGN_UPS = 20

/** A stranger cannot find out who is subscribed, or flood an address with mails. */
export const newsletter: Scenario = {
  id: 'S17',
  promise: 'Joining the newsletter has the same response for every address, and mails an address once a day',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/sql/inbox/confirmation.ts',
    find: 'if (mailsSent >= MAX_MAILS)',
    replace: "if (mailsSent < 1_000) return 'asked'\n  if (mailsSent >= MAX_MAILS)",
  },
  run: async (context) => {
    const server = await context.server()
    const { port } = server
    const subscribe = (email: string): Promise<Answer> =>
      post(port, '/newsletter', { email }, { headers: { 'idempotency-key': crypto.randomUUID() } })
    const linkMailedTo = async (email: string) => {
      await until(async () => (await server.mailsTo(email)).length > 0)
      const [mail] = await server.mailsTo(email)
      return /https?:\/\/[^/]+(\/\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
    }
    for (const email of [KNOWN, STOPPED]) {
      await subscribe(email)
      const link = await linkMailedTo(email)
      for (const method of ['GET', 'HEAD']) await ask(port, link, { method })
      await postPlain(port, link, {})
    }
    const secret = await readFile(join(server.dataDir, 'secret'), 'utf8')
    await postPlain(port, `${paths.newsletterStopPage}/${stopTokenOf(STOPPED, secret.trim())}`, {})
    const states = rowsIn(server.dataDir, 'SELECT state FROM subscriptions')
    const link = await linkMailedTo(KNOWN)
    const token = link.split('/').at(-1) ?? ''
    const repeated = await Promise.all(Array.from({ length: SIGN_UPS }, () => subscribe(NEW)))
    const all = [...repeated, await subscribe(KNOWN), await subscribe(STOPPED)]
    await linkMailedTo(NEW)
    const stored = JSON.stringify(rowsIn(server.dataDir, 'SELECT * FROM subscriptions'))
    const mailsSent = rowsIn(server.dataDir, `SELECT mails_sent FROM subscriptions`).map(({ mails_sent }) =>
      Number(mails_sent),
    )
    // Each response contains the typed address.
    const answers = all.map(({ status, text }) => `${status} ${text.replace(/[a-z]+@example\.co\.za/, 'it')}`)
    return [
      exactly('confirmed by the button', states.filter(({ state }) => state === 'confirmed').length, 1),
      exactly('stopped by the link in a letter', states.filter(({ state }) => state === 'stopped').length, 1),
      exactly('different responses', new Set(answers).size, 1),
      exactly('accepted', countOf(all, 200), all.length),
      exactly('most mails to one address', Math.max(...mailsSent), 1),
      atLeast('characters of a link’s token', token.length, 22),
      exactly('tokens in the database', stored.includes(token) ? 1 : 0, 0),
      exactly(
        'hashes of tokens in the database',
        stored.includes(createHash('sha256').update(token).digest('base64url')) ? 1 : 0,
        1,
      ),
    ]
  },
}
