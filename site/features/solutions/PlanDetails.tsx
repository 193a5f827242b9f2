import type { ReactNode } from 'react'
import type { cancellationCosts } from '../../../domain/content/company-rules.ts'
import {
  IN_THE_PRICE,
  type MonthlyCosts,
  monthlyRange,
  type OtherCostFor,
} from '../../../domain/content/included-or-extra.ts'
import type { Faq, ProductPage } from '../../../domain/content/pages.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { HANDOVER_SENTENCE, type OfferInMonths } from '../../../domain/plan/plan-sentence.ts'
import { PAID_AFTER_REVIEW_NOTE, timeInShort, timeToBuild } from '../../../domain/pricing/time-to-build.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { counted } from '../../../domain/wording.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import tick from '../../ui/tick.module.css'
import { AskBar } from './AskBar.tsx'
import styles from './PlanForm.module.css'
import type { CalculatorChoices } from './solution-offer.ts'

export type PlanDetailsProps = {
  words: Pick<ProductPage, 'payment' | 'repair'>
  offer: OfferInMonths
  calculator: CalculatorChoices
  vatNote: string
  /** The costs of third parties: each, and the monthly sum of those priced as a range. */
  otherCosts: {
    each: ReadonlyArray<OtherCostFor>
    monthly: MonthlyCosts | null
    /** The costs outside the price and who pays them, as sentences. */
    note: string
  }
  /** The definition and price of cancelling, with examples, and the consequence of a missed month. */
  ending: { inShort: string; cancelling: Faq; costs: ReturnType<typeof cancellationCosts>; missing: Faq }
  /** What happens on the day on which the work is complete. */
  opens: string
  /** The accounts with third parties that the product needs, as a sentence. */
  accounts: string
  /** Until when small changes are included, as a sentence. */
  smallChanges: string
  goodToKnow?: string | undefined
  /** Whether Google Play and the App Store review the product. */
  isInStores: boolean
}

/** The choices other than the months, and the questions of a careful buyer. */
export function PlanDetails({
  offer,
  calculator,
  vatNote,
  otherCosts,
  ending,
  ...details
}: PlanDetailsProps) {
  const { estimate, plan } = offer
  const { words, opens, accounts, smallChanges, goodToKnow, isInStores } = details
  return (
    <>
      <Disclosure
        title={<span>Design and extras</span>}
        teaser={`${calculator.designs.length} designs, ${counted(calculator.extras.length, 'extra')}`}
      >
        <Choices {...calculator} />
        <AskBar
          total={formatRand(plan.totalCents)}
          vatNote={vatNote}
          monthly={monthlyPrice(plan.totalCents, plan.months)}
          href="#lead-firstName"
        />
      </Disclosure>
      <Disclosure
        id="on-top"
        title={<span>What comes on top</span>}
        teaser={teaserOf(otherCosts, isInStores)}
      >
        <OthersCharge {...otherCosts} plan={plan} />
      </Disclosure>
      <Disclosure id="cancelling" title={<span>Can I cancel? Miss a month?</span>} teaser={ending.inShort}>
        <PlanEnding {...ending} />
      </Disclosure>
      <Disclosure title={<span>When is it ready?</span>} teaser={timeInShort(estimate.buildDays, isInStores)}>
        <Note
          heading={opens}
          text={`${timeToBuild(estimate)}. Another design and extras can add days. ${isInStores ? `${PAID_AFTER_REVIEW_NOTE} ` : ''}${accounts}`}
        />
        <Note heading={words.payment.title} text={words.payment.description} />
        <Note heading={words.repair.title} text={words.repair.description} />
        <Note heading="After launch" text={smallChanges} />
        {goodToKnow && <Note heading="Good to know" text={goodToKnow} />}
        <Note heading="The program" text={HANDOVER_SENTENCE} />
        {estimate.vatCents > 0 && (
          <Note
            heading="VAT inside the total"
            text={<span data-vat-bps={calculator.vatBps}>{formatRand(estimate.vatCents)}</span>}
          />
        )}
      </Disclosure>
    </>
  )
}

