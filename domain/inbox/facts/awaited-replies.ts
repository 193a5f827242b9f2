import { type Answer, answersOf, counts } from './answers.ts'
import type { EventOf, Fact } from './fact.ts'

/** What obliges us to answer: an enquiry that arrived or was released, or whatever they answered. */
export type AwaitedReply = EventOf<'received' | 'released' | 'they-answered'>

/**
 * What has to be answered first; null if nothing has. It is what has no answer yet, unless the enquiry was won or lost
 * since. An answer that failed permanently does not count: what it answered is open again with its old deadline, also where somebody
 * took the enquiry for won or lost in the meantime. Of several the oldest counts: who writes twice does not wait for longer.
 *
 * @param facts the log of one enquiry, oldest first
 */
export function oldestAwaitedReply(facts: ReadonlyArray<Fact>): AwaitedReply | null {
  const answers = new Map(answersOf(facts).map((answer) => [answer.place, answer]))
  const open = awaitedReplies(facts).find(({ place }) => isOpen(place, facts, answers))
  return open?.need ?? null
}

/** Everything that was to be answered, oldest first: the arrival, or the release of what was held back, and what they wrote since. */
export function awaitedReplies(facts: ReadonlyArray<Fact>): Array<{ need: AwaitedReply; place: number }> {
  const isQuarantined = facts.some(({ kind }) => kind === 'held-back')
  return facts.flatMap<{ need: AwaitedReply; place: number }>((fact, place) => {
    if (fact.kind === 'received') return isQuarantined ? [] : [{ need: fact, place }]
    return fact.kind === 'released' || fact.kind === 'they-answered' ? [{ need: fact, place }] : []
  })
}

/** Goes through what happened since: what settles it stays in `settled` until that fails or is taken back. */
function isOpen(place: number, facts: ReadonlyArray<Fact>, answers: ReadonlyMap<number, Answer>): boolean {
  let settled: 'no' | 'won or lost' | Answer = 'no'
  for (const [at, fact] of [...facts.entries()].slice(place + 1)) {
    const answer = answers.get(at)
    if (answer && counts(answer)) return false
    if (answer && settled === 'no') settled = answer
    else if (typeof settled === 'object' && settled.delivery?.place === at) settled = 'no'
    else if (fact.kind === 'status' && typeof settled !== 'object')
      settled = isClosing(fact) ? 'won or lost' : 'no'
  }
  return settled === 'no'
}

function isClosing({ to }: EventOf<'status'>): boolean {
  return to === 'won' || to === 'lost'
}
