import { useState } from 'react'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { timeAgo } from '../../../domain/inbox/words/days.ts'
import { initialsOf } from '../../../domain/inbox/words/names.ts'
import { NO_MESSAGE } from '../../../domain/inbox/words/snippet.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { useNow } from '../../state/clock.ts'
import look from '../../styles/words.module.css'
import { brandPreviewTitle } from '../../words/brand-preview-title.ts'
import { BrandCard } from './BrandCard.tsx'
import { CollapsibleText } from './CollapsibleText.tsx'
import { DisclosureButton } from './DisclosureButton.tsx'
import { PlanCard } from './PlanCard.tsx'
import { ThreadMessage } from './ThreadMessage.tsx'

type Sent = Pick<EnquiryDetail, 'plan' | 'brand'>
type Props = {
  detail: EnquiryDetail
  words: string | null
  at: number
  q: string
  /** What came with it. */
  sent: Sent
}

/** What they wrote, with the plan that came with it and the product as they saw it. */
export function CustomerMessage({ detail: { name }, words, at, q, sent: { plan, brand } }: Props) {
  const now = useNow()
  const [shown, setShown] = useState<Readonly<Record<keyof Sent, boolean>>>({ plan: false, brand: false })
  const turn = (kind: keyof Sent) => setShown({ ...shown, [kind]: !shown[kind] })
  return (
    <>
      <ThreadMessage
        person={{ name, initials: initialsOf(name) }}
        title={name}
        at={timeAgo(at, now)}
        look="theirs"
        footer={
          (plan || brand) && (
            <>
              {plan && (
                <DisclosureButton
                  name={`Plan ${plan.reference}`}
                  about={`${formatRand(plan.totalCents)} over ${plan.months} months`}
                  isShown={shown.plan}
                  onTurn={() => turn('plan')}
                />
              )}
              {brand && (
                <DisclosureButton
                  name="As they saw it"
                  about={brandPreviewTitle(brand)}
                  isShown={shown.brand}
                  onTurn={() => turn('brand')}
                />
              )}
            </>
          )
        }
      >
        <CollapsibleText text={words ?? NO_MESSAGE} q={q} />
      </ThreadMessage>
      {plan && (
        <div className={shown.plan ? undefined : look.paper}>
          <PlanCard plan={plan} />
        </div>
      )}
      {brand && (
        <div className={shown.brand ? undefined : look.paper}>
          <BrandCard brand={brand} isFolded={!shown.brand} />
        </div>
      )}
    </>
  )
}
