import { useState } from 'react'
import { formatRand } from '../../domain/money/money.ts'
import { parseRand } from '../../domain/money/parse-rand.ts'
import { durationsForAll } from '../../domain/plan/durations.ts'
import { monthlyPrice } from '../../domain/plan/monthly-price.ts'
import { totalError } from '../../domain/plan/plan-limits.ts'
import { priceOf } from '../../domain/pricing/estimate.ts'
import type { Price, RateCard } from '../../domain/pricing/rate-card.ts'
import { decimal } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { ConfirmPrice } from './ConfirmPrice.tsx'
import { Conflict } from './Conflict.tsx'
import { Place } from './Place.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'

type Props = {
  /** In the price list: `solutions.ecommerce.base`. */
  field: string
  label: string
  price: Price
  /** As it is in the draft. */
  card: RateCard
  /** Whether it is paid in months by itself: an extra is not. */
  inMonths: boolean
}

/** A price in rand. What is typed is an amount of its own; by the hour it follows the hourly rate. */
export function PriceField({ field, label, price, card, inMonths }: Props) {
  const saved = useSavedField({ part: 'ratecard', field })
  const { data } = useSitePart('ratecard')
  const liveCard = (data?.live ?? card) as RateCard // the newest price list
  const [typed, setTyped] = useState(
    saved.mine ? formatRand(priceOf(saved.mine.value as Price, card)) : null, // stored by this field
  )
  const mayChange = useMayChange()
  const read = typed === null ? null : parseRand(typed)
  const isRead = read === null || 'cents' in read
  const shown: Price = read && 'cents' in read ? read : price
  const cents = priceOf(shown, card)
  // Its schema; without a change the draft is what is live.
  const live = saved.change ? (saved.change.live as Price) : price
  /** The price on the site, set again, stays as it is stored there: by the hour. */
  const storedOf = (chosen: number): Price => (priceOf(live, card) === chosen ? live : { cents: chosen })
  function take(chosen: number): void {
    setTyped(formatRand(chosen))
    saved.save(storedOf(chosen))
  }
  function type(text: string): void {
    setTyped(text)
    const now = parseRand(text)
    if ('cents' in now) saved.save(storedOf(now.cents), 'after a pause')
  }
  return (
    <Place part="ratecard" field={field}>
      <Field
        label={
          <>
            {label} {saved.change && <Tag tone="low">Not live yet</Tag>}
          </>
        }
        inputMode="decimal"
        readOnly={!mayChange}
        value={typed ?? formatRand(cents)}
        onType={type}
        fault={read && 'fault' in read ? read.fault : saved.fault}
        hint={
          <>
            {saved.change && `Was ${priceInWords(live, liveCard)}. `}
            {howItComes(shown, card)}
          </>
        }
      />
      {inMonths && isRead && (
        <p className="cluster muted small">
          {monthsOf(cents, card).map((words) => (
            <span key={words}>{words}</span>
          ))}
        </p>
      )}
      {read && 'ask' in read && (
        <Buttons>
          <span>Which do you mean?</span>
          {read.ask.map((amount) => (
            <Button key={amount} onClick={() => take(amount)}>
              {formatRand(amount)}
            </Button>
          ))}
        </Buttons>
      )}
      <ConfirmPrice saved={saved} words={priceInWords(saved.change?.value, card)} />
      <Conflict
        saved={saved}
        inWords={(value) => priceInWords(value, card)}
        onTheirs={() => setTyped(null)}
      />
    </Place>
  )
}

/** `65 h × R 690,00` */
function howItComes(price: Price, card: RateCard): string {
  if ('cents' in price) return 'Fixed price, not hours'
  return `${decimal(price.hours)} h × ${formatRand(card.hourlyRateCents)}`
}

/** As pages say it, for the usual months and the most that everyone is offered; nothing for a price that cannot go live. */
function monthsOf(cents: number, card: RateCard): Array<string> {
  if (totalError(cents, card)) return []
  const offered = durationsForAll(cents, card)
  const months = new Set([Math.min(card.defaultDuration, Math.max(...offered)), Math.max(...offered)])
  return [...months].map((each) => monthlyPrice(cents, each))
}

function priceInWords(value: unknown, card: RateCard): string {
  return typeof value === 'object' && value !== null ? formatRand(priceOf(value as Price, card)) : '' // its schema
}
