import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { type Layout, NARROW_WINDOW, WIDE_WINDOW } from './layout.ts'
import {
  ADDRESS,
  CALL_OUT,
  CALL_OUT_EVENING,
  CLOSES,
  COMPANY,
  DRAIN,
  EVENING,
  NEXT_VAN,
  OPENS,
  SUBURB,
} from './plumber.ts'
import styles from './plumber-site.module.css'
import windows from './windows.module.css'

/** The first screen answers whether the plumbers come to the customer’s area. */
export function PlumberSite({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)} className={windows.flat}>
        <AddressBar address={ADDRESS} />
        <div className={styles.page}>
          <p className={styles.head}>
            <b>{COMPANY}</b>
            {!narrow && <span>Prices</span>}
            {!narrow && <span>Questions</span>}
            <u>Phone us</u>
          </p>
          <div className={styles.ask}>
            <h4>Do you come to my area?</h4>
            <p className={styles.field}>{SUBURB}</p>
            <p className={styles.yes}>
              <b>Yes, today until {EVENING}.</b>A van can come at {NEXT_VAN}
            </p>
            <Van />
          </div>
          <Fees narrow={narrow} />
          <div className={styles.ways}>
            <b>Phone</b>
            <span>WhatsApp from {SUBURB}</span>
            {!narrow && <i>Form, copy to you</i>}
          </div>
          <Questions />
        </div>
      </Frame>
    </div>
  )
}

function Fees({ narrow }: { narrow: boolean }) {
  return (
    <dl className={styles.fees}>
      <div>
        <dt>Call-out, first hour</dt>
        <dd>{CALL_OUT}</dd>
      </div>
      <div>
        <dt>After {EVENING}</dt>
        <dd>{CALL_OUT_EVENING}</dd>
      </div>
      <div>
        <dt>Hours</dt>
        <dd>{narrow ? `${OPENS}–${CLOSES}` : `${OPENS} to ${CLOSES}`}</dd>
      </div>
    </dl>
  )
}

function Van() {
  return (
    <svg className={styles.van} viewBox="0 0 190 100" aria-hidden="true">
      <path d="M0 90h190" stroke="#12563c" strokeWidth="4" strokeDasharray="14 10" />
      <path d="M22 14h96v66H14V22a8 8 0 0 1 8-8Z" fill="#12563c" />
      <path d="M118 30h30l28 26v24h-58Z" fill="#1c7a55" />
      <path d="M126 38h19l19 18h-38Z" fill="#d9efe3" />
      <path d="M66 28c9 10 13 16 13 22a13 13 0 0 1-26 0c0-6 4-12 13-22Z" fill="#ffd23f" />
      <circle cx="48" cy="80" r="14" fill="#10201a" />
      <circle cx="146" cy="80" r="14" fill="#10201a" />
      <circle cx="48" cy="80" r="5" fill="#d9efe3" />
      <circle cx="146" cy="80" r="5" fill="#d9efe3" />
    </svg>
  )
}

function Questions() {
  return (
    <div className={styles.questions}>
      <p>What does a blocked drain cost?</p>
      <ul>
        {DRAIN.map(({ what, hours, price }) => (
          <li key={what}>
            <span>
              {what}, {hours}
            </span>
            <b>{price}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
