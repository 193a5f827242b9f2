import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

let copy: string
const touched = new Map<string, Set<string>>()

/**
 * Follows each recipe of docs/development.md in a copy of the tree.
 *
 * @returns the files of each recipe: those changed here, and those that are only listed because only a browser shows their effect
 */
export function followRecipes(folder: string): ReadonlyMap<string, ReadonlySet<string>> {
  copy = folder
  followFormField()
  followEvent()
  followTime()
  followEmail()
  followInboxList()
  followPlanChoice()
  followSolution()
  followVat()
  followPage()
  followSetting()
  return touched
}

/** Inserts a text before another, which must occur exactly once in the file. */
function insert(recipe: string, file: string, before: string, text: string): void {
  const [head, tail, ...more] = readFileSync(join(copy, file), 'utf8').split(before)
  if (tail === undefined || more.length > 0) throw new Error(`Not once in ${file}: ${before}`)
  write(recipe, file, `${head}${text}${before}${tail}`)
}

function write(recipe: string, file: string, text: string): void {
  writeFileSync(join(copy, file), text)
  touch(recipe, file)
}

function touch(recipe: string, ...files: ReadonlyArray<string>): void {
  const filesOfRecipe = touched.get(recipe) ?? new Set()
  for (const file of files) filesOfRecipe.add(file)
  touched.set(recipe, filesOfRecipe)
}

function followFormField(recipe = 'A form field'): void {
  const definition = "  company: { kind: 'text', label: 'Company', maxChars: 100 },\n"
  insert(recipe, 'domain/enquiry/contact-form.ts', '  ...PERSON_FIELDS,', definition)
  const words = "  company: { label: 'Company', heading: 'Company' },\n"
  insert(recipe, 'domain/enquiry/extra-answers.ts', '  callTime: {', words)
  touch(recipe, 'content/legal-privacy.json', 'content/notices.json')
  touch(recipe, 'site/features/enquiry/ContactForm.tsx', 'site/ui/Field.tsx')
}

function followEvent(recipe = 'An event of an enquiry'): void {
  const before = "base.extend({ kind: z.literal('note'), words: z.string() }),"
  const storedSchema = "base.extend({ kind: z.literal('met'), words: z.string() }),\n  "
  insert(recipe, 'domain/inbox/events/enquiry-event.ts', before, storedSchema)
  const api = 'domain/inbox/api/enquiry-detail.ts'
  const apiSchema = "z.extend(base, { kind: z.literal('met'), words: z.string() }),\n  "
  insert(recipe, api, "z.extend(base, { kind: z.literal('no-answer-needed') }),", apiSchema)
  const requestSchema = "z.object({ kind: z.literal('met'), words }),\n  "
  insert(recipe, api, "z.object({ kind: z.literal('no-answer-needed') }),", requestSchema)
  const words = "  met: { label: 'met somebody', words: 'met the sender of' },\n"
  insert(recipe, 'domain/inbox/words/acts.ts', "  'no-answer-needed': {", words)
  touch(recipe, 'inbox/enquiries/detail/EnquiryBody.tsx', 'inbox/enquiries/detail/LogForms.tsx')
}

function followTime(recipe = 'Something that time causes'): void {
  write(
    recipe,
    'server/inbox/good-morning.ts',
    `import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { mailMessage } from '../mail/mail-message.ts'
import type { Transaction } from '../store/sql/database.ts'
import { putIntoOutbox } from '../store/sql/outbox.ts'

export async function mailGoodMorning(tx: Transaction, now: Date): Promise<void> {
  const mail = { kind: 'farewell' as const, at: now.getTime(), to: 'staff@site.example' }
  const message = mailMessage({ name: 'farewell.' + todayInJohannesburg(now), postId: null, mail })
  await putIntoOutbox(tx, message, now.getTime())
}
`,
  )
  const tasks = 'server/recurring/tasks.ts'
  const module = "import { mailGoodMorning } from '../inbox/good-morning.ts'\n"
  insert(recipe, tasks, 'import { sweepAccess } from', module)
  const task = `{
      // The mail has the day as its id, so only the first server queues it.
      name: 'good morning',
      everyMs: HOUR_MS,
      run: () => database.transaction((tx) => mailGoodMorning(tx, now())),
      failure: 'Staff cannot be wished a good morning for now',
    },
    `
  insert(recipe, tasks, '{\n      // Each server writes the visits that it has counted.', task)
}

function followEmail(recipe = 'An email'): void {
  write(
    recipe,
    'server/mail/mails/farewell.ts',
    `import { z } from 'zod'
import { epochMs, type WrittenMail } from '../mail-definition.ts'
import { heading } from '../mail-blocks.ts'

export const kind = 'farewell'
export const name = 'Farewell'
export const schema = z.strictObject({ kind: z.literal(kind), at: epochMs, to: z.string() })

export function write({ to }: z.infer<typeof schema>): WrittenMail {
  return { to: [to], subject: 'Goodbye', preview: 'Until soon.', blocks: [heading('Goodbye for now')] }
}
`,
  )
  const registry = 'server/mail/due-mail.ts'
  insert(recipe, registry, 'import * as invitation from', "import * as farewell from './mails/farewell.ts'\n")
  insert(recipe, registry, '  newEnquiry,\n', '  farewell,\n')
  touch(recipe, 'server/inbox/people/mail-invitations.ts') // an example of code that queues a mail
}

