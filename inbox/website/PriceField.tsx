import { useState } from 'react'
import { formatRand } from '../../domain/money/money.ts'
import { parseRand } from '../../domain/money/parse-rand.ts'
import { durationsForAll } from '../../domain/plan/durations.ts'
import { monthlyPrice } from '../../domain/plan/monthly-price.ts'
import { totalFault } from '../../domain/plan/plan-limits.ts'
import { priceOf } from '../../domain/pricing/estimate.ts'
import type { Price, RateCard } from '../../domain/pricing/rate-card.ts'
import { MAX_PRICE_CENTS } from '../../domain/pricing/terms.ts'
import { decimal } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmPrice } from './ConfirmPrice.tsx'
import { FieldAnchor } from './FieldAnchor.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'

type Props = {
  /** Its path in the price list: `solutions.ecommerce.base`. */
  field: string
  label: string
  price: Price
  /** The price list of the draft. */
  card: RateCard
  /** Whether it can be paid monthly by itself: an extra cannot. */
  isPaidMonthly: boolean
}

/** A price in rand: a typed amount is fixed; a price by the hour follows the hourly rate. */
export function PriceField({ field, label, price, card, isPaidMonthly }: Props) {
  const saved = useSavedField({ part: 'ratecard', field })
  const { data } = useSitePart('ratecard')
  const liveCard = (data?.live ?? card) as RateCard // the newest price list
  const [input, setInput] = useState(
    saved.ownValue ? formatRand(priceOf(saved.ownValue.value as Price, card)) : null, // stored by this field
  )
  const mayChange = useMayChange()
  const parsed = input === null ? null : parseRand(input, MAX_PRICE_CENTS)
  const isValid = parsed === null || 'cents' in parsed
  const shownPrice: Price = parsed && 'cents' in parsed ? parsed : price
  const cents = priceOf(shownPrice, card)
  // By its schema; without a change the draft is what is live.
  const live = saved.change ? (saved.change.live as Price) : price
  /** An amount equal to the live price is stored as the live price, which may be by the hour. */
  const storedOf = (amount: number): Price => (priceOf(live, card) === amount ? live : { cents: amount })
  function choosePrice(amount: number): void {
    setInput(formatRand(amount))
    saved.save(storedOf(amount))
  }
  function handleType(text: string): void {
    setInput(text)
    const result = parseRand(text, MAX_PRICE_CENTS)
    if ('cents' in result) saved.save(storedOf(result.cents), 'after a pause')
  }
  return (
    <FieldAnchor part="ratecard" field={field}>
      <Field
        label={
          <>
            {label} {saved.change && <Tag tone="low">Not live yet</Tag>}
          </>
        }
        inputMode="decimal"
        readOnly={!mayChange}
        value={input ?? formatRand(cents)}
        onType={handleType}
        fault={parsed && 'fault' in parsed ? parsed.fault : saved.fault}
        hint={
          <>
            {saved.change && `Was ${priceInWords(live, liveCard)}. `}
            {calculationOf(shownPrice, card)}
          </>
        }
      />
      {isPaidMonthly && isValid && (
        <p className="cluster muted small">
          {monthlyPrices(cents, card).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      )}
      {parsed && 'ask' in parsed && (
        <Buttons>
          <span>Which do you mean?</span>
          {parsed.ask.map((amount) => (
            <Button key={amount} onClick={() => choosePrice(amount)}>
              {formatRand(amount)}
            </Button>
          ))}
        </Buttons>
      )}
      <ConfirmPrice saved={saved} words={priceInWords(saved.change?.value, card)} />
      <FieldConflict
        saved={saved}
        inWords={(value) => priceInWords(value, card)}
        onTakeOther={() => setInput(null)}
      />
    </FieldAnchor>
  )
}

/** `65 h × R 690,00` */
function calculationOf(price: Price, card: RateCard): string {
  if ('cents' in price) return 'Fixed price, not hours'
  return `${decimal(price.hours)} h × ${formatRand(card.hourlyRateCents)}`
}

/** The monthly prices for the default and the longest duration; none for a price that cannot go live. */
function monthlyPrices(cents: number, card: RateCard): Array<string> {
  if (totalFault(cents, card)) return []
  const offered = durationsForAll(cents, card)
  const months = new Set([Math.min(card.defaultDuration, Math.max(...offered)), Math.max(...offered)])
  return [...months].map((duration) => monthlyPrice(cents, duration))
}

function priceInWords(value: unknown, card: RateCard): string {
  return typeof value === 'object' && value !== null ? formatRand(priceOf(value as Price, card)) : '' // by its schema
}
