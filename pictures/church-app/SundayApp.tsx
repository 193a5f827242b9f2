import { StatusBar } from '../frames/StatusBar.tsx'
import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import { dayOf, shortWeekday } from '../wording/dates.ts'
import { ChurchOnHill } from './ChurchOnHill.tsx'
import { FAMILY_DAY } from './family-day.ts'
import hs from './hillside.module.css'
import { Icon } from './Icons.tsx'
import { MarkedRow } from './MarkedRow.tsx'
import styles from './sunday-app.module.css'

const NOTICES = [
  { date: FAMILY_DAY.date, title: 'Family day at the dam', note: 'Bring a chair and a salad' },
  // For a speaker to check: Inkonzo.
  { date: '2026-11-29', title: 'Inkonzo, service in isiZulu', note: '08:00, with the youth choir' },
]

const TABS = [
  { name: 'Sunday', icon: 'home' },
  { name: 'Listen', icon: 'play' },
  { name: 'Events', icon: 'day' },
  { name: 'Groups', icon: 'people' },
] as const

/** The app's first page on a Sunday: whose it is, what is live, what is on. It fills the phone it is shown on. */
export function SundayApp({ brand }: BrandProps) {
  return (
    <>
      <StatusBar time="09:04" />
      <div className={styles.page}>
        <div className={styles.picture}>
          <ChurchOnHill className={`${hs.arch} ${styles.church}`} />
          <span className={hs.live}>Service live now</span>
        </div>
        <h3 className={place.lines}>
          <BrandText brand={brand} />
        </h3>
        <ul className={hs.rows}>
          {NOTICES.map(({ date, title, note }) => (
            <MarkedRow key={date} mark={dayOf(date)} under={shortWeekday(date)} title={title} note={note} />
          ))}
        </ul>
        <p className={hs.button}>Give</p>
      </div>
      <div className={styles.tabs}>
        {TABS.map(({ name, icon }, nth) => (
          <span key={name} data-on={nth === 0 ? '' : undefined}>
            <Icon name={icon} size={44} />
            {name}
          </span>
        ))}
      </div>
    </>
  )
}

/** The same on a phone of 600 by 1000, with room for a name of two lines. */
export function SundayOnPhone({ brand }: BrandProps) {
  return (
    <div className={`${hs.hs} ${styles.onPhone}`}>
      <SundayApp brand={brand} />
    </div>
  )
}
