import { useState } from 'react'
import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import type { PlanOfEnquiry } from '../../domain/inbox/api/plan.ts'
import { timeAgo } from '../../domain/inbox/words/days.ts'
import { initialsOf } from '../../domain/inbox/words/names.ts'
import { NO_MESSAGE } from '../../domain/inbox/words/snippet.ts'
import { formatRand } from '../../domain/money/money.ts'
import { useNow } from '../app/clock.ts'
import look from '../styles/words.module.css'
import { Icon } from '../ui/Icon.tsx'
import { PlanCard } from './PlanCard.tsx'
import { Post } from './Post.tsx'
import { Shortened } from './Shortened.tsx'
import styles from './TheirPost.module.css'

type Props = {
  detail: EnquiryDetail
  words: string | null
  at: number
  q: string
  plan: PlanOfEnquiry | null
}

/** What they wrote, with the plan that came with it. */
export function TheirPost({ detail: { name }, words, at, q, plan }: Props) {
  const now = useNow()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <Post
        person={{ name, initials: initialsOf(name) }}
        title={name}
        at={timeAgo(at, now)}
        look="theirs"
        footer={
          plan && (
            <button
              type="button"
              className={styles.clip}
              aria-expanded={isShown}
              onClick={() => setShown(!isShown)}
            >
              <Icon name="tag" size="small" />
              Plan {plan.reference}
              <small>
                {formatRand(plan.totalCents)} over {plan.months} months
              </small>
            </button>
          )
        }
      >
        <Shortened text={words ?? NO_MESSAGE} q={q} />
      </Post>
      {plan && (
        <div className={isShown ? undefined : look.paper}>
          <PlanCard plan={plan} />
        </div>
      )}
    </>
  )
}
