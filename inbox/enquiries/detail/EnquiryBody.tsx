import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { NO_MESSAGE } from '../../../domain/inbox/words/snippet.ts'
import { HighlightedText } from '../../ui/HighlightedText.tsx'
import { highlightTerms } from '../../words/highlight-terms.ts'
import { BrandCard } from './BrandCard.tsx'
import styles from './EnquiryBody.module.css'
import { Notes } from './Notes.tsx'
import { PlanCard } from './PlanCard.tsx'
import { TheyAnsweredHint } from './TheyAnsweredHint.tsx'
import { Thread } from './Thread.tsx'

type Props = { detail: EnquiryDetail; q: string; isReplying: boolean; onTheyAnswered: () => void }

/** The message with the plan and the brand preview, or the whole conversation once there is more; and our notes. */
export function EnquiryBody({ detail, q, isReplying, onTheyAnswered }: Props) {
  const { facts, message, plan, brand } = detail
  const isConversation = facts.some(
    ({ kind }) => kind === 'answered' || kind === 'called' || kind === 'they-answered',
  )
  return (
    <div className={`${styles.read} ${isReplying ? styles.wide : ''}`}>
      {isConversation ? (
        <>
          {!isReplying && <TheyAnsweredHint detail={detail} onTheyAnswered={onTheyAnswered} />}
          <Thread detail={detail} q={q} />
        </>
      ) : (
        <>
          <p className={styles.message}>
            <HighlightedText text={highlightTerms(message ?? NO_MESSAGE, q)} />
          </p>
          {plan && !isReplying && <PlanCard plan={plan} />}
          {brand && !isReplying && <BrandCard brand={brand} />}
        </>
      )}
      {!isReplying && <Notes key={detail.number} detail={detail} q={q} />}
    </div>
  )
}
