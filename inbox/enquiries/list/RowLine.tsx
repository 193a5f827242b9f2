import { notDeliveredLine } from '../../../domain/inbox/words/delivery.ts'
import { answeredElsewhereLine } from '../../../domain/inbox/words/last-reply.ts'
import { NO_MESSAGE } from '../../../domain/inbox/words/snippet.ts'
import { useColleague } from '../../state/session.ts'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { rowExcerpt } from '../../words/row-excerpt.ts'
import styles from './Row.module.css'
import type { ShownRow } from './rows-data.ts'

/** The last line of a row: what was found, who answered just now, why it was not delivered, or how the message begins. */
export function RowLine({
  row,
  answered,
}: {
  row: ShownRow
  answered: { by: string | null; at: number } | undefined
}) {
  const colleague = useColleague()
  if (row.excerpt) {
    return (
      <span className={styles.snippet}>
        <HighlightedText text={rowExcerpt(row.excerpt)} />
      </span>
    )
  }
  const words = answered
    ? answeredElsewhereLine(colleague(answered.by)?.name ?? 'Somebody', answered.at)
    : row.undelivered
      ? notDeliveredLine(row.undelivered, null)
      : (row.snippet ?? NO_MESSAGE)
  return <span className={styles.snippet}>{words}</span>
}
