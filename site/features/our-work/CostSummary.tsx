import { type ProjectCost, wholePrice } from '../../../domain/content/project-cost.ts'
import { formatAboutRand, formatRand } from '../../../domain/money/money.ts'
import { monthsByPayer } from '../../../domain/plan/instalments.ts'
import { scopeSentence } from '../../../domain/pricing/price-sentence.ts'
import { ordinal } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CostSummary.module.css'

type Props = {
  heading: string
  cost: ProjectCost
  /** The monthly price, with the costs that the total leaves out. */
  monthly: string
  validDays: number
  /** The longest duration for a person. */
  personMonths: number
  /** The calculator, set to this project. */
  planHref: string
  paidToOthers: string
  note?: string | undefined
  /** The work for this project only. */
  onTop?: string | undefined
  /** The content of the handover with the last instalment. */
  handOver?: string | undefined
  /** If the project mentions care after launch: its monthly price, and until when small changes are included. */
  care?: { monthCents: number; smallChanges: string } | undefined
}

/** The estimated price of a project: the total and its lines on a slip, and the plan as a row of moons. */
export function CostSummary({
  heading,
  cost,
  monthly,
  validDays,
  personMonths,
  planHref,
  paidToOthers,
  note,
  onTop,
  handOver = 'the program itself',
  care,
}: Props) {
  return (
    <Section ground="night" className={`split ${styles.cost}`} labelledBy="cost">
      <div>
        <h2 id="cost">{heading}</h2>
        <p className="lead">
          You pay us nothing before it is finished, unless you cancel. Then month by month.
        </p>
        <p className={styles.fine}>{monthsByPayer(personMonths)}. No interest and no administration fee.</p>
        <p className={styles.fine}>{paidToOthers}</p>
        {note && <p className={styles.fine}>{note}</p>}
      </div>
      <Slip cost={cost} validDays={validDays} planHref={planHref} onTop={onTop} care={care} />
      <Instalments months={cost.months} monthly={monthly} handOver={handOver} />
    </Section>
  )
}

type SlipProps = Pick<Props, 'cost' | 'validDays' | 'planHref' | 'onTop' | 'care'>

function Slip({ cost, validDays, planHref, onTop, care }: SlipProps) {
  const isVatCharged = cost.vatCents > 0
  const isApproximate = cost.onTopCents > 0
  return (
    <div className={`paper ${styles.slip}`}>
      <p className={styles.what}>{isVatCharged ? 'Total, VAT included' : 'Total, no VAT is charged'}</p>
      <b className={styles.total}>{wholePrice(cost)}</b>
      <dl className={`rows ${styles.lines}`}>
        {cost.lines.map(({ label, amountCents }) => (
          <Line key={label} label={label} amountCents={amountCents} />
        ))}
        {isApproximate && (
          <Line label="Built for this project alone, about" amountCents={cost.onTopCents} isApproximate />
        )}
        <Line
          label={`Total${isApproximate ? ', about' : ''}`}
          amountCents={cost.wholeCents}
          isApproximate={isApproximate}
          isStrong
        />
        {isVatCharged && (
          <Line
            label={`VAT in the total${isApproximate ? ', about' : ''}`}
            amountCents={cost.vatCents}
            isApproximate={isApproximate}
          />
        )}
        {care && <Line label="Care after launch, each month" amountCents={care.monthCents} />}
      </dl>
      {onTop && <p className={styles.estimate}>{onTop}</p>}
      {care && <p className={styles.estimate}>Care is not in the total. {care.smallChanges}</p>}
      <p className={styles.estimate}>
        This is an estimate. Yours is valid for {validDays} days from the day you work it out, unless our
        price list changes first. {scopeSentence(cost)}
      </p>
      <ButtonLink href={planHref} className={styles.workOut ?? ''}>
        Work out your price
      </ButtonLink>
    </div>
  )
}

type LineProps = {
  label: string
  amountCents: number
  /** Whether the amount is rounded to the rand. */
  isApproximate?: boolean
  isStrong?: boolean
}

function Line({ label, amountCents, isApproximate = false, isStrong = false }: LineProps) {
  return (
    <div className={isStrong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>{isApproximate ? formatAboutRand(amountCents) : formatRand(amountCents)}</dd>
    </div>
  )
}

/** The months as moons, growing to the full one. The text beside them states their number. */
function Instalments({ months, monthly, handOver }: { months: number; monthly: string; handOver: string }) {
  return (
    <div>
      <p className={styles.each}>{monthly}</p>
      <div className={styles.moons} aria-hidden="true">
        {Array.from({ length: months }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place in the row
          <Moon key={index} fraction={(index + 1) / months} className={styles.moon ?? ''} />
        ))}
      </div>
      <p className={styles.fine}>
        The first is due after the work is finished. With the {ordinal(months)} you get {handOver}.
      </p>
    </div>
  )
}
