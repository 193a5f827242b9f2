import { memo } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { type Choices, designAdditionBps, estimate } from '../../../domain/pricing/estimate.ts'
import { IN_THE_PRICE } from '../../../domain/pricing/included-or-extra.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import styles from './DesignChoice.module.css'
import type { CalculatorFacts } from './facts.ts'
import { LookPicture } from './LookPicture.tsx'
import { Question } from './Question.tsx'
import type { Change } from './use-calculator.ts'

const DESIGNS: ReadonlyArray<Choices['design']> = ['template', 'tailored', 'custom']

type Props = { choices: Choices; card: RateCard; facts: CalculatorFacts; change: Change }

export const DesignChoice = memo(function DesignChoice({ choices, card, facts, change }: Props) {
  return (
    <Question title="How should it look?">
      <div className={styles.looks}>
        {DESIGNS.map((design) => (
          <label key={design} className={styles.look}>
            <input
              type="radio"
              name="design"
              value={design}
              checked={design === choices.design}
              onChange={() => change({ design })}
            />
            <LookPicture design={design} />
            <span>
              <b>{facts.names.designs[design].title}</b>
              <small>{facts.names.designs[design].note}</small>
            </span>
            <em>{designPrice(design, choices, card)}</em>
          </label>
        ))}
      </div>
    </Question>
  )
})

function designPrice(design: Choices['design'], choices: Choices, card: RateCard): string {
  const { lines } = estimate({ ...choices, extras: [], design }, card)
  const line = lines.find(({ key }) => key === 'design')
  if (!line) return IN_THE_PRICE
  return `+${designAdditionBps(design, card) / 100}% ${formatRand(line.amountCents)}`
}