function PlanEnding({ cancelling, costs, missing }: PlanDetailsProps['ending']) {
  return (
    <>
      {costs.length > 0 && (
        <dl className={`rows ${styles.others}`}>
          {costs.map(({ when, due, atMost }) => (
            <div key={when}>
              <dt>{`You cancel when ${when}`}</dt>
              <dd>{`${due}, at most ${atMost} more`}</dd>
            </div>
          ))}
        </dl>
      )}
      <Note
        heading={cancelling.title}
        text={
          <>
            {cancelling.description} <a href={paths.cancelling}>More in our terms</a>
          </>
        }
      />
      <Note heading={missing.title} text={missing.description} />
    </>
  )
}

/** The monthly costs of third parties, and the others: once, by the year or by use. */
function teaserOf(
  { each, monthly }: PlanDetailsProps['otherCosts'],
  isInStores: boolean,
): string | undefined {
  if (!monthly) return undefined
  const hasSaleFees = each.some(({ unit }) => unit === 'a sale')
  const hasUsageFees = each.some(({ yearlyCents }) => !yearlyCents)
  const furtherCosts = [
    isInStores && 'app stores',
    hasSaleFees ? 'sale fees' : hasUsageFees && 'what is used',
  ]
  return [monthlyRange(monthly), ...furtherCosts].filter(Boolean).join(', ')
}

type OthersChargeProps = PlanDetailsProps['otherCosts'] & { plan: OfferInMonths['plan'] }

function OthersCharge({ each, monthly, note, plan }: OthersChargeProps) {
  const [instalmentCents = 0] = plan.amounts
  return (
    <>
      <dl className={`rows ${styles.others}`}>
        {each.map(({ title, price, unit }) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {price} {unit}
            </dd>
          </div>
        ))}
      </dl>
      {monthly && (
        <p className={styles.sum}>
          {`${monthly.names}: about ${monthlyRange(monthly)}. With ${plan.months} instalments of this price that makes ${monthlyRange(monthly, instalmentCents)} in all, and ${monthlyRange(monthly)} after them. The other lines come on top. Some extras cost money with others, too: the calculator shows it. Prices are a guide.`}
        </p>
      )}
      <Note heading="Not in the price" text={note} />
    </>
  )
}

function Note({ heading, text }: { heading: string; text: ReactNode }) {
  return (
    <div className={styles.note}>
      <h3>{heading}</h3>
      <p>{text}</p>
    </div>
  )
}

/** The choices of design and extras, and the button that opens the full calculator. */
function Choices({ designs, extras, chosen }: Pick<CalculatorChoices, 'designs' | 'extras' | 'chosen'>) {
  return (
    <>
      <fieldset className={styles.rows}>
        <legend>Design</legend>
        {designs.map(({ design, title, note, addsCents }) => (
          <label key={design}>
            <input
              type="radio"
              className={tick.tick}
              name="design"
              value={design}
              defaultChecked={design === chosen.design}
              data-usual={design === 'template' ? '' : undefined}
              data-adds={addsCents}
            />
            <span>
              {title}
              <small>{note}</small>
            </span>{' '}
            <span className={styles.adds}>{addsCents ? `+ ${formatRand(addsCents)}` : IN_THE_PRICE}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.rows}>
        <legend>Extras</legend>
        {extras.map(({ key, label, addsCents, note }) => (
          <label key={key}>
            <input
              type="checkbox"
              className={tick.tick}
              name="extras"
              value={key}
              defaultChecked={chosen.extras.includes(key)}
              data-adds={addsCents}
            />
            <span>
              {label}
              {note && <small>{note}</small>}
            </span>{' '}
            <span className={styles.adds}>+ {formatRand(addsCents)}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.submit}>
        <button type="submit" className={buttonClass({ variant: 'ghost' })}>
          Work out your price
        </button>
        <p>See more extras, every line of the total and the dates.</p>
      </div>
    </>
  )
}
