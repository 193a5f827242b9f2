import { formatRand } from '../../../domain/money/money.ts'
import type { PricedHours } from '../../../domain/pricing/price-sentence.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CategoryCost.module.css'

type Props = {
  sentence: string
  parts: ReadonlyArray<PricedHours>
  /** One hour, with what is said of VAT behind it: `R 690,00 incl. VAT`. */
  hourlyRate: string
  /** The same total in instalments, and the calculator set to it; absent where the price is no build. */
  plan?: { monthly: string; href: string } | undefined
}

/** What it costs: the sentence, and the hours it is made of, a bar an hour. */
export function CategoryCost({ sentence, parts, hourlyRate, plan }: Props) {
  return (
    <Section ground="night" labelledBy="what-it-costs" className={styles.split}>
      <div>
        <h2 id="what-it-costs">What it costs</h2>
        <p className={`lead ${styles.sentence}`}>{sentence}</p>
      </div>
      <Card>
        <h3 className={styles.heading}>How we get to this price</h3>
        <ul>
          {parts.map((part) => (
            <Part key={String(part.everyMonth)} part={part} hourlyRate={hourlyRate} />
          ))}
        </ul>
        {plan && (
          <div className={styles.plan}>
            <p>In instalments: {plan.monthly}, with no interest.</p>
            <ButtonLink href={plan.href}>Work out your price</ButtonLink>
          </div>
        )}
      </Card>
    </Section>
  )
}

function Part({ part, hourlyRate }: { part: PricedHours; hourlyRate: string }) {
  const { hours, amountCents, everyMonth } = part
  return (
    <li className={styles.part}>
      <p className={styles.when}>{everyMonth ? 'Each month' : 'Once'}</p>
      <p className={styles.amount}>{formatRand(amountCents)}</p>
      <svg className={styles.hours} viewBox={`0 0 ${hours * 10} 24`} width={hours * 26} aria-hidden="true">
        {Array.from({ length: hours }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the row
          <rect key={at} x={at * 10 + 1} width="8" height="24" rx="2" />
        ))}
      </svg>
      <p className={styles.rate}>
        {hours} hours × {hourlyRate}
      </p>
    </li>
  )
}
