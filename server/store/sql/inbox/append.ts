import { type EnquiryState, stateOf } from '../../../../domain/inbox/facts/enquiry-state.ts'
import type { Fact } from '../../../../domain/inbox/facts/fact.ts'
import { isBehind, refusalOf, repeatedFact } from '../../../../domain/inbox/facts/next-fact.ts'
import type { Dialect, Work } from '../work.ts'
import { enquiryByPostId, lockedRow } from './enquiry-rows.ts'
import { factsOf, factUnder, insertFact, type NewFact } from './fact-rows.ts'
import { projectEnquiry } from './projection.ts'

export type Appending = {
  number: number
  fact: NewFact
  /** The version that its author had before them; null: whatever others did, it is added. */
  seen: number | null
  /** Another one for each act, made before the work: done again, the work finds what it did. */
  mark: string
  /** What belongs into the same transaction, such as a message and the audit log's entry. */
  also?: (fact: Fact) => Work<void>
}

/**
 * - `added`: it stands, now or already: by this mark, or as its author sent it before
 * - `behind`: others did something since, of which the author has to know first; nothing was added
 * - `refused`: the rules do not allow it, in a sentence
 * - `unknown`: no enquiry has this number (any more)
 */
export type Appended =
  | { outcome: 'added'; fact: Fact; state: EnquiryState }
  | { outcome: 'behind'; state: EnquiryState }
  | { outcome: 'refused'; sentence: string }
  | { outcome: 'unknown' }

/** Adds a fact to the log of an enquiry and brings its row in line, if nothing speaks against it. */
export function* appendFact(dialect: Dialect, appending: Appending): Work<Appended> {
  const { number, seen, mark, also } = appending
  const row = yield* lockedRow(dialect, number)
  if (!row) return { outcome: 'unknown' }
  const facts = yield* factsOf(row.postId)
  const fact = fromNow(appending.fact, facts)
  const done =
    (yield* factUnder(row.postId, mark)) ?? (seen === null ? undefined : repeatedFact(facts, seen, fact))
  if (done) return { outcome: 'added', fact: done, state: stateOf(facts) }
  if (seen !== null && isBehind(facts, seen, fact)) return { outcome: 'behind', state: stateOf(facts) }
  const sentence = refusalOf(facts, fact)
  if (sentence !== null) return { outcome: 'refused', sentence }

  const added = yield* insertFact(row.postId, fact, mark)
  const all = [...facts, added]
  yield* projectEnquiry(yield* enquiryByPostId(dialect, row.postId), all)
  if (also) yield* also(added)
  return { outcome: 'added', fact: added, state: stateOf(all) }
}

/** How far the enquiry has come is known for certain while nobody else can change it. */
function fromNow(fact: NewFact, facts: ReadonlyArray<Fact>): NewFact {
  return fact.kind === 'status' && facts.length > 0 ? { ...fact, from: stateOf(facts).status } : fact
}
