import styles from './bidbook.module.css'
import { COMPANY } from './office.ts'

const TABS = ['For you', 'Folder', 'Bids', 'Calendar'] as const

/** Bidbook's head, with the tab that is open. */
export function TopBar({ on }: { on: (typeof TABS)[number] }) {
  return (
    <div className={styles.top}>
      <b>
        <BidbookMark />
        Bidbook
      </b>
      {TABS.map((tab) => (
        <span key={tab} className={styles.tab} data-on={tab === on ? '' : undefined}>
          {tab}
        </span>
      ))}
      <span className={styles.company}>{COMPANY}</span>
    </div>
  )
}

function BidbookMark() {
  return (
    <svg viewBox="0 0 34 40" aria-hidden="true">
      <path d="M2 4a4 4 0 0 1 4-4h24a4 4 0 0 1 4 4v36l-7-6-6 6-6-6-6 6-7-6Z" fill="#fff" />
      <path d="M9 10h16M9 18h16M9 26h9" stroke="#14346b" strokeWidth="3.4" />
    </svg>
  )
}
