import { timeOfDay } from '../../../domain/calendar/time-of-day.ts'
import type { DraftText } from '../../../domain/inbox/api/draft.ts'
import type { AnsweredFact } from '../../../domain/inbox/api/fact.ts'
import { deliveryStatusText } from '../../../domain/inbox/words/delivery.ts'
import { firstNameOf } from '../../../domain/inbox/words/names.ts'
import { useNow } from '../../state/clock.ts'
import styles from './ReplyComparison.module.css'

/** Both answers side by side. */
export function ReplyComparison({
  theirs,
  name,
  mine,
}: {
  theirs: AnsweredFact | null
  name: string
  mine: DraftText
}) {
  return (
    <div className={styles.both}>
      <section>
        <h3>
          {firstNameOf(name)}, {theirs ? `sent ${timeOfDay(theirs.at)}` : 'just now'}
        </h3>
        <p className={styles.theirs}>
          {theirs?.words}
          {theirs && <Fate answer={theirs} />}
        </p>
      </section>
      <section>
        <h3>Yours, not sent</h3>
        <p className={styles.mine}>
          {mine.text}
          <small>Draft kept</small>
        </p>
      </section>
    </div>
  )
}

function Fate({ answer: { mail } }: { answer: AnsweredFact }) {
  const now = useNow()
  if (mail?.delivery.state !== 'taken') return null
  const { lead } = deliveryStatusText(
    { state: 'taken', atMs: mail.delivery.at, attached: mail.attached },
    now,
  )
  return <small>{lead}</small>
}
