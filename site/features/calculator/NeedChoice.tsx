import { estimate } from '../../../domain/estimate.ts'
import { formatRand } from '../../../domain/money.ts'
import { baseChoices } from '../../../domain/offer.ts'
import mark from './choice-mark.module.css'
import type { CalculatorFacts } from './facts.ts'
import styles from './NeedChoice.module.css'
import { Question } from './Question.tsx'
import type { Change } from './use-calculator.ts'
import type { PlanView } from './view.ts'
import { counted } from './words.ts'

type Props = { view: PlanView; facts: CalculatorFacts; change: Change }

export function NeedChoice({ view, facts, change }: Props) {
  const { card, state } = view
  const kinds = (needs: ReadonlyArray<string>) => (
    <div className={styles.kinds}>
      {needs.map((need) => (
        <label key={need} className={`${mark.mark} ${styles.kind}`} data-tint={facts.tints[need]}>
          <input
            type="radio"
            name="need"
            value={need}
            checked={need === state.choices.need}
            onChange={() => change({ need, units: null })}
          />
          <span>
            <b>{facts.names.needs[need] ?? need}</b>
            <Included need={need} view={view} />
          </span>
          <em>{formatRand(estimate(baseChoices(need), card).totalCents)}</em>
        </label>
      ))}
    </div>
  )
  return (
    <Question title="What do you need?">
      <p className={styles.sub}>Already built, set up in your name</p>
      {kinds(Object.keys(card.solutions))}
      <p className={styles.sub}>Built for you from the start</p>
      {kinds(Object.keys(card.custom))}
    </Question>
  )
}

function Included({ need, view }: { need: string; view: PlanView }) {
  const build = view.card.custom[need]
  return build ? <small>{`${counted(build.included, build.unit)} in the price`}</small> : null
}
