import { useState } from 'react'
import { type CalendarDate, formatDate } from '../../domain/calendar/calendar.ts'
import { dayOf } from '../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../domain/money/money.ts'
import { parseRand } from '../../domain/money/parse-rand.ts'
import { firstDayOf } from '../../domain/pricing/list-version.ts'
import type { Price, RateCard } from '../../domain/pricing/rate-card.ts'
import { MAX_HOURLY_RATE_CENTS } from '../../domain/pricing/terms.ts'
import { Field } from '../../ui/Field.tsx'
import { useNow } from '../state/clock.ts'
import { Card } from '../ui/layout.tsx'
import { ConfirmPrice } from './ConfirmPrice.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import { PriceField } from './PriceField.tsx'
import { priceLabels } from './price-labels.ts'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useSitePart, useWebsite } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'
import { WaitingPrices } from './WaitingPrices.tsx'
import styles from './website.module.css'

/** The newest price list: each price in rand, and the day from which changed prices hold. */
export function PricesPage() {
  const { data } = useSitePart('ratecard')
  const { data: solutions } = useSitePart('solutions')
  const { data: calculator } = useSitePart('calculator')
  if (!data || !solutions || !calculator) return <SitePage heading="Prices">{null}</SitePage>
  const card = data.draft as RateCard // the newest price list
  const { version } = data.live as RateCard
  const labels = priceLabels(card, solutions.draft, calculator.draft)
  const priceField = (field: string, price: Price, isPaidMonthly: boolean) => (
    <PriceField
      key={field}
      field={field}
      label={labels.get(field) ?? field}
      price={price}
      card={card}
      isPaidMonthly={isPaidMonthly}
    />
  )
  const { builds } = calculator.draft as { builds: Array<{ need: string }> }
  return (
    <SitePage heading="Prices" page="/our-work#solutions">
      <WaitingPrices labels={labels} />
      <Card>
        <h2>From when</h2>
        <p className="muted">
          Below is the list of {formatDate(firstDayOf(version))}, with your changes. Enquiries and links from
          before keep their price.
        </p>
        <div className={styles.pairs}>
          <FirstDay listDay={firstDayOf(version)} />
          <HourlyRate />
        </div>
      </Card>
      <Card>
        <h2>Products</h2>
        <div className={styles.pairs}>
          {Object.entries(card.solutions).map(([need, { base }]) =>
            priceField(`solutions.${need}.base`, base, true),
          )}
        </div>
      </Card>
      <Card>
        <h2>Built from the start</h2>
        {builds.map(({ need }) => {
          const build = card.custom[need]
          return (
            build && (
              <div key={need} className={styles.pairs}>
                {priceField(`custom.${need}.base`, build.base, true)}
                {priceField(`custom.${need}.further`, build.further, false)}
              </div>
            )
          )
        })}
      </Card>
      <Card>
        <h2>Extras</h2>
        <div className={styles.pairs}>
          {Object.entries(card.addOns).map(([key, { price }]) =>
            priceField(`addOns.${key}.price`, price, false),
          )}
        </div>
      </Card>
    </SitePage>
  )
}

/** The day from which the changed prices hold. @param props.listDay the first day of the list that they change */
function FirstDay({ listDay }: { listDay: CalendarDate }) {
  const { valueAt } = useSitePart('ratecard')
  const saved = useSavedField({ part: 'ratecard', field: 'from' })
  const today = dayOf(useNow())
  const stored = valueAt('from')
  const day = typeof stored === 'string' ? stored : listDay > today ? listDay : today
  const waiting = useWebsite().site?.waiting.find(({ from }) => from >= day)
  return (
    <div className="stack gap-2">
      <Field
        label="New prices start on"
        type="date"
        min={today}
        readOnly={!useMayChange()}
        value={day}
        onType={(day) => saved.save(day)}
        fault={saved.fault}
        hint={waiting ? waitingHint(waiting.from, day) : 'A later date starts by itself, at midnight.'}
      />
      <FieldConflict saved={saved} inWords={(day) => String(day ?? '')} onTakeOther={() => {}} />
    </div>
  )
}

/** What happens to a waiting list: it is changed only if it is of the same day. */
function waitingHint(waitingDay: CalendarDate, day: CalendarDate): string {
  return waitingDay === day
    ? 'This changes the list that waits for this day. For one before it, choose an earlier date.'
    : `The list that waits for ${formatDate(waitingDay)} keeps its own prices, and takes the place of these then.`
}

function HourlyRate() {
  const { valueAt } = useSitePart('ratecard')
  const saved = useSavedField({ part: 'ratecard', field: 'hourlyRateCents' })
  const [input, setInput] = useState(saved.ownValue ? formatRand(Number(saved.ownValue.value)) : null)
  const parsed = input === null ? null : parseRand(input, MAX_HOURLY_RATE_CENTS)
  const liveNote = saved.change ? `Was ${formatRand(Number(saved.change.live))}. ` : ''
  function handleType(text: string): void {
    setInput(text)
    const result = parseRand(text, MAX_HOURLY_RATE_CENTS)
    if ('cents' in result) saved.save(result.cents, 'after a pause')
  }
  return (
    <div className="stack gap-2">
      <Field
        label="An hour of work"
        inputMode="decimal"
        readOnly={!useMayChange()}
        value={input ?? formatRand(Number(valueAt('hourlyRateCents')))}
        onType={handleType}
        fault={parsed && 'fault' in parsed ? parsed.fault : saved.fault}
        hint={`${liveNote}Every price that is counted in hours follows it`}
      />
      <ConfirmPrice saved={saved} words={formatRand(Number(valueAt('hourlyRateCents')))} />
      <FieldConflict
        saved={saved}
        inWords={(cents) => formatRand(Number(cents))}
        onTakeOther={() => setInput(null)}
      />
    </div>
  )
}
