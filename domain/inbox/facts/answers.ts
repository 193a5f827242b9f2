import type { EventOf, Fact } from './fact.ts'

/** An answer of ours, and how its mail fared. */
export type Answer = {
  fact: EventOf<'answered'>
  /** Places in the log: the later one is the greater. */
  place: number
  /** The last word of the mail server; null if it is not an email, and while it waits. */
  delivery: { fact: EventOf<'delivery'>; place: number } | null
}

/** Our answers in their order, without those that were undone. @param facts the log of one enquiry, oldest first */
export function answersOf(facts: ReadonlyArray<Fact>): Array<Answer> {
  const undone = undoneAnswers(facts)
  return facts.flatMap((fact, place) =>
    fact.kind === 'answered' && !undone.has(fact.id)
      ? [{ fact, place, delivery: deliveryOf(fact, facts) }]
      : [],
  )
}

/** The ids of the answers that were undone. */
export function undoneAnswers(facts: ReadonlyArray<Fact>): ReadonlySet<number> {
  return new Set(facts.flatMap((fact) => (fact.kind === 'taken-back' ? [fact.fact] : [])))
}

/** Whether an answer counts: one that failed permanently does not. */
export function counts({ delivery }: Answer): boolean {
  return delivery?.fact.outcome !== 'failed'
}

function deliveryOf({ mail }: EventOf<'answered'>, facts: ReadonlyArray<Fact>): Answer['delivery'] {
  const told = facts.flatMap((fact, place) =>
    fact.kind === 'delivery' && fact.outboxId === mail?.outboxId ? [{ fact, place }] : [],
  )
  return told.at(-1) ?? null
}
