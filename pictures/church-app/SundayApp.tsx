import { StatusBar } from '../frames/StatusBar.tsx'
import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import { dayOf, shortWeekday } from '../wording/dates.ts'
import { FAMILY_DAY } from './family-day.ts'
import hs from './hillside.module.css'
import { Icon } from './Icons.tsx'
import { MarkedRow } from './MarkedRow.tsx'
import styles from './sunday-app.module.css'

const NOTICES = [
  { date: FAMILY_DAY.date, title: 'Family day at the dam', note: 'Bring a chair and a salad' },
  // A native speaker must still check: Inkonzo.
  { date: '2026-11-29', title: 'Inkonzo, service in isiZulu', note: '08:00, with the youth choir' },
]

const TABS = [
  { name: 'Sunday', icon: 'home' },
  { name: 'Listen', icon: 'play' },
  { name: 'Events', icon: 'day' },
  { name: 'Groups', icon: 'people' },
] as const

/** The app's first page on a Sunday: the church's name, the live service, coming events. It fills the phone. */
export function SundayApp({ brand }: BrandProps) {
  return (
    <>
      <StatusBar time="09:04" />
      <div className={styles.page}>
        <div className={styles.picture}>
          <ChurchOnHill className={`${hs.arch} ${styles.church}`} />
          <span className={hs.live}>Service live now</span>
        </div>
        <div className={`${hs.serif} ${styles.churchName} ${place.lines}`}>
          <BrandText brand={brand} />
        </div>
        <ul className={hs.rows}>
          {NOTICES.map(({ date, title, note }) => (
            <MarkedRow key={date} mark={dayOf(date)} under={shortWeekday(date)} title={title} note={note} />
          ))}
        </ul>
        <p className={hs.button}>Give</p>
      </div>
      <div className={styles.tabs}>
        {TABS.map(({ name, icon }, index) => (
          <span key={name} data-on={index === 0 ? '' : undefined}>
            <Icon name={icon} size={44} />
            {name}
          </span>
        ))}
      </div>
    </>
  )
}

/** {@link SundayApp} on a phone of 600 by 1000, with room for a name of two lines. */
export function SundayOnPhone({ brand }: BrandProps) {
  return (
    <div className={`${hs.hs} ${styles.onPhone}`}>
      <SundayApp brand={brand} />
    </div>
  )
}

/** Roofs in the brand's colour, with an outline if that is pale. */
const ROOF = { fill: 'var(--worn-solid, #8d4a2f)', stroke: 'var(--worn-edge, none)', strokeWidth: 3 }

/** Hillside Church on its hill. */
export function ChurchOnHill({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 560 330" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h560v330H0Z" fill="var(--worn-tint, #cfe0dc)" />
      <circle cx="410" cy="92" r="38" fill="#fbe7a8" />
      <path d="M0 210C90 150 190 150 290 190s190 10 270-30v170H0Z" fill="#a9b57c" />
      <path d="M0 262c120-40 260-30 560-10v78H0Z" fill="#7f8f4f" />
      <path d="M170 168 262 92l92 76v130H170Z" fill="#fbf3dc" />
      <path d="M354 190h110v108H354Z" fill="#efe2bf" />
      <path d="M156 174 262 84l106 90-10 12-96-80-96 80Z" {...ROOF} />
      <path d="M350 178h124l14 24H350Z" {...ROOF} />
      <path d="M258 40h8v18h14v8h-14v26h-8V66h-14v-8h14Z" fill="var(--worn-edge, #3c441d)" />
      <path d="M236 298v-46a26 26 0 0 1 52 0v46Z" fill="#5c3a22" />
      <circle cx="262" cy="172" r="24" fill="#e2b545" />
      <path d="M262 148v48M238 172h48" stroke="#fbf3dc" strokeWidth="5" />
      <path d="M378 268v-26a14 14 0 0 1 28 0v26ZM422 268v-26a14 14 0 0 1 28 0v26Z" fill="#6d8b97" />
      <path d="M210 330c10-20 22-28 32-32h40c10 4 22 12 32 32Z" fill="#ead9ac" />
      <path d="M70 298c-40-20-40-90 0-120 42 30 42 100 0 120Z" fill="#4f6233" />
      <path d="M66 240h8v66h-8Z" fill="#5c3a22" />
      <path d="M512 300c-30-14-30-66 0-88 30 22 30 74 0 88Z" fill="#4f6233" />
      <path d="M508 260h8v46h-8Z" fill="#5c3a22" />
    </svg>
  )
}
