import { memo, type ReactNode } from 'react'
import { IN_THE_PRICE } from '../../../domain/content/included-or-extra.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { type Choices, designAdditionBps, estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import styles from './DesignChoice.module.css'
import type { CalculatorFacts } from './facts.ts'
import { Question } from './Question.tsx'
import question from './question.module.css'
import type { Change } from './use-calculator.ts'

const DESIGNS: ReadonlyArray<Choices['design']> = ['template', 'tailored', 'custom']

/** A drawing of a shop for each design: our layout, our layout in the client's colours, and a custom layout. */
const DRAWINGS: Record<Choices['design'], ReactNode> = {
  template: (
    <>
      <path fill="#ece7dc" d="M0 0h160v100H0z" />
      <rect x="12" y="12" width="34" height="7" rx="2" fill="#8c8779" />
      <rect x="120" y="12" width="28" height="7" rx="3.5" fill="#cfc8b8" />
      <Shelf colours={['#d8d1c2', '#d8d1c2', '#d8d1c2', '#d8d1c2', '#d8d1c2', '#d8d1c2']} label="#b7b0a0" />
    </>
  ),
  tailored: (
    <>
      <path fill="#f6e4d8" d="M0 0h160v100H0z" />
      <text x="12" y="20" fontSize="11" fill="#171a21">
        Kiaat &amp; Co
      </text>
      <rect x="120" y="11" width="28" height="10" rx="5" fill="#171a21" />
      <Shelf colours={['#c9a27a', '#c8775a', '#cdb48c', '#b98d5f', '#e0c39a', '#a9714f']} label="#7a5a45" />
    </>
  ),
  custom: (
    <>
      <path fill="#3b2318" d="M0 0h160v100H0z" />
      <path fill="#c8775a" d="M76 0h84v100H76z" />
      <path fill="#f0d6b4" d="M98 100V58a20 20 0 0 1 40 0v42z" />
      <text x="12" y="42" fontSize="21" fill="#f6e4d8">
        Kiaat
      </text>
      <text x="12" y="62" fontSize="21" fill="#f6e4d8">
        &amp; Co
      </text>
      <rect x="12" y="74" width="40" height="11" rx="5.5" fill="#e5a888" />
    </>
  ),
}

function Shelf({ colours, label }: { colours: ReadonlyArray<string>; label: string }) {
  return colours.map((colour, index) => {
    const x = 12 + (index % 3) * 47
    const isFirstRow = index < 3
    return (
      <g key={`${x}-${isFirstRow}`}>
        <rect x={x} y={isFirstRow ? 30 : 82} width="42" height="34" rx="4" fill={colour} />
        {isFirstRow && <rect x={x} y="69" width="28" height="4" rx="2" fill={label} />}
      </g>
    )
  })
}

type Props = { choices: Choices; card: RateCard; facts: CalculatorFacts; change: Change }

export const DesignChoice = memo(function DesignChoice({ choices, card, facts, change }: Props) {
  return (
    <Question title="How should it look?">
      <div className={styles.looks}>
        {DESIGNS.map((design) => (
          <label key={design} className={styles.look}>
            <input
              type="radio"
              className={question.unseen}
              name="design"
              value={design}
              checked={design === choices.design}
              onChange={() => change({ design })}
            />
            <svg viewBox="0 0 160 100" aria-hidden="true" className={styles.picture}>
              {DRAWINGS[design]}
            </svg>
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
  return `+\u00a0${formatRand(line.amountCents)}, about ${designAdditionBps(design, card) / 100}%`
}
