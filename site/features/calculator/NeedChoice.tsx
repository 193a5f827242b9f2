import { Fragment, memo, useState } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { estimate } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { counted } from '../../../domain/wording.ts'
import tick from '../../ui/tick.module.css'
import type { CalculatorFacts } from './facts.ts'
import styles from './NeedChoice.module.css'
import { Question } from './Question.tsx'
import type { Change } from './use-calculator.ts'

type Props = { need: string; card: RateCard; facts: CalculatorFacts; change: Change }

export const NeedChoice = memo(function NeedChoice({ need: chosen, card, facts, change }: Props) {
  // The group with the link's need comes first, to be visible at once; a choice on the page reorders nothing.
  const [isBuildFirst] = useState(chosen in card.custom)
  const needOptions = (needs: ReadonlyArray<string>) => (
    <div className={styles.kinds}>
      {needs.map((need) => (
        <label key={need} className={styles.kind} data-tint={facts.tints[need]}>
          <input
            type="radio"
            className={tick.tick}
            name="need"
            value={need}
            checked={need === chosen}
            onChange={() => change({ need, units: null })}
          />
          <span>
            <b>{facts.names.needs[need] ?? need}</b>
            <small>{includedNote(card.custom[need]) ?? facts.shortDescriptions[need]}</small>
            <em>{formatRand(estimate(baseChoices(need), card).totalCents)}</em>
          </span>
        </label>
      ))}
    </div>
  )
  const groups = [
    { title: 'Already built, set up in your name', needs: card.solutions },
    { title: 'Built for you from the start', needs: card.custom },
  ]
  if (isBuildFirst) groups.reverse()
  return (
    <Question title="What do you need?">
      {groups.map(({ title, needs }) => (
        <Fragment key={title}>
          <p className={styles.sub}>{title}</p>
          {needOptions(Object.keys(needs))}
        </Fragment>
      ))}
    </Question>
  )
})

function includedNote(build: RateCard['custom'][string] | undefined): string | undefined {
  return build && `${counted(build.included, build.unit)} in the price`
}
