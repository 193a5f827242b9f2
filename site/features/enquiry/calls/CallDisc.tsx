import { weekdayAndDate } from '../../../../domain/calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../../../domain/calendar/time-of-day.ts'
import styles from './CallDisc.module.css'

/** The time of a call in a full moon; struck through in a new moon if it does not take place. Decorative: the text beside it says the same. */
export function CallDisc({ startsAt, isOver }: { startsAt: number; isOver: boolean }) {
  return (
    <p className={`${styles.disc} ${isOver ? styles.off : ''}`} aria-hidden="true">
      <span>{weekdayAndDate(dayOf(startsAt))}</span>
      <b>{timeOfDay(startsAt)}</b>
    </p>
  )
}
