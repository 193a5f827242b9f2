import { memo } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { FORM_FIELDS } from '../../../domain/plan/link/form-params.ts'
import { priceOf } from '../../../domain/pricing/estimate.ts'
import type { CustomBuild, RateCard } from '../../../domain/pricing/rate-card.ts'
import { unitsFault } from '../../../domain/pricing/typed-numbers.ts'
import { capitalised, counted } from '../../../domain/wording.ts'
import { Question } from './Question.tsx'
import question from './question.module.css'
import styles from './SizeChoice.module.css'
import { Stepper } from './Stepper.tsx'
import type { Change } from './use-calculator.ts'

type Props = { need: string; units: number | undefined; card: RateCard; change: Change }

/** The size of a custom build; nothing for a finished solution, which has one price. */
export const SizeChoice = memo(function SizeChoice({ need, units, card, change }: Props) {
  const build = card.custom[need]
  if (!build) return null
  return (
    <Question title="How big is it?">
      <SizeStepper build={build} units={units ?? build.included} card={card} change={change} />
    </Question>
  )
})

type SizeStepperProps = { build: CustomBuild; units: number; card: RateCard; change: Change }

function SizeStepper({ build, units, card, change }: SizeStepperProps) {
  const { unit, included, max } = build
  const title = `${capitalised(unit)}s`
  return (
    <>
      <div className={styles.sizer}>
        <label htmlFor="units">{title}</label>
        <Stepper
          id="units"
          name="units"
          value={units}
          min={1}
          max={max}
          fewer={`One ${unit} fewer`}
          more={`One ${unit} more`}
          faultOf={(text) => unitsFault(text, build)}
          onNumber={(text) => change({ units: text })}
        />
        <input type="hidden" name={FORM_FIELDS.shownUnits} value={units} />
        <input
          type="range"
          data-live
          name={FORM_FIELDS.sliderUnits}
          min={1}
          max={max}
          value={units}
          aria-label={title}
          aria-valuetext={counted(units, unit)}
          onChange={({ target }) => change({ units: target.value })}
        />
      </div>
      <p className={question.hint}>{sizeSentence(build, units, included, card)}</p>
    </>
  )
}

function sizeSentence({ unit, base, further }: CustomBuild, units: number, included: number, card: RateCard) {
  const start = `${counted(included, unit)} ${included === 1 ? 'is' : 'are'} in the price of ${formatRand(priceOf(base, card))}.`
  const furtherUnits = units - included
  const priceOfEach = formatRand(priceOf(further, card))
  if (furtherUnits <= 0) return `${start} Each ${unit} after that is ${priceOfEach}.`
  if (furtherUnits === 1) return `${start} The other one is ${priceOfEach}.`
  return `${start} The ${furtherUnits} others are ${priceOfEach} each: ${formatRand(priceOf(further, card, furtherUnits))}.`
}
