import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { dayOf, shortWeekday } from '../wording/dates.ts'
import styles from './card.module.css'
import { FamilyDayDrawing } from './FamilyDayDrawing.tsx'
import { FAMILY_DAY, HOUSEHOLD, headCount } from './family-day.ts'
import hs from './hillside.module.css'

/** The family day in its arch, and the household that comes. */
export function Card() {
  return (
    <Ground tint="fynbos">
      <FamilyDayDrawing className={styles.arch} />
      <Frame kind="sheet" left={596} top={112} width={548} className={`${hs.hs} ${styles.day}`}>
        <i>
          {dayOf(FAMILY_DAY.date)}
          <span>{shortWeekday(FAMILY_DAY.date)}</span>
        </i>
        <h3>
          Family
          <br />
          day
        </h3>
      </Frame>
      <Frame kind="sheet" left={500} top={400} width={644} className={`${hs.hs} ${styles.party}`}>
        <p>
          <b className={hs.serif}>We are {headCount(HOUSEHOLD)}</b>
          <i>–</i>
          <i data-more="">+</i>
        </p>
        <p className={`${hs.button} ${styles.action}`}>We are coming</p>
      </Frame>
    </Ground>
  )
}
