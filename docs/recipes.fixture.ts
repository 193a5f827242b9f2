// Run by recipes.test.ts in a copy of the tree in which each recipe was followed: prints what each recipe produced.
import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { vatIn } from '../demos/shop/vat.ts'
import { parseContent } from '../domain/content/content.ts'
import { calculatorNames, visitorLines } from '../domain/content/visitor-lines.ts'
import { newEventSchema } from '../domain/inbox/api/enquiry-detail.ts'
import { stateOf } from '../domain/inbox/events/enquiry-state.ts'
import { exportRecord } from '../domain/inbox/export/export-columns.ts'
import { actWords } from '../domain/inbox/words/acts.ts'
import { readPlanQuery } from '../domain/plan/link/read-plan-query.ts'
import { estimate } from '../domain/pricing/estimate.ts'
import { sitePages } from '../domain/sitemap/paths.ts'
import { LIST_WORDS } from '../inbox/words/lists.ts'
import { readConfig } from '../server/config.ts'
import { loadContent } from '../server/content.ts'
import { siteHooks } from '../server/enquiries/enquiry-hooks.ts'
import { siteForms } from '../server/enquiries/site-form.ts'
import { createSubmit } from '../server/enquiries/submit.ts'
import { auditOf } from '../server/inbox/enquiries/act.ts'
import { detailFor } from '../server/inbox/enquiries/detail.ts'
import { createComposer, type DueMail, dueMailSchema, mailNameOf } from '../server/mail/due-mail.ts'
import { mailMessage } from '../server/mail/mail-message.ts'
import { recurringTasks } from '../server/recurring/tasks.ts'
import type { Release } from '../server/services.ts'
import { MAIL_TOPIC } from '../server/store/outbox.ts'
import type { NewEvent } from '../server/store/sql/inbox/event-rows.ts'
import { putIntoOutbox, sqlOutbox } from '../server/store/sql/outbox.ts'
import { openSqliteDatabase } from '../server/store/sqlite/database.ts'
import { sqliteStore } from '../server/store/sqlite/sqlite-store.ts'
import { sqliteDatabase } from '../server/store/sqlite/transactions.ts'
import { inboxOf } from '../server/store/testing/inbox-reads.ts'
import { cardOf } from '../server/your-name/card.ts'

const NOON = new Date('2026-11-24T10:00:00Z')
const now = () => NOON
const at = NOON.getTime()
const [path = ''] = process.argv.slice(2)

const loaded = await loadContent()
const content = () => loaded
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
const inbox = inboxOf(database)
const forms = siteForms(loaded)

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
const release = () => ({ content: loaded }) as Release // submitting reads nothing else of it
const submit = createSubmit({ store, database, release, submissionsPer10Minutes: 0, now, randomBytes })
await submit({
  form: contact,
  filled,
  key: null,
  visitor: null,
  browserHeaders: true,
  isFromBusyNetwork: false,
  network: '',
})
const [enquiry] = await Array.fromAsync(store.all())
const detail = await detailFor({ database, content, now }, 1, 'thandeka')
const events = (await inbox.detail(1, 'thandeka'))?.events ?? []
const answered = { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null } as const
await inbox.append({ number: 1, event: { ...answered, at, by: 'thandeka' }, seen: null })
const request = newEventSchema.parse({ kind: 'met', words: 'In Cape Town' })
const metEvent = { ...request, at, by: 'thandeka' } as unknown as NewEvent // added by the recipe
await inbox.append({ number: 1, event: metEvent, seen: null })
const audit = auditOf(1, metEvent, new Map())
const detailAfter = await detailFor({ database, content, now }, 1, 'thandeka')
const later = Object.entries(await inbox.counts()).find(([list]) => list === 'later')

