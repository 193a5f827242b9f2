// Run by recipes.test.ts in a copy of the tree in which each recipe was followed: prints where the new things are found.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { parseContent } from '../domain/content/content.ts'
import { stateOf } from '../domain/inbox/events/enquiry-state.ts'
import { exportRecord } from '../domain/inbox/export/export-columns.ts'
import { estimate } from '../domain/pricing/estimate.ts'
import { sitePages } from '../domain/sitemap/paths.ts'
import { LIST_WORDS } from '../inbox/words/lists.ts'
import { loadContent } from '../server/content.ts'
import { siteForms } from '../server/enquiries/site-form.ts'
import { siteHooks } from '../server/enquiries/site-hooks.ts'
import { createSubmit } from '../server/enquiries/submit.ts'
import { detailFor } from '../server/inbox/enquiries/detail.ts'
import { createComposer } from '../server/mail/compose.ts'
import { type DueMail, dueMailSchema, mailNameOf } from '../server/mail/due-mail.ts'
import { MAIL_TOPIC, mailMessage } from '../server/mail/mail-message.ts'
import type { Release } from '../server/services.ts'
import { sqlInbox } from '../server/store/sql/inbox/sql-inbox.ts'
import { putIntoOutbox } from '../server/store/sql/outbox-transactions.ts'
import { openSqliteDatabase } from '../server/store/sqlite/database.ts'
import { sqliteOutbox } from '../server/store/sqlite/outbox.ts'
import { sqliteStore } from '../server/store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../server/store/sqlite/transactions.ts'
import { cardOf } from '../server/your-name/card.ts'

const NOON = new Date('2026-11-24T10:00:00Z')
const now = () => NOON
const at = NOON.getTime()
const [path = ''] = process.argv.slice(2)

const content = await loadContent()
const siteUrl = 'https://site.example'
const connection = openSqliteDatabase(path)
const database = sqliteDatabase(connection)
const secret = 'a secret of a test, long enough to be taken'
const hooks = siteHooks({
  content,
  siteUrl,
  secret,
  webhook: null,
  confirmationsPerHour: 0,
  now,
  randomBytes,
})
const store = sqliteStore(connection, hooks)
const inbox = sqlInbox(database)
const forms = siteForms(content)

const contact = forms.find(({ name }) => name === 'contact')
const filled = contact?.parse(
  {
    company: 'Khoza Hardware',
    firstName: 'Nomvula',
    surname: 'Khoza',
    email: 'nomvula@khoza.example',
    phoneNumber: '083 555 0142',
    category: 'Other',
    message: 'Please call me.',
  },
  '2026-11-24',
)
if (!contact || !filled || 'errors' in filled) throw new Error(`Not sent: ${JSON.stringify(filled)}`)
const release = { content } as Release // submitting reads nothing else of it
const submit = createSubmit({ store, database, release, enquiriesPer10Minutes: 0, now, randomBytes })
await submit({
  form: contact,
  filled,
  key: null,
  visitor: null,
  browserHeaders: true,
  isFromBusyNetwork: false,
})
const [enquiry] = await Array.fromAsync(store.all())
const detail = await detailFor({ inbox, database, content, now }, 1, 'thandeka')
const events = (await inbox.detail(1, 'thandeka'))?.events ?? []
const answered = { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null } as const
await inbox.append({ number: 1, event: { ...answered, at, by: 'thandeka' }, seen: null })
const later = Object.entries(await inbox.counts()).find(([list]) => list === 'later')

await database.transaction((tx) => {
  const mail = { kind: 'farewell', at, to: 'nomvula@khoza.example' } as unknown as DueMail // of the recipe
  return putIntoOutbox(tx, mailMessage({ name: 'farewell.1', postId: null, mail }), at)
})
const compose = createComposer({
  company: content.company,
  solutions: [],
  siteUrl,
  from: 'hello@site.example',
  notify: ['staff@site.example'],
  openToken: (sealed) => sealed,
  printPlan: () => Promise.reject(new Error('No plan was sent')),
})
const mails: Array<unknown> = []
for (const { id, payload } of await sqliteOutbox(connection).claim(MAIL_TOPIC, at, 9)) {
  const { to, subject, text } = await compose(dueMailSchema.parse(JSON.parse(payload)), id)
  mails.push({ name: mailNameOf(id), to, subject, text })
}

const folder = new URL('../content/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const { today } = content.rateCards
const words = parseContent(
  Object.fromEntries(files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])),
  { ...content.rateCards, coming: [] },
)
const choices = { need: 'book-club', design: 'custom' } as const

process.stdout.write(
  JSON.stringify({
    stored: enquiry?.metadata,
    record: enquiry?.record,
    column: connection.prepare('SELECT extras FROM submissions').get()?.extras,
    answers: detail?.answers,
    exported: enquiry && exportRecord({ number: 1, enquiry, state: stateOf(events), assignee: null }),
    later,
    laterWords: Object.entries(LIST_WORDS).find(([list]) => list === 'later')?.[1],
    lists: Object.keys(LIST_WORDS),
    mails,
    leadPages: forms.filter(({ name }) => name === 'lead').map(({ page }) => page),
    total: estimate({ ...choices, extras: [] }, today).totalCents,
    card: cardOf({ name: '', colour: null, product: 'book-club' }, content),
    pages: sitePages(words)
      .filter(({ isListed }) => isListed)
      .map(({ path: address }) => address),
    words: Object.entries(words).find(([name]) => name === 'gardens')?.[1],
  }),
)
await store.close()
