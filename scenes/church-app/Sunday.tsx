import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { dayOf, shortWeekday } from '../wording/dates.ts'
import { ChurchOnHill } from './ChurchOnHill.tsx'
import { FAMILY_DAY } from './family-day.ts'
import hs from './hillside.module.css'
import { LiveService } from './LiveService.tsx'
import { megabytes } from './sermons.ts'
import styles from './sunday.module.css'

const NOTICES = [
  { date: FAMILY_DAY.date, title: 'Family day at the dam', note: 'Bring a chair and a salad' },
  // For a speaker to check: Inkonzo.
  { date: '2026-11-29', title: 'Inkonzo, service in isiZulu', note: '08:00, with the youth choir' },
]

/** Sunday at four minutes past nine: the service is live, at home too. */
export function Sunday() {
  return (
    <Ground tint="fynbos">
      <Frame kind="phone" left={56} top={36} width={640} height={1060} className={hs.hs}>
        <StatusBar time="09:04" />
        <div className={styles.page}>
          <div className={styles.picture}>
            <ChurchOnHill className={`${hs.arch} ${styles.church}`} />
            <span className={hs.live}>Service live now</span>
          </div>
          <h3>Hillside Church</h3>
          <ul className={hs.rows}>
            {NOTICES.map(({ date, title, note }) => (
              <li key={date}>
                <i>
                  {dayOf(date)}
                  <small>{shortWeekday(date)}</small>
                </i>
                <p>
                  {title}
                  <small>{note}</small>
                </p>
              </li>
            ))}
          </ul>
          <p className={hs.button}>Give</p>
        </div>
      </Frame>
      <Frame kind="sheet" left={736} top={72} width={408} className={`${hs.hs} ${styles.live}`}>
        <LiveService className={styles.service} />
        <div>
          <h4>Morning service</h4>
          <p className={hs.quiet}>since 09:00, with Ps. Nkosi</p>
          <p className={`${hs.button} ${styles.action}`}>Watch</p>
          <p className={`${hs.button} ${styles.action}`} data-quiet="">
            Listen only
          </p>
          <p className={styles.data}>{megabytes(60)} an hour</p>
        </div>
      </Frame>
    </Ground>
  )
}
