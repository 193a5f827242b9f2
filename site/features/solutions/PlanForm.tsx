import { formatRand } from '../../../domain/money/money.ts'
import { FORM_FIELDS } from '../../../domain/plan/link/form-params.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { CountPills } from '../../ui/CountPills.tsx'
import { PlanDetails, type PlanDetailsProps } from './PlanDetails.tsx'
import styles from './PlanForm.module.css'

type Props = PlanDetailsProps & {
  /** The longest duration for an organisation, in months; null if it is the same for a person. */
  longest: number | null
}

/**
 * The total and monthly price of the solution over the chosen months: CSS shows the price of each choice. A plain form that
 * opens the calculator with this solution and the choices.
 */
export function PlanForm({ longest, ...details }: Props) {
  const { estimate, plan } = details.offer
  const { need, version, months, chosen } = details.calculator
  return (
    <form
      className={`night ${styles.form}`}
      action={paths.calculator()}
      aria-label="The plan"
      data-plan={plan.totalCents}
    >
      <input type="hidden" name="v" value={version} />
      <input type="hidden" name="need" value={need} />
      <input type="hidden" name="payer" value="person" />
      <p className={`cluster ${styles.total}`}>
        <output name="total" aria-label="Total">
          {formatRand(plan.totalCents)}
        </output>{' '}
        <span>{estimate.vatCents > 0 ? 'total, VAT included' : 'total, no VAT is charged'}</span>
        <b className={styles.more}>plus your design and extras</b>
      </p>
      <fieldset className={`cluster off-paper ${styles.months}`}>
        <legend className="visually-hidden">Months</legend>
        <CountPills name="months" unit="months" counts={months} chosen={chosen.months} usual={plan.months} />
        <span aria-hidden="true">months</span>
      </fieldset>
      {months.map((count, index) => (
        <p key={count} className={styles.monthly} data-place={index + 1} data-months={count}>
          {monthlyPrice(plan.totalCents, count)}
        </p>
      ))}
      <p className={styles.promise}>
        The first payment comes after it is finished. No interest and no fee from us.
        <span className={styles.withoutScript}>
          {' Submit below sends your answers alone. To send the months too: '}
          <button type="submit" className="link" formAction={paths.contactUs}>
            Ask with these months
          </button>
          .
        </span>
        {longest && (
          <>
            {' An organisation may take up to '}
            <button type="submit" className="link" name={FORM_FIELDS.organisationMonths} value={longest}>
              {longest}&nbsp;months
            </button>
            .
          </>
        )}
      </p>
      <div className={styles.details}>
        <PlanDetails {...details} />
      </div>
    </form>
  )
}
