import { type Answer, answersOf } from './answers.ts'
import type { Fact, FactOf } from './fact.ts'

/** One piece of the conversation: a word of theirs, an answer of ours, or a call in vain. */
export type Piece =
  | { from: 'them'; fact: FactOf<'received' | 'they-answered'> }
  | { from: 'us'; fact: FactOf<'answered'>; delivery: Answer['delivery'] }
  | { from: 'us'; fact: FactOf<'called'> }

/** What was said, newest first. What was undone is not in it. @param facts the log of one enquiry, oldest first */
export function conversationOf(facts: ReadonlyArray<Fact>): Array<Piece> {
  const answers = new Map(answersOf(facts).map((answer) => [answer.fact.id, answer]))
  return facts.flatMap((fact) => pieceOf(fact, answers)).reverse()
}

/** The notes, newest first: for us only, but the person may ask to read them. */
export function notesOf(facts: ReadonlyArray<Fact>): Array<FactOf<'note'>> {
  return facts.filter((fact) => fact.kind === 'note').reverse()
}

function pieceOf(fact: Fact, answers: ReadonlyMap<number, Answer>): Array<Piece> {
  if (fact.kind === 'received' || fact.kind === 'they-answered') return [{ from: 'them', fact }]
  if (fact.kind === 'called') return [{ from: 'us', fact }]
  const answer = answers.get(fact.id)
  return answer ? [{ from: 'us', fact: answer.fact, delivery: answer.delivery }] : []
}
