import { formatRand } from '../../../domain/money/money.ts'
import { priceOfHours } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from './Questions.module.css'

type QuestionsProps = { heading: string; faqs: ReadonlyArray<{ title: string; description: string }> }

export function Questions({ heading, faqs }: QuestionsProps) {
  return (
    <div className={`split split-narrow off-paper ${styles.questions}`}>
      <h2>{heading}</h2>
      <Accordion
        items={faqs.map(({ title, description }) => ({
          key: title,
          heading: title,
          content: <p>{description}</p>,
        }))}
      />
    </div>
  )
}

type CareProps = {
  heading: string
  /** Hours a month that are offered, fewest first. */
  hours: ReadonlyArray<number>
  /** The sentence that says when the included small changes end. */
  smallChanges: string
  card: RateCard
}

/** The price of care after launch, which the plan does not include. */
export function CareAfterLaunch({ heading, hours: offered, smallChanges, card }: CareProps) {
  const prices = offered.map((hours) => ({ hours, price: formatRand(priceOfHours(hours, card)) }))
  return (
    <Disclosure title={<h2 id="care">{heading}</h2>} teaser={prices[0] && `From ${prices[0].price} a month`}>
      <div className={styles.care}>
        <p>
          {smallChanges} Care runs from month to month: you can stop at the end of any month. You pay it
          separately, not in the instalments.
        </p>
        <ul className="rows">
          {prices.map(({ hours, price }) => (
            <li key={hours}>
              <b>{price}</b> {counted(hours, 'hour')} a month
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  )
}
