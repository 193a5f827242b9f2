import { formatRand } from '../../../domain/money/money.ts'
import { MAX_MONTHS, MIN_MONTHS } from '../../../domain/plan/instalments.ts'
import { scopeSentence } from '../../../domain/pricing/price-sentence.ts'
import type { ProjectCost } from '../../../domain/pricing/project-cost.ts'
import { ordinal } from '../../../domain/wording.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CostSummary.module.css'

type Props = {
  cost: ProjectCost
  validDays: number
  /** The calculator, set to this project. */
  planHref: string
  paidToOthers: string
  note?: string | undefined
}

/** What a project might cost: the total and its lines on a slip, and the plan as a row of moons. */
export function CostSummary({ cost, validDays, planHref, paidToOthers, note }: Props) {
  return (
    <Section ground="night" className={styles.cost}>
      <div>
        <h2>What it might cost</h2>
        <p className="lead">
          A month is the total divided by the months. The total is the same for {MIN_MONTHS} months and for{' '}
          {MAX_MONTHS}; with a longer plan you get the code later.
        </p>
        <p className={styles.fine}>{paidToOthers}</p>
        {note && <p className={styles.fine}>{note}</p>}
      </div>
      <Slip cost={cost} validDays={validDays} planHref={planHref} />
      <Instalments months={cost.months} instalments={cost.instalments} />
    </Section>
  )
}

function Slip({ cost, validDays, planHref }: Pick<Props, 'cost' | 'validDays' | 'planHref'>) {
  const charged = cost.vatCents > 0
  return (
    <div className={styles.slip}>
      <p className={styles.what}>{charged ? 'Total, VAT included' : 'Total, no VAT is charged'}</p>
      <b className={styles.total}>{formatRand(cost.totalCents)}</b>
      <p className={styles.estimate}>
        This is an estimate. Yours is valid for {validDays} days from the day you work it out.{' '}
        {scopeSentence(cost)}
      </p>
      <dl className={styles.lines}>
        {cost.lines.map(({ label, amountCents }) => (
          <Line key={label} label={label} amountCents={amountCents} />
        ))}
        <Line label="Total" amountCents={cost.totalCents} strong />
        {charged && <Line label="VAT in the total" amountCents={cost.vatCents} />}
      </dl>
      <ButtonLink href={planHref} className={styles.workOut ?? ''}>
        Work out your price
      </ButtonLink>
    </div>
  )
}

function Line({
  label,
  amountCents,
  strong = false,
}: {
  label: string
  amountCents: number
  strong?: boolean
}) {
  return (
    <div className={strong ? styles.strong : undefined}>
      <dt>{label}</dt>
      <dd>{formatRand(amountCents)}</dd>
    </div>
  )
}

function Instalments({ months, instalments }: { months: number; instalments: string }) {
  return (
    <div className={styles.plan}>
      <p className={styles.over}>Over {months} months</p>
      <p className={styles.each}>{instalments}</p>
      <MoonRow count={months} columns={months % 8 === 0 ? 8 : 6} ground="night" className={styles.moons} />
      <p className={styles.fine}>
        The first is due after the work is finished. With the {ordinal(months)} instalment you get the code.
        No interest and no administration fee.
      </p>
    </div>
  )
}

type MoonRowProps = {
  /** How many moons stand in the row. */
  count: number
  /** How many moons stand in one line at most, where there is room: 6, 8 or 12. */
  columns: 6 | 8 | 12
  ground?: 'paper' | 'quiet' | 'night'
  /** All full instead of growing: months that are waited, not paid. */
  full?: boolean
  className?: string | undefined
}

/** Months as moons, growing to the full one. The text beside it says the number in words. */
function MoonRow({ count, columns, ground = 'paper', full = false, className = '' }: MoonRowProps) {
  return (
    <div className={`${styles.row} ${className}`} data-columns={columns} aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a moon is its place in the row
        <Moon key={at} fraction={full ? 1 : (at + 1) / count} ground={ground} className={styles.moon ?? ''} />
      ))}
    </div>
  )
}
