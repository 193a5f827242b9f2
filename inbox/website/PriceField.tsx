import { useState } from 'react'
import { formatRand } from '../../domain/money/money.ts'
import { parseRand } from '../../domain/money/parse-rand.ts'
import { splitIntoInstalments } from '../../domain/plan/instalments.ts'
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

const SHOWN_MONTHS = [12, 24]

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
  const [typed, setTyped] = useState<string | null>(null)
  const mayChange = useMayChange()
  const read = typed === null ? null : parseRand(typed)
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
            {hintOf(shown, cents, card, inMonths)}
          </>
        }
      />
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

/** `65 h × R 690,00. 12 × R 3 737,50 · 24 × R 1 868,75` */
function hintOf(price: Price, cents: number, card: RateCard, inMonths: boolean): string {
  const how =
    'hours' in price
      ? `${decimal(price.hours)} h × ${formatRand(card.hourlyRateCents)}`
      : 'Fixed price, not hours'
  if (!inMonths || cents < Math.max(...SHOWN_MONTHS)) return how
  return `${how}. ${SHOWN_MONTHS.map((months) => instalments(cents, months)).join(' · ')}`
}

/** `12 × R 3 916,67, the last R 3 916,63` */
function instalments(cents: number, months: number): string {
  const parts = splitIntoInstalments(cents, months)
  const [each = 0, last = 0] = [parts[0], parts.at(-1)]
  const end = last === each ? '' : `, the last ${formatRand(last)}`
  return `${months} × ${formatRand(each)}${end}`
}

function priceInWords(value: unknown, card: RateCard): string {
  return typeof value === 'object' && value !== null ? formatRand(priceOf(value as Price, card)) : '' // its schema
}
