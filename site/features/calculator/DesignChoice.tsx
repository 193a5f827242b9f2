import { type Choices, estimate } from '../../../domain/estimate.ts'
import { formatRand } from '../../../domain/money.ts'
import styles from './DesignChoice.module.css'
import type { CalculatorFacts } from './facts.ts'
import { LookPicture } from './LookPicture.tsx'
import { Question } from './Question.tsx'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'

const DESIGNS: ReadonlyArray<Choices['design']> = ['template', 'tailored', 'custom']

type Props = { view: PlanView; facts: CalculatorFacts; change: Change }

export function DesignChoice({ view, facts, change }: Props) {
  const { design: chosen } = view.state.choices
  return (
    <Question title="How should it look?">
      <div className={styles.looks}>
        {DESIGNS.map((design) => (
          <label key={design} className={styles.look}>
            <input
              type="radio"
              name="design"
              value={design}
              checked={design === chosen}
              onChange={() => change({ design })}
            />
            <LookPicture design={design} />
            <span>
              <b>{facts.names.designs[design].title}</b>
              <small>{facts.names.designs[design].note}</small>
            </span>
            <em>{designPrice(design, view)}</em>
          </label>
        ))}
      </div>
    </Question>
  )
}

function designPrice(design: Choices['design'], { state, card }: PlanView): string {
  const { lines } = estimate({ ...state.choices, extras: [], design }, card)
  const line = lines.find(({ key }) => key === 'design')
  if (!line) return 'In the price'
  return `+${(card.designLevels[design] - 10_000) / 100}% ${formatRand(line.amountCents)}`
}
