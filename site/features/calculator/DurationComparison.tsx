import { formatDate } from '../../../domain/calendar/calendar.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { OfferedDuration } from '../../../domain/plan/durations.ts'
import { writePlanQuery } from '../../../domain/plan/link/plan-query.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { counted } from '../../../domain/wording.ts'
import { phasePath } from '../../../ui/moon.ts'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from './DurationComparison.module.css'
import { updateInPlace } from './form-query.ts'
import question from './question.module.css'
import type { Change } from './use-calculator.ts'
import { comparedDurations, type PlanView } from './view.ts'

type Props = { view: PlanView; change: Change }

/** The same total over several durations, as rows of moons that end with a full one. */
export function DurationComparison({ heading, view, change }: Props & { heading: string }) {
  const { offered, unavailable } = comparedDurations(view)
  const { plan } = view
  const scale = Math.max(...offered.map(({ months }) => months))
  const januaries = januariesOf(plan.firstDue, scale)
  return (
    <Disclosure title={<h2 id="lengths">{heading}</h2>} teaser={teaserOf(offered)}>
      <p>{`The full moon marks the month in which it is paid off and you get the program. The total is ${formatRand(plan.totalCents)} in every row.`}</p>
      <table className={styles.lengths}>
        <caption className="visually-hidden">The lengths side by side</caption>
        <thead>
          <tr>
            <th scope="col">Months</th>
            <th scope="col">A month</th>
            <th scope="col">
              <span className="visually-hidden">Length</span>
              <YearNames januaries={januaries} scale={scale} firstDue={plan.firstDue} />
            </th>
            <th scope="col">Paid off about</th>
            <th scope="col">
              <span className="visually-hidden">Choose</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {offered.map((duration) => (
            <DurationRow
              key={duration.months}
              duration={duration}
              view={view}
              change={change}
              scale={scale}
              januaries={januaries}
              isChosen={duration.months === plan.months}
            />
          ))}
        </tbody>
      </table>
      {scale > view.card.individualMaxDuration && (
        <p className={question.hint}>
          {`More than ${view.card.individualMaxDuration} months is for an organisation.`}
        </p>
      )}
      {unavailable.map(({ months, sentence }) => (
        <p key={months} className={question.hint}>
          {sentence}
        </p>
      ))}
    </Disclosure>
  )
}

type DurationRowProps = Props & {
  duration: OfferedDuration
  isChosen: boolean
  scale: number
  januaries: ReadonlyArray<number>
}

function DurationRow({ duration, isChosen, view, change, scale, januaries }: DurationRowProps) {
  const { months, eachCents, lastCents, handover } = duration
  const href = `${paths.calculator(writePlanQuery({ ...view.state, months }, view.card))}#result`
  return (
    <tr data-chosen={isChosen || undefined}>
      <th scope="row">
        <span>{months}</span>
        <small> months</small>
      </th>
      <td>
        <span>{formatRand(eachCents)}</span>
        {lastCents !== eachCents && <small>{`last one ${formatRand(lastCents)}`}</small>}
      </td>
      <td>
        <svg viewBox={`0 0 ${scale} 1`} aria-hidden="true">
          <path d={januaries.map((at) => `M${at} -1V2`).join('')} className={styles.january} />
          {Array.from({ length: months - 1 }, (_, index) => index + 0.5).map((x) => (
            <g key={x}>
              <circle cx={x} cy=".5" r=".38" className={styles.dark} />
              <path d={phasePath((x + 0.5) / months, 0.38, x, 0.5)} className={styles.lit} />
            </g>
          ))}
          <circle cx={months - 0.5} cy=".5" r=".62" className={styles.lit} />
        </svg>
      </td>
      <td>{formatDate(handover)}</td>
      <td>
        {isChosen ? (
          <span>Chosen</span>
        ) : (
          <a
            href={href}
            rel="nofollow"
            className="hit"
            onClick={updateInPlace(() => change({ months: String(months) }))}
          >
            Choose<span className="visually-hidden"> {months} months</span>
          </a>
        )}
      </td>
    </tr>
  )
}

type YearNamesProps = { januaries: ReadonlyArray<number>; scale: number; firstDue: string }

/** The years above the lines of their Januaries; the first year is at the left edge if its label fits. */
function YearNames({ januaries, scale, firstDue }: YearNamesProps) {
  const firstYear = Number(firstDue.slice(0, 4))
  return (
    <svg className={styles.years} aria-hidden="true">
      {[0, ...januaries.filter((at) => at > 0)].map((at, index) => {
        const nextJanuary = januaries.find((january) => january > 0)
        const isCramped = at === 0 && nextJanuary !== undefined && nextJanuary < scale / 8
        return isCramped || at >= scale ? null : (
          <text key={at} x={`${(at / scale) * 100}%`} y="1.1em">
            {firstYear + index}
          </text>
        )
      })}
    </svg>
  )
}

/** Months from the first instalment to each January within the scale, beginning with 0 for the first instalment itself. */
function januariesOf(firstDue: string, scale: number): Array<number> {
  const monthsToJanuary = (13 - Number(firstDue.slice(5, 7))) % 12
  const all = [monthsToJanuary, monthsToJanuary + 12, monthsToJanuary + 24, monthsToJanuary + 36]
  return [...(monthsToJanuary === 0 ? [] : [0]), ...all.filter((at) => at < scale)]
}

/** `6 lengths, side by side` */
function teaserOf(offered: ReadonlyArray<OfferedDuration>): string {
  return `${counted(offered.length, 'length')}, side by side`
}
