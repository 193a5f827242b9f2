import type { CalendarDate } from '../../calendar/calendar.ts'
import { type Answer, answersOf, counts } from './answers.ts'
import { oldestAwaitedReply } from './awaited-replies.ts'
import type { EventOf, Fact } from './fact.ts'
import type { List, Status } from './kinds.ts'

/** Who writes down what they answered, or answers, has read it. */
const READERS_FACTS: ReadonlySet<string> = new Set(['read', 'they-answered', 'answered'])

/** A message between them and us; notes and unanswered calls are none. */
type Word = EventOf<'received' | 'they-answered' | 'answered'>

/** What follows from the log of one enquiry. Moments are epoch milliseconds. */
export type EnquiryState = {
  list: List
  status: Status
  /** By when it has to be answered; null where nothing is due. */
  dueAt: number | null
  /** The assignee: who answered last, or to whom it was assigned since. */
  who: string | null
  /** Who opened it since their last word. */
  readBy: ReadonlyArray<string>
  /** Greater with each fact but `read`: what two people do at once is told by it. */
  version: number
  receivedAt: number
  lastWord: Word
  lastAt: number
  quarantine: { reasons: ReadonlyArray<string>; until: number } | null
  /** The answer that failed permanently, while what it answered is open again. */
  failed: Answer | null
  /** The first answer since their last word, once nothing is open. */
  answered: Answer | null
  /** Where mails go instead of the address that they gave. */
  correctedAddress: string | null
  /** Of who asked for it last, while it waits for them. */
  reminder: { on: CalendarDate; by: string | null } | null
}

/**
 * The state of an enquiry.
 *
 * @param facts its log, oldest first; the first one is `received`
 * @throws {RangeError} if it is not
 */
export function stateOf(facts: ReadonlyArray<Fact>): EnquiryState {
  const [received] = facts
  if (received?.kind !== 'received') throw new RangeError('The log of an enquiry begins with its arrival')
  const answers = answersOf(facts)
  const need = oldestAwaitedReply(facts)
  const quarantine = quarantineOf(facts)
  const status = statusOf(facts, answers)
  const lastWord = lastWordOf(received, facts, answers)
  return {
    list: listOf({ isQuarantined: quarantine !== null, isOpen: need !== null, status }),
    status,
    dueAt: quarantine ? null : (need?.dueAt ?? null),
    who: holderOf(facts, answers),
    readBy: readersOf(facts),
    version: facts.filter(({ kind }) => kind !== 'read').length,
    receivedAt: received.at,
    lastWord,
    lastAt: lastWord.at,
    quarantine,
    failed: (need && answers.findLast((answer) => !counts(answer) && answer.fact.id > need.id)) ?? null,
    answered: need || quarantine ? null : firstAnswer(facts, answers),
    correctedAddress: lastOf(facts, 'corrected-address')?.to ?? null,
    reminder: reminderOf(facts, answers),
  }
}

function listOf({
  isQuarantined,
  isOpen,
  status,
}: {
  isQuarantined: boolean
  isOpen: boolean
  status: Status
}): List {
  if (isQuarantined) return 'held'
  if (isOpen) return 'needs'
  return status === 'won' || status === 'lost' ? status : 'waiting'
}

function quarantineOf(facts: ReadonlyArray<Fact>): EnquiryState['quarantine'] {
  const quarantine = lastOf(facts, 'held-back')
  return quarantine && !lastOf(facts, 'released')
    ? { reasons: quarantine.reasons, until: quarantine.until }
    : null
}

function statusOf(facts: ReadonlyArray<Fact>, answers: ReadonlyArray<Answer>): Status {
  const place = facts.findLastIndex(({ kind }) => kind === 'status')
  const set = facts[place]
  const status = set?.kind === 'status' ? set.to : 'new'
  const isAnswered = answers.some((answer) => answer.place > place && counts(answer))
  return status === 'new' && isAnswered ? 'in-conversation' : status
}

function holderOf(facts: ReadonlyArray<Fact>, answers: ReadonlyArray<Answer>): string | null {
  const answer = answers.at(-1)
  const given = facts.findLastIndex(({ kind }) => kind === 'given')
  const fact = facts[given]
  if (fact?.kind === 'given' && given > (answer?.place ?? -1)) return fact.to
  return answer?.fact.by ?? null
}

function readersOf(facts: ReadonlyArray<Fact>): Array<string> {
  const place = facts.findLastIndex(({ kind }) => kind === 'they-answered')
  const since = facts.slice(Math.max(place, 0))
  return [...new Set(since.flatMap(({ kind, by }) => (READERS_FACTS.has(kind) && by ? [by] : [])))]
}

function lastWordOf(received: Word, facts: ReadonlyArray<Fact>, answers: ReadonlyArray<Answer>): Word {
  const theirs = lastOf(facts, 'they-answered')
  const ours = answers.at(-1)?.fact
  return [theirs, ours].reduce<Word>((last, word) => (word && word.id > last.id ? word : last), received)
}

function firstAnswer(facts: ReadonlyArray<Fact>, answers: ReadonlyArray<Answer>): Answer | null {
  const theirs = facts.findLastIndex(({ kind }) => kind === 'they-answered')
  return answers.find((answer) => answer.place > theirs && counts(answer)) ?? null
}

/** It is done with at the next word. */
function reminderOf(facts: ReadonlyArray<Fact>, answers: ReadonlyArray<Answer>): EnquiryState['reminder'] {
  const reminder = lastOf(facts, 'reminded')
  const lastWord = Math.max(lastOf(facts, 'they-answered')?.id ?? 0, answers.at(-1)?.fact.id ?? 0)
  return reminder && reminder.id > lastWord ? { on: reminder.on, by: reminder.by } : null
}

function lastOf<Kind extends Fact['kind']>(
  facts: ReadonlyArray<Fact>,
  kind: Kind,
): EventOf<Kind> | undefined {
  return facts.findLast((fact): fact is EventOf<Kind> => fact.kind === kind)
}
