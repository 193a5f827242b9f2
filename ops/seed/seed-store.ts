import {
  addDays,
  type CalendarDate,
  todayInJohannesburg,
  weekdayName,
} from '../../domain/calendar/calendar.ts'
import { answerHours } from '../../domain/calendar/deadline.ts'
import { createPushIds } from '../../domain/enquiry/push-id.ts'
import type { Transaction } from '../../server/store/sql/database.ts'
import { addInvited, allStaff, joinStaff } from '../../server/store/sql/staff.ts'
import type { Stores } from '../../server/store/store-driver.ts'
import type { VisitCount } from '../../server/visits/visits.ts'
import { type SeedContent, seedEnquiry } from './seed-enquiry.ts'
import { seedHistories } from './seed-histories.ts'
import { type SeedStaff, seedDrafts } from './seed-replies.ts'
import { seedSubscribers } from './seed-subscribers.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'

export const SEEDED_ENQUIRIES = 500
const DAY_MS = 86_400_000
/** Within the retention period. */
const SPREAD_DAYS = 330
const QUARANTINED = 8
const BATCH_SIZE = 100
const COLLEAGUES = [
  { id: 'seed-thandeka', name: 'Thandeka Nkosi' },
  { id: 'seed-pieter', name: 'Pieter Louw' },
  { id: 'seed-aisha', name: 'Aisha Davids' },
] as const

export type SeedStoreDependencies = {
  stores: Pick<Stores, 'enquiries' | 'visits' | 'database'>
  content: SeedContent
  /** Seals the audit log and the unsubscribe links. */
  secret: string
  now: Date
  randomBytes: (count: number) => Uint8Array
}

/**
 * Fills an empty store with enquiries, their histories and answers, and all other data that the inbox shows. The store's hooks must
 * not send mails.
 *
 * @returns the number of enquiries; null if the store is not empty: then nothing is changed
 */
export async function seedStore(dependencies: SeedStoreDependencies): Promise<number | null> {
  const { stores, content, secret, now, randomBytes } = dependencies
  const { enquiries, database, visits } = stores
  const [existing] = await database.read((tx) => tx.query('SELECT post_id FROM submissions LIMIT 1'))
  if (existing) return null
  const random = createSeededRandom(14)
  const people = await database.transaction((tx) => ensureStaff(tx, now.getTime()))
  const seeding = { random, content, now, newPostId: createPushIds(randomBytes) }
  const enquiriesSent = sentTimes(random.next, now.getTime()).map((sentAt, index) =>
    seedEnquiry(seeding, index, sentAt, index >= SEEDED_ENQUIRIES - QUARANTINED * 2 && index % 2 === 0),
  )
  // Concurrent additions are committed together, in order.
  for (let index = 0; index < enquiriesSent.length; index += BATCH_SIZE)
    await Promise.all(enquiriesSent.slice(index, index + BATCH_SIZE).map((enquiry) => enquiries.add(enquiry)))
  const hours = answerHours(content.company.openingHours, [])
  await seedHistories(database, { random, hours, nowMs: now.getTime(), people, secret }, enquiriesSent)
  await database.transaction((tx) => seedDrafts(tx, people[0], SEEDED_ENQUIRIES, now.getTime()))
  await seedSubscribers({ ...seeding, stores, secret, staff: people.map(({ id }) => id) })
  await visits.add(seedVisits(random, todayInJohannesburg(now)))
  return enquiriesSent.length
}

/** Oldest first, with more in the recent past. */
function sentTimes(next: () => number, nowMs: number): Array<number> {
  const ages = Array.from({ length: SEEDED_ENQUIRIES }, () => next() ** 2 * SPREAD_DAYS * DAY_MS)
  return ages.map((age) => Math.floor(nowMs - age) - 60_000).toSorted((a, b) => a - b)
}

/** The staff; if there is none, it adds colleagues without credentials. */
async function ensureStaff(
  tx: Transaction,
  nowMs: number,
): Promise<readonly [SeedStaff, ...Array<SeedStaff>]> {
  const existing = (await allStaff(tx)).filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)
  const [first, ...otherStaff] = existing.map(({ id, name }) => ({ id, name }))
  if (first) return [first, ...otherStaff]
  for (const { id, name } of COLLEAGUES) {
    const email = `${id}@twelvemoons.example`
    await addInvited(tx, { id, email, emailFolded: email, role: 'member', createdAt: nowMs })
    await joinStaff(tx, id, { name, email, emailFolded: email, at: nowMs })
  }
  return COLLEAGUES
}

/** Slightly longer than the longest period of the statistics. */
const VISIT_DAYS = 380
const PAGES = {
  '/': 30,
  '/our-work': 14,
  '/services': 9,
  '/calculator': 12,
  '/about-us': 4,
  '/contact-us': 6,
}
const HOSTS = { '': 6, 'search.example': 5, 'chamber.example': 1 }

/** Plausible visit counts until today: lower at weekends, and rising from month to month. */
function seedVisits(random: SeededRandom, today: CalendarDate): Array<VisitCount> {
  return Array.from({ length: VISIT_DAYS }, (_, index) =>
    visitsOf(random, addDays(today, -index), 1 - index / (2 * VISIT_DAYS)),
  ).flat()
}

function visitsOf(random: SeededRandom, day: CalendarDate, growth: number): Array<VisitCount> {
  const traffic = growth * (weekdayName(day).startsWith('S') ? 0.4 : 1)
  const randomCount = (maxCount: number) => Math.round(traffic * maxCount * (0.5 + random.next()))
  const openedPages = Object.entries(PAGES).flatMap(([page, share]) =>
    Object.entries(HOSTS).map(([referrerHost, hostShare]) => ({
      kind: 'page' as const,
      page,
      referrerHost,
      count: randomCount((share * hostShare) / 12),
    })),
  )
  const counts: Array<VisitCount> = [
    ...openedPages.map((count) => ({ ...count, day })),
    { day, kind: 'calculator-used', page: '/calculator', referrerHost: '', count: randomCount(7) },
    { day, kind: 'form-sent', page: '/contact-us', referrerHost: '', count: randomCount(2) },
  ]
  return counts.filter(({ count }) => count > 0)
}
