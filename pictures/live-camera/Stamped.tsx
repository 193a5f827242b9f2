import type { CalendarDate } from '../wording/dates.ts'
import { CameraPicture, type View } from './camera/CameraPicture.tsx'
import styles from './control-room.module.css'
import { stampOf } from './day.ts'

type Props = { view: View; date: CalendarDate; time: string; className?: string | undefined }

/** A camera's picture, stamped with its date and time. */
export function Stamped({ view, date, time, className }: Props) {
  return (
    <div className={`${styles.picture} ${className ?? ''}`}>
      <CameraPicture view={view} />
      <span className={styles.stamp}>{stampOf(date, time)}</span>
    </div>
  )
}
