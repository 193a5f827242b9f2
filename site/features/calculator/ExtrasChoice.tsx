import { memo, useState } from 'react'
import { IN_THE_PRICE } from '../../../domain/content/included-or-extra.ts'
import { extraGroupsOf } from '../../../domain/content/visitor-lines.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { EXTRA_FIELD, joinExtras } from '../../../domain/plan/link/plan-query.ts'
import { type Choices, containedExtras, priceOf } from '../../../domain/pricing/estimate.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { quantityFault } from '../../../domain/pricing/typed-numbers.ts'
import { DisclosureSign } from '../../ui/Disclosure.tsx'
import tick from '../../ui/tick.module.css'
import styles from './ExtrasChoice.module.css'
import type { CalculatorFacts } from './facts.ts'
import { Question } from './Question.tsx'
import { Stepper } from './Stepper.tsx'
import type { Change } from './use-calculator.ts'

type SharedProps = { choices: Choices; card: RateCard; facts: CalculatorFacts; change: Change }

export const ExtrasChoice = memo(function ExtrasChoice(sharedProps: SharedProps) {
  return (
    <Question title="Anything extra?">
      <div className={styles.groups}>
        {extraGroupsOf(sharedProps.card, sharedProps.facts.extraGroups).map((group) => (
          <ExtraGroup key={group.title} {...group} {...sharedProps} />
        ))}
      </div>
    </Question>
  )
})

type GroupProps = SharedProps & { title: string; extras: ReadonlyArray<string> }

function ExtraGroup({ title, extras, ...sharedProps }: GroupProps) {
  const { choices, card } = sharedProps
  const contained = containedExtras(choices.need, card)
  const offeredExtras = extras.filter((key) => !contained.includes(key))
  const added = offeredExtras.filter((key) => quantityOf(key, choices) > 0).length
  // Decided once: the group must not close while the visitor removes its last extra.
  const [isOpen] = useState(added > 0)
  return (
    <details open={isOpen}>
      <summary>
        <h3>{title}</h3>
        <span>{`${added} of ${offeredExtras.length} added`}</span>
        <DisclosureSign />
      </summary>
      <ul>
        {extras.map((key) => (
          <li key={key}>
            <Extra extra={key} isContained={contained.includes(key)} {...sharedProps} />
          </li>
        ))}
      </ul>
    </details>
  )
}

type ExtraProps = SharedProps & { extra: string; isContained: boolean }

function Extra({ extra, isContained, choices, card, facts, change }: ExtraProps) {
  const addOn = card.addOns[extra]
  if (!addOn) return null
  const { label, qtyMax } = addOn
  const price = formatRand(priceOf(addOn.price, card))
  const note = facts.extraNotes[extra]
  const quantity = quantityOf(extra, choices)
  const choose = (text: string) => change({ extras: extrasWith(extra, text, choices, card) })
  if (isContained)
    return (
      <p className={styles.contained}>
        <i aria-hidden="true" />
        <span>{label}</span>
        <em>{IN_THE_PRICE}</em>
      </p>
    )
  if (qtyMax === undefined)
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          className={tick.tick}
          name="extras"
          value={extra}
          checked={quantity > 0}
          onChange={({ target }) => choose(target.checked ? '1' : '0')}
        />
        <span>
          {label}
          {note && <small>{note}</small>}
        </span>
        <em>{price}</em>
      </label>
    )
  return (
    <div className={styles.quantity}>
      <label htmlFor={`extra-${extra}`}>{label}</label>
      <Stepper
        id={`extra-${extra}`}
        name={EXTRA_FIELD + extra}
        value={quantity}
        min={0}
        max={qtyMax}
        fewer={`One fewer: ${label}`}
        more={`One more: ${label}`}
        faultOf={(text) => quantityFault(text, label, qtyMax)}
        onNumber={choose}
      />
      <em>
        {price}
        <small> each</small>
      </em>
    </div>
  )
}

function quantityOf(extra: string, { extras }: Choices): number {
  return extras.find(({ key }) => key === extra)?.quantity ?? 0
}

/** The `extras` parameter with one extra changed, in the order of the price list; a quantity of 0 removes it. */
function extrasWith(extra: string, quantity: string, choices: Choices, card: RateCard): string | null {
  const extras = Object.keys(card.addOns).map((key) => ({
    key,
    quantity: key === extra ? quantity : quantityOf(key, choices),
  }))
  return joinExtras(extras) || null
}
