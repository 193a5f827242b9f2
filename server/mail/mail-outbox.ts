import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Claimed, Outbox, Settlement } from '../outbox/outbox.ts'
import type { Dialect } from '../storage/sql/dialect.ts'
import { appendFact } from '../storage/sql/inbox/append.ts'
import { settleMessage } from '../storage/sql/outbox.ts'
import { select, type Work, type Works } from '../storage/sql/work.ts'
import { dueMailSchema } from './due-mail.ts'

/**
 * The outbox of mails. What became of an answer to an enquiry is noted in its log, too, in one transaction with the message: an
 * answer that did not arrive is no answer, and its enquiry comes back.
 */
export function mailOutbox(works: Works, { claim }: Pick<Outbox, 'claim'>): Pick<Outbox, 'claim' | 'settle'> {
  return {
    claim,
    settle: (claimed, settlement) => {
      const mark = randomUUID()
      return works.write(() => settleMail(works.dialect, { claimed, settlement, mark }))
    },
  }
}

type Ending = { claimed: Claimed; settlement: Settlement; mark: string }

function* settleMail(dialect: Dialect, ending: Ending): Work<boolean> {
  const { claimed, settlement } = ending
  const isNoted = yield* settleMessage(claimed, settlement)
  if (isNoted && settlement.kind !== 'due' && isReply(claimed)) yield* noteDelivery(dialect, ending)
  return isNoted
}

function isReply({ payload }: Claimed): boolean {
  return dueMailSchema.safeParse(JSON.parse(payload)).data?.kind === 'reply'
}

function* noteDelivery(dialect: Dialect, { claimed, settlement, mark }: Ending): Work<void> {
  const [row] = yield* select(
    'SELECT number FROM enquiries WHERE post_id = (SELECT post_id FROM outbox WHERE topic = ? AND id = ?)',
    ...[claimed.topic, claimed.id],
  )
  if (!row) return
  const failure = settlement.kind === 'failed' ? settlement.failure : null
  yield* appendFact(dialect, {
    number: z.coerce.number().parse(row.number),
    fact: {
      ...{ kind: 'delivery', at: settlement.at, by: null, outboxId: claimed.id },
      ...{ outcome: failure === null ? 'taken' : 'failed', words: failure ?? '' },
    },
    ...{ seen: null, mark },
  })
}
