import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { dayAndMonth, weekdayName } from '../wording/dates.ts'
import styles from './events.module.css'
import { FamilyDayDrawing } from './FamilyDayDrawing.tsx'
import { ATTENDEES, FAMILY_DAY, HOUSEHOLD, headCount } from './family-day.ts'
import hs from './hillside.module.css'

/** The family day, where it is, and how many of the household are coming. */
export function Events() {
  const { name, date, hours, place } = FAMILY_DAY
  return (
    <Ground tint="fynbos">
      <Frame kind="sheet" left={56} top={48} width={1088} height={804} className={`${hs.hs} ${styles.sheet}`}>
        <FamilyDayDrawing className={`${hs.arch} ${styles.picture}`} />
        <div>
          <h3>{name}</h3>
          <p className={styles.when}>
            {weekdayName(date)} {dayAndMonth(date)}
            <br />
            {hours}
          </p>
          <p className={styles.place}>
            {place}
            <u>Open the map</u>
          </p>
          <div className={styles.party}>
            <p>
              <b className={hs.serif}>We are {headCount(HOUSEHOLD)}</b>
              <span className={hs.quiet}>{HOUSEHOLD.underTwelve} of them under twelve</span>
            </p>
            <i>–</i>
            <i data-more="">+</i>
          </div>
          <p className={`${hs.button} ${styles.action}`}>We are coming</p>
          <p className={styles.coming}>{headCount(ATTENDEES)} people so far</p>
        </div>
      </Frame>
    </Ground>
  )
}
