import type { ReactNode } from 'react'
import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { CODE_SENTENCE, type OfferInMonths, THE_CODE } from '../../../domain/plan/plan-sentence.ts'
import { IN_THE_PRICE } from '../../../domain/pricing/included-or-extra.ts'
import { PAID_AFTER_CHECK, timeToBuild } from '../../../domain/pricing/time-to-build.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Fold } from '../../ui/Fold.tsx'
import { AskBar } from './AskBar.tsx'
import styles from './PlanForm.module.css'
import type { WorkOut } from './solution-offer.ts'

type Props = {
  /** What happens on the day the work is complete. */
  opens: string
  offer: OfferInMonths
  notIncluded: string
  goodToKnow?: string | undefined
  workOut: WorkOut
  /** The most months of an organisation and the calculator set to them; false where a person may take as many. */
  longest: { months: number; href: string } | false
  /** What is paid to others: in a month, and each. */
  toOthers: { monthly: string; each: string }
  /** Whether one may cancel, and what it costs, as an answer. */
  mayCancel: string
  /** Which accounts with others it needs, as a sentence. */
  accounts: string
  /** Whether Google Play and the App Store check it. */
  inStores: boolean
}

/**
 * What the solution costs in total and a month, over the months that are chosen: CSS shows the price of each. A plain form that
 * opens the calculator, set to this solution and to what is chosen here.
 */
export function PlanForm({
  opens,
  offer: { estimate, plan },
  workOut,
  longest,
  toOthers,
  mayCancel,
  accounts,
  inStores,
  ...notes
}: Props) {
  const { need, version, months, vatBps } = workOut
  return (
    <form
      className={styles.form}
      action={paths.calculator()}
      aria-label="The plan"
      data-plan={plan.totalCents}
    >
      <input type="hidden" name="v" value={version} />
      <input type="hidden" name="need" value={need} />
      <input type="hidden" name="payer" value="person" />
      <p className={styles.total}>
        <output name="total" aria-label="Total">
          {formatRand(plan.totalCents)}
        </output>{' '}
        <span>{estimate.vatCents > 0 ? 'total, VAT included' : 'total, no VAT is charged'}</span>
      </p>
      <fieldset className={styles.months}>
        <legend className="visually-hidden">Months</legend>
        {months.map((count, at) => (
          <label key={count}>
            <input
              type="radio"
              name="months"
              value={count}
              defaultChecked={count === plan.months}
              data-turn={at + 1}
            />
            <span>
              {count}
              <span className="visually-hidden"> months</span>
            </span>
          </label>
        ))}
        <span aria-hidden="true">months</span>
      </fieldset>
      {months.map((count, at) => (
        <p key={count} className={styles.monthly} data-place={at + 1} data-months={count}>
          {monthlyPrice(plan.totalCents, count)}
        </p>
      ))}
      <p className={styles.promise}>
        You pay us the first one after it is finished. No interest, no fee. With the last one you get{' '}
        {THE_CODE}.
      </p>
      <p className={styles.promise}>
        {longest && (
          <>
            An organisation may take up to{' '}
            <a href={longest.href} rel="nofollow">
              {longest.months}&nbsp;months
            </a>
            .{' '}
          </>
        )}
        <a href={paths.cancelling}>Can I cancel later?</a> {mayCancel}{' '}
        <a href={paths.payingLate}>What if I stop paying?</a> Tell us: we charge no late fee.{' '}
        <span className={styles.withoutScript}>
          Submit below sends your answers alone. To send the months too:{' '}
          <button type="submit" formAction={paths.contactUs}>
            Ask with these months
          </button>
        </span>
      </p>
      {toOthers.monthly && <p className={styles.promise}>{toOthers.monthly}</p>}
      <Fold title={<span>Design, extras and other costs</span>}>
        <Choices {...workOut} />
        <Note
          heading={opens}
          text={`${timeToBuild(estimate)}. Another design and extras can add days. ${inStores ? `${PAID_AFTER_CHECK} ` : ''}${accounts}`}
        />
        <Note heading="Not in the price" text={`${notes.notIncluded} ${toOthers.each}`} />
        {notes.goodToKnow && <Note heading="Good to know" text={notes.goodToKnow} />}
        <Note
          heading="The code"
          text={`We hand it over once the last instalment has cleared. ${CODE_SENTENCE}`}
        />
        {estimate.vatCents > 0 && (
          <Note
            heading="VAT inside the total"
            text={<span data-vat-bps={vatBps}>{formatRand(estimate.vatCents)}</span>}
          />
        )}
        <AskBar
          total={formatRand(plan.totalCents)}
          monthly={monthlyPrice(plan.totalCents, plan.months)}
          href="#lead-firstName"
        />
      </Fold>
    </form>
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

/** What else can be chosen, and the button that tells it line by line. */
function Choices({ designs, extras }: Pick<WorkOut, 'designs' | 'extras'>) {
  return (
    <>
      <fieldset className={styles.rows}>
        <legend>Design</legend>
        {designs.map(({ design, title, note, addsCents }) => (
          <label key={design}>
            <input
              type="radio"
              name="design"
              value={design}
              defaultChecked={design === 'template'}
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
            <input type="checkbox" name="extras" value={key} data-adds={addsCents} />
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
        <p>See more extras, every line of the total and the dates. It does not ask for your name.</p>
      </div>
    </>
  )
}
