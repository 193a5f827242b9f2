import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import styles from './bidbook.module.css'
import { COMPANY } from './office.ts'

const TABS = ['For you', 'Folder', 'Bids', 'Calendar'] as const

type Props = BrandProps & { openTab: (typeof TABS)[number] }

/** The tender desk's top bar: its name, and its tabs. */
export function TopBar({ brand, openTab }: Props) {
  return (
    <div className={styles.top}>
      <b>
        <Mark />
        <span className={place.line}>
          <BrandText brand={brand} />
        </span>
      </b>
      {TABS.map((tab) => (
        <span key={tab} className={styles.tab} data-on={tab === openTab ? '' : undefined}>
          {tab}
        </span>
      ))}
      <span className={styles.company}>{COMPANY}</span>
    </div>
  )
}

export function Mark() {
  return (
    <svg viewBox="0 0 34 40" aria-hidden="true">
      <path d="M2 4a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v36l-7-6-6 6-6-6-6 6-7-6Z" fill="var(--on-navy)" />
      <path d="M9 10h16M9 18h16M9 26h9" stroke="var(--navy)" strokeWidth="3.4" />
    </svg>
  )
}
