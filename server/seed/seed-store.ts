import type { Submission } from '../../domain/enquiry/submission.ts'
import { answerHours } from '../../domain/inbox/time/deadline.ts'
import { createPushIds } from '../enquiry/push-id.ts'
import { factsOf, insertFact, type NewFact } from '../storage/sql/inbox/fact-rows.ts'
import { projectEnquiry } from '../storage/sql/inbox/projection.ts'
import { addInvited, allStaff, join } from '../storage/sql/staff.ts'
import { select, type Work } from '../storage/sql/work.ts'
import type { Stores } from '../storage/store-driver.ts'
import { createChance } from './chance.ts'
import { seedHistory } from './seed-history.ts'
import { type SeedContent, seedSubmission } from './seed-submission.ts'

export const SEEDED = 500
const DAY_MS = 86_400_000
/** Within what is kept of enquiries. */
const SPREAD_DAYS = 330
const HELD_BACK = 8
const AT_ONCE = 100
const COLLEAGUES = ['Thandeka Nkosi', 'Pieter Louw', 'Aisha Davids']

export type SeedingParts = {
  stores: Pick<Stores, 'enquiries' | 'works'>
  content: SeedContent
  now: Date
  randomBytes: (count: number) => Uint8Array
}

/**
 * Fills an empty store with enquiries, their histories and answers. The store's hooks must tell nobody: what is seeded is no mail's
 * business.
 *
 * @returns how many there are; null if the store holds something already: then nothing is changed
 */
export async function seedStore({ stores, content, now, randomBytes }: SeedingParts): Promise<number | null> {
  const { enquiries, works } = stores
  const [there] = await works.read(() => select('SELECT post_id FROM submissions LIMIT 1'))
  if (there) return null
  const chance = createChance(14)
  const staff = await works.write(() => someStaff(now.getTime()))
  const parts = { chance, content, now, newPostId: createPushIds(randomBytes) }
  const sent = sentTimes(chance.next, now.getTime()).map((sentAt, place) =>
    seedSubmission(parts, place, sentAt, place >= SEEDED - HELD_BACK * 2 && place % 2 === 0),
  )
  // Those that wait are committed together, in their order.
  for (let at = 0; at < sent.length; at += AT_ONCE)
    await Promise.all(sent.slice(at, at + AT_ONCE).map((submission) => enquiries.add(submission)))
  const hours = answerHours(content.company.openingHours, [])
  const histories = sent.map((submission, place) => {
    if (submission.beside.quarantine) return { submission, facts: [] }
    const { dateSent: sentAt, email } = submission.record
    const facts = seedHistory({ chance, hours, staff, nowMs: now.getTime() }, { sentAt, email, place })
    return { submission, facts }
  })
  for (let at = 0; at < histories.length; at += AT_ONCE)
    await works.write(() => appendAll(histories.slice(at, at + AT_ONCE)))
  return sent.length
}

/** Oldest first, the more the nearer to now. */
function sentTimes(next: () => number, nowMs: number): Array<number> {
  const ages = Array.from({ length: SEEDED }, () => next() ** 2 * SPREAD_DAYS * DAY_MS)
  return ages.map((age) => Math.floor(nowMs - age) - 60_000).toSorted((a, b) => a - b)
}

/** Whoever works there; where nobody does, colleagues who have no way in. */
function* someStaff(nowMs: number): Work<Array<string>> {
  const there = (yield* allStaff()).filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)
  if (there.length > 0) return there.map(({ id }) => id)
  const ids: Array<string> = []
  for (const name of COLLEAGUES) {
    const id = `seed-${name.split(' ')[0]?.toLowerCase()}`
    const email = `${id}@twelvemoons.example`
    yield* addInvited({ id, email, emailFolded: email, role: 'member', createdAt: nowMs })
    yield* join(id, { name, email, emailFolded: email, at: nowMs })
    ids.push(id)
  }
  return ids
}

type History = { submission: Submission; facts: ReadonlyArray<NewFact> }

/** As appendFact does, but an enquiry's row is brought in line once. */
function* appendAll(histories: ReadonlyArray<History>): Work<void> {
  for (const { submission, facts } of histories) {
    if (facts.length === 0) continue
    const { postId } = submission.record
    for (const fact of facts) yield* insertFact(postId, fact)
    yield* projectEnquiry(submission, yield* factsOf(postId))
  }
}
