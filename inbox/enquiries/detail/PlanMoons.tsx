import { formatDate } from '../../../domain/calendar/calendar.ts'
import type { PlanOfEnquiry } from '../../../domain/inbox/api/plan.ts'
import { describeInstalments } from '../../../domain/plan/instalments.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './PlanMoons.module.css'

/** A moon for each instalment, lit by the share paid by then; twelve in a row. */
export function PlanMoons({ plan }: { plan: PlanOfEnquiry }) {
  const { schedule, lumpSumCents, totalCents, handover } = plan
  const label = `${describeInstalments(schedule.map(({ amountCents }) => amountCents))}, the last on ${formatDate(handover)}`
  let paidCents = lumpSumCents
  return (
    <div className={styles.moons} role="img" aria-label={label}>
      {schedule.map(({ no, amountCents }) => {
        paidCents += amountCents
        return <Moon key={no} state={{ kind: 'paid', fraction: paidCents / totalCents }} size={26} />
      })}
    </div>
  )
}