function followInboxList(recipe = 'An inbox list'): void {
  insert(
    recipe,
    'domain/inbox/events/kinds.ts',
    "  won: 'Won',\n  lost: 'Lost',\n  held",
    "  later: 'Later',\n",
  )
  const rule = "  if (status === 'in-conversation') return 'later'\n"
  insert(
    recipe,
    'domain/inbox/events/enquiry-state.ts',
    "  return status === 'won' || status === 'lost'",
    rule,
  )
  const words =
    "  later: { name: LIST_NAMES.later, moon: { kind: 'full' }, nothing: 'None', how: 'Answer one.' },\n"
  insert(recipe, 'inbox/words/lists.ts', '  won: {', words)
}

function followSolution(recipe = 'A solution'): void {
  const [solutions, card] = ['content/solutions.json', 'content/ratecard.json'].map((file) =>
    JSON.parse(readFileSync(join(copy, file), 'utf8')),
  )
  const shop = solutions.find(({ url }: { url: string }) => url === 'ecommerce')
  const club = { ...shop, url: 'book-club', title: 'Book club' }
  write(recipe, 'content/solutions.json', JSON.stringify([...solutions, club]))
  const prices = { ...card.solutions, 'book-club': { ...card.solutions.ecommerce, base: { hours: 10 } } }
  const newCard = JSON.stringify({ ...card, version: '2099-12-31', solutions: prices })
  write(recipe, 'content/ratecard.json', newCard)
  write(recipe, 'content/ratecards/2099-12-31.json', newCard)
  mkdirSync(join(copy, 'pictures/book-club'), { recursive: true })
  const own = { name: 'Page & Co', short: 'Page & Co', initial: 'P', address: 'page.example' }
  write(recipe, 'pictures/book-club/brand.json', JSON.stringify({ own, colour: '#336699' }))
  touch(recipe, 'pictures/book-club/index.ts', 'pictures/book-club/pictures.tsx')
  touch(recipe, 'pictures/heroes/pictures.tsx', 'pictures/thumbnails/pictures.tsx')
}

function followPlanChoice(recipe = 'A choice of the plan'): void {
  const schema = "  training: z.literal('on-site').optional(),\n"
  insert(recipe, 'domain/pricing/schemas.ts', '  design: z.enum(', schema)
  const link = 'domain/plan/link/plan-query.ts'
  insert(recipe, link, "  'payer',\n", "  'training',\n")
  insert(recipe, link, "    ['payer', payer !==", "    ['training', choices.training ?? false],\n")
  const read = "...(text('training') === 'on-site' ? { training: 'on-site' as const } : {}), "
  insert(recipe, 'domain/plan/link/read-choices.ts', 'design, extras }\n}\n\nfunction readNeed', read)
  const line =
    "  if (choices.training) lines.push(line('training', 'on-site training', { hours: 8 }, card))\n"
  insert(recipe, 'domain/pricing/estimate.ts', '  const totalCents = amountOf(lines)', line)
  const words = "  if (key === 'training') return { title: 'Training at your place', note: null }\n"
  insert(recipe, 'domain/content/visitor-lines.ts', "  if (key === 'design') return designWords", words)
  touch(recipe, 'domain/pricing/rate-card.ts', 'content/ratecard.json', 'content/ratecards/')
  touch(recipe, 'site/features/calculator/DesignChoice.tsx', 'site/features/calculator/Calculator.tsx')
  touch(recipe, 'server/plan/api/parameters.ts', 'server/plan/api/calculations.ts', 'database.rules.json')
}

function followVat(recipe = 'A rate of VAT'): void {
  const card = JSON.parse(readFileSync(join(copy, 'content/ratecard.json'), 'utf8'))
  const newCard = JSON.stringify({ ...card, vat: { ...card.vat, rateBps: 1_600 } })
  write(recipe, 'content/ratecard.json', newCard)
  write(recipe, `content/ratecards/${card.version}.json`, newCard)
  const shop = readFileSync(join(copy, 'demos/shop/vat.ts'), 'utf8')
  write(recipe, 'demos/shop/vat.ts', shop.replace('VAT_BPS = 1_500', 'VAT_BPS = 1_600'))
}

function followSetting(recipe = 'A setting'): void {
  const config = 'server/config.ts'
  insert(recipe, config, '  LOG_LEVEL: z\n', "  GREETING: z.string().default('Hello'),\n")
  insert(recipe, config, '  logLevel: string\n', '  greeting: string\n')
  insert(recipe, config, '    logLevel: rest.LOG_LEVEL,', '    greeting: rest.GREETING,\n')
  touch(recipe, '.env.example', 'docs/settings.md')
  touch(recipe, 'ops/deploy/compose.yaml', 'ops/deploy/compose.two-sites.yaml')
}

function followPage(recipe = 'A page'): void {
  touch(recipe, 'site/pages/<address>.astro')
  insert(recipe, 'domain/sitemap/paths.ts', "  aboutUs: '/about-us',", "  gardens: '/gardens',\n")
  insert(recipe, 'domain/sitemap/paths.ts', '    { at: [paths.aboutUs] },', '    { at: [paths.gardens] },\n')
  write(recipe, 'content/gardens.json', '{ "title": "Gardens" }')
  const schema = '  gardens: z.strictObject({ title: z.string() }),\n'
  insert(recipe, 'domain/content/content.ts', "  'about-page': aboutPageSchema,", schema)
}