await database.transaction((tx) => {
  const mail = { kind: 'farewell', at, to: 'nomvula@khoza.example' } as unknown as DueMail // added by the recipe
  return putIntoOutbox(tx, mailMessage({ name: 'farewell.1', postId: null, mail }), at)
})
type TaskDependencies = Parameters<typeof recurringTasks>[0]
const server = {
  content,
  secret,
  now,
  stores: { database, outbox: sqlOutbox(database) },
  config: { webhook: null, dataDir: dirname(path) },
  mail: {},
  visits: {},
  auditWatch: {},
  website: {},
  dailySweep: {},
  report: () => {},
} as unknown as TaskDependencies // the recipe's task needs no more
const goodMorning = () => recurringTasks(server).find(({ name }) => name === 'good morning')
const { signal } = new AbortController()
const shutdown = { stopping: signal, givingUp: signal }
await Promise.all([goodMorning(), goodMorning()].map((task) => task?.run(shutdown)))
const goodMornings = connection
  .prepare("SELECT count(*) AS count FROM outbox WHERE id = 'farewell.2026-11-24'")
  .get()?.count

const compose = createComposer({
  company: loaded.company,
  accent: loaded.look.accent,
  solutions: [],
  siteUrl,
  from: 'hello@site.example',
  notify: ['staff@site.example'],
  openToken: (sealed) => sealed,
  printPlan: () => Promise.reject(new Error('No plan was sent')),
})
const mails: Array<unknown> = []
for (const { id, payload } of await sqlOutbox(database).claim(MAIL_TOPIC, at, 9)) {
  const { to, subject, text } = await compose(dueMailSchema.parse(JSON.parse(payload)), id)
  mails.push({ name: mailNameOf(id), to, subject, text })
}

const folder = new URL('../content/', import.meta.url)
const files = readdirSync(folder).filter((name) => name.endsWith('.json'))
const { today } = loaded.rateCards
const words = parseContent(
  Object.fromEntries(files.map((name) => [name, JSON.parse(readFileSync(new URL(name, folder), 'utf8'))])),
  { ...loaded.rateCards, coming: [] },
)
const choices = { need: 'book-club', design: 'custom' } as const
const read = (query: string) => readPlanQuery(new URLSearchParams(query), loaded.rateCards, '2026-11-24')
const [plan, planWithTraining] = [read('need=ecommerce'), read('need=ecommerce&training=on-site')]
const names = calculatorNames(words.calculator, words.solutions)
const lines = visitorLines(
  planWithTraining.estimate,
  planWithTraining.state.choices,
  planWithTraining.card,
  names,
)

process.stdout.write(
  JSON.stringify({
    stored: enquiry?.metadata,
    record: enquiry?.record,
    column: connection.prepare('SELECT extras FROM submissions').get()?.extras,
    answers: detail?.answers,
    exported: enquiry && exportRecord({ number: 1, enquiry, state: stateOf(events), assignee: null }),
    met: {
      fact: detailAfter?.facts.find(({ kind }) => String(kind) === 'met'),
      audit,
      sentence: actWords(audit.act, {}),
    },
    goodMornings,
    training: {
      query: planWithTraining.query,
      line: lines.find(({ key }) => key === 'training'),
      isPriced: planWithTraining.estimate.totalCents > plan.estimate.totalCents,
    },
    vatCents: estimate({ ...choices, extras: [] }, today).vatCents,
    shopVatCents: vatIn(11_600),
    greetings: [{}, { GREETING: 'Good day' }].map(
      (settings) => (readConfig(settings) as unknown as { greeting: string }).greeting, // added by the recipe
    ),
    later,
    laterWords: Object.entries(LIST_WORDS).find(([list]) => list === 'later')?.[1],
    lists: Object.keys(LIST_WORDS),
    mails,
    leadPages: forms.filter(({ name }) => name === 'lead').map(({ page }) => page),
    total: estimate({ ...choices, extras: [] }, today).totalCents,
    card: cardOf({ name: '', colour: null, product: 'book-club' }, loaded),
    pages: sitePages(words)
      .filter(({ isListed }) => isListed)
      .map(({ path: address }) => address),
    words: Object.entries(words).find(([name]) => name === 'gardens')?.[1],
  }),
)
await store.close()
