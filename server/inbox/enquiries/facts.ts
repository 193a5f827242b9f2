import type { Fact as ShownFact } from '../../../domain/inbox/api/fact.ts'
import { undoneAnswers } from '../../../domain/inbox/facts/answers.ts'
import type { Fact } from '../../../domain/inbox/facts/fact.ts'
import { deliveryOf, type OpenMessages } from './delivery.ts'

type Asked = {
  me: string
  nowMs: number
  /** The address that they gave. */
  firstAddress: string
}

/**
 * The log of an enquiry as it is shown, oldest first: who has read it is not in it, what was undone is not there any more, and the
 * fate of a mail stands with the mail.
 */
export function shownFacts(log: ReadonlyArray<Fact>, open: OpenMessages, asked: Asked): Array<ShownFact> {
  const undone = undoneAnswers(log)
  let address = asked.firstAddress
  const shown: Array<ShownFact> = []
  for (const fact of log) {
    const { id, at, by } = fact
    switch (fact.kind) {
      case 'read':
      case 'delivery':
      case 'taken-back':
        break
      case 'received':
      case 'held-back':
      case 'released':
        shown.push({ id, at, by, kind: fact.kind })
        break
      case 'they-answered':
        shown.push({ id, at, by, kind: fact.kind, words: fact.words })
        break
      case 'corrected-address':
        shown.push({ id, at, by, kind: fact.kind, from: address, to: fact.to })
        address = fact.to
        break
      case 'answered':
        if (!undone.has(id)) shown.push(shownAnswer(fact, log, open, asked))
        break
      default:
        shown.push(fact)
    }
  }
  return shown
}

function shownAnswer(
  fact: Extract<Fact, { kind: 'answered' }>,
  log: ReadonlyArray<Fact>,
  open: OpenMessages,
  asked: Asked,
): ShownFact {
  const { id, at, by, way, words, mail } = fact
  const { to, subject, attached } = mail ?? { to: '', subject: '', attached: null }
  const shownMail = mail && { to, subject, attached, delivery: deliveryOf(fact, log, open, asked) }
  return { id, at, by, kind: 'answered', way, words, mail: shownMail }
}
