import { createHash } from 'node:crypto'
import { PRESET_COLOURS, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { CONTACT_FORM } from '../../domain/enquiry/contact-form.ts'
import type { Consent, Enquiry, EnquiryMetadata } from '../../domain/enquiry/enquiry.ts'
import { QUARANTINE_DAYS } from '../../domain/enquiry/retention.ts'
import { checkSentPlan, readSentBrand, type SentBrand } from '../../domain/enquiry/sent-attachments.ts'
import type { ServerContent } from '../../server/content.ts'
import { CLOSINGS, FIRST_NAMES, SHOPS, SPAM, SURNAMES, TOWNS, TRADES, WISHES } from './seed-words.ts'
import type { SeededRandom } from './seeded-random.ts'

const DAY_MS = 86_400_000
const USER_ID_CHARS = 28

export type SeedContent = Pick<ServerContent, 'company' | 'notices' | 'rateCards' | 'solutions'>

export type SeedDependencies = {
  random: SeededRandom
  content: SeedContent
  now: Date
  newPostId: (ms: number) => string
}

/** A fictional enquiry at a moment (epoch milliseconds). */
export function seedEnquiry(
  dependencies: SeedDependencies,
  index: number,
  sentAt: number,
  isSpam: boolean,
): Enquiry {
  const { random, content } = dependencies
  const { record: person, metadata } = seedPerson(dependencies, String(index), sentAt)
  const wantsNews = random.next() < 0.2
  const metadataFrom = (page: string) => ({
    ...metadata,
    consents: wantsNews ? [newsConsent(page, sentAt)] : [],
  })
  if (!isSpam && random.next() < 0.3) {
    const { title, url } = random.oneOf(content.solutions)
    const collection = 'whiteLabelSolution'
    const page = `/our-work/${url}`
    return {
      collection,
      record: { ...person, category: title },
      metadata: { ...metadataFrom(page), collection },
    }
  }
  const category = random.oneOf(CONTACT_FORM.fields.category.choices)
  const plan = !isSpam && random.next() < 0.5 ? seedPlan(dependencies) : null
  const brand = !isSpam && random.next() < 0.2 ? seedBrand(dependencies, person.surname) : null
  const message = isSpam ? random.oneOf(SPAM) : seedMessage(random)
  const until = sentAt + QUARANTINE_DAYS * DAY_MS
  const quarantine = isSpam ? { reasons: ['many links'], until } : null
  const record = { ...person, category, message, ...(plan && { estimate: plan.estimate }) }
  return {
    collection: 'contactUs',
    record,
    metadata: {
      ...metadataFrom('/contact-us'),
      quarantine,
      ...(plan && { plan: plan.query }),
      ...(brand && { brand: brand.query }),
    },
  }
}

/** A fictional person, with the metadata of their enquiries. `uniqueText` is in the address and keys. */
export function seedPerson({ random, now, newPostId }: SeedDependencies, uniqueText: string, sentAt: number) {
  const [firstName, surname] = [random.oneOf(FIRST_NAMES), random.oneOf(SURNAMES)]
  const mailbox = `${firstName}.${surname}${uniqueText}`.toLowerCase().replaceAll(' ', '')
  const record = {
    firstName,
    surname,
    email: `${mailbox}@post.example`,
    dateSent: sentAt,
    phoneNumber: `+278355501${String(random.below(100)).padStart(2, '0')}`,
    postId: newPostId(sentAt),
    userId: hashOf(`user ${uniqueText}`).slice(0, USER_ID_CHARS),
  }
  const metadata: EnquiryMetadata = {
    collection: 'contactUs',
    noticeVersion: todayInJohannesburg(now),
    consents: [],
    quarantine: null,
    key: `seed-${uniqueText}`,
    bodyHash: hashOf(`body ${uniqueText}`),
  }
  return { record, metadata }
}

function newsConsent(page: string, givenAt: number): Consent {
  const wording = 'Send me news about your software products by email.'
  return { purpose: 'news', channel: 'email', page, givenAt, wording }
}

function seedMessage(random: SeededRandom): string {
  const introduction = `Good day. I run ${random.oneOf(TRADES)} in ${random.oneOf(TOWNS)}.`
  return [introduction, random.oneOf(WISHES), random.oneOf(CLOSINGS)].join(' ')
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/** A fictional name and colour for a product. @param surname of the shop's owner */
function seedBrand({ random, content }: SeedDependencies, surname: string): SentBrand | null {
  const products = content.solutions.map(({ url }) => url)
  const name = `${surname}’s ${random.oneOf(SHOPS)}`
  const { colour } = random.oneOf(PRESET_COLOURS)
  return readSentBrand(writeBrand({ name, colour, product: random.oneOf(products) }), products)
}

const PLAN_MONTHS = [3, 6, 9, 12]
/** On every price list, and included in no product's price. */
const EXTRAS = [
  'bookings',
  'admin',
  'reports',
  'whatsapp',
  'email-sms',
  'import',
  'offline',
  'copywriting:4',
  'language:2',
]
const MAX_EXTRAS = 3
const DESIGNS = ['template', 'tailored', 'custom']
const MAX_PAGES = 20

/** A fictional plan; null if the random choices give none. */
function seedPlan({ random, content, now }: SeedDependencies): ReturnType<typeof checkSentPlan> {
  const { solutions, rateCards } = content
  const isWebsite = random.next() < 1 / 4
  const product = isWebsite
    ? `website&units=${5 + random.below(MAX_PAGES)}&design=${random.oneOf(DESIGNS)}`
    : random.oneOf(solutions).url
  const chosenExtras = new Set(
    Array.from({ length: random.below(MAX_EXTRAS + 1) }, () => random.oneOf(EXTRAS)),
  )
  const extras = chosenExtras.size > 0 ? `&extras=${[...chosenExtras].join(',')}` : ''
  const query = `v=${rateCards.today.version}&need=${product}${extras}&months=${random.oneOf(PLAN_MONTHS)}`
  return checkSentPlan(query, rateCards, todayInJohannesburg(now))
}
