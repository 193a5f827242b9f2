import type { ReactNode } from 'react'
import { BrandText } from '../live/BrandText.tsx'
import place from '../live/name-place.module.css'
import type { BrandProps } from '../live/scene-brand.ts'
import { dayAndMonth, weekdayName } from '../wording/dates.ts'
import { formatRand } from '../wording/rand.ts'
import { ATTENDEES, FAMILY_DAY, headCount, TODAY } from './family-day.ts'
import { FUNDS, givenThisMonth } from './giving.ts'
import hs from './hillside.module.css'
import styles from './office.module.css'

const SECTIONS = ['Today', 'Notices', 'Members', 'Giving']

const NOTICES = [
  { title: 'Choir practice at 18:00', from: 'Mrs Pillay', answer: 'Approve' },
  { title: 'Lift wanted from Sobantu', from: 'Youth group', answer: 'Approve' },
  { title: 'Winter clothes, drop-off', from: 'Soup kitchen', answer: 'Expired' },
]

const SIGN_UPS = [
  {
    name: FAMILY_DAY.name,
    heads: headCount(ATTENDEES),
    note: `${ATTENDEES.adults} adults, ${ATTENDEES.underTwelve} under 12`,
  },
  { name: 'Sunday school', heads: 23, note: 'with a guardian’s consent' },
  { name: 'Soup kitchen rota', heads: 11, note: 'Thursdays in December' },
]

/** A volunteer's screen on Sunday, in a window of 1112 by 804: notices to approve, sign-ups and gifts. */
export function Office() {
  return (
    <div className={`${hs.hs} ${styles.window}`}>
      <div className={styles.head}>
        <Mark />
        <b className={hs.serif}>Church office</b>
        <Sections sections={SECTIONS} />
        <em>
          {weekdayName(TODAY)} {dayAndMonth(TODAY)}
        </em>
      </div>
      <div className={styles.desk}>
        <Panel title="Notices to approve">
          {NOTICES.map(({ title, from, answer }) => (
            <li key={title}>
              <p>
                {title}
                <small>{from}</small>
              </p>
              <u data-answer={answer}>{answer}</u>
            </li>
          ))}
        </Panel>
        <SignUps />
        <Giving />
      </div>
    </div>
  )
}

/**
 * Sign-ups and gifts, in a window of 760 by 720 under the church's name. Figures are at the left, because a page may show a phone
 * over the right edge. There is no date, because the products beside it have other dates.
 */
export function NarrowOffice({ brand }: BrandProps) {
  return (
    <div className={`${hs.hs} ${styles.window} ${styles.narrow}`}>
      <div className={styles.head}>
        <Mark />
        <div className={`${hs.serif} ${styles.name} ${place.lines}`}>
          <BrandText brand={brand} />
        </div>
        <Sections sections={SECTIONS.slice(0, 2)} />
      </div>
      <div className={styles.desk}>
        <SignUps />
        <Giving />
      </div>
    </div>
  )
}

/** The first section is open. */
function Sections({ sections }: { sections: ReadonlyArray<string> }) {
  return sections.map((section, index) => (
    <span key={section} data-on={index === 0 ? '' : undefined}>
      {section}
    </span>
  ))
}

function SignUps() {
  return (
    <Panel title="Sign-ups">
      {SIGN_UPS.map(({ name, heads, note }) => (
        <li key={name}>
          <p>
            {name}
            <small>{note}</small>
          </p>
          <b className={hs.serif}>{heads}</b>
        </li>
      ))}
    </Panel>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <div className={`${hs.serif} ${styles.title}`}>{title}</div>
      <ul>{children}</ul>
    </section>
  )
}

function Giving() {
  const givenCents = givenThisMonth()
  return (
    <section className={styles.giving}>
      <div className={`${hs.serif} ${styles.title}`}>
        Giving this month <b>{formatRand(givenCents)}</b>
      </div>
      {FUNDS.map(({ name, cents }) => (
        <p key={name}>
          {name}
          <svg viewBox="0 0 560 24" aria-hidden="true">
            <rect width="560" height="24" rx="12" fill="var(--olive-light)" />
            <rect
              width={Math.round((560 * cents) / givenCents)}
              height="24"
              rx="12"
              fill="var(--worn-edge, #e2b545)"
            />
          </svg>
          <span>{formatRand(cents)}</span>
        </p>
      ))}
    </section>
  )
}

function Mark() {
  return (
    <svg viewBox="0 0 40 48" width="40" height="48" aria-hidden="true">
      <path d="M0 48V20a20 20 0 0 1 40 0v28Z" fill="var(--worn-on, #e2b545)" />
      <path d="M18 12h4v7h7v4h-7v16h-4V23h-7v-4h7Z" fill="var(--olive)" />
    </svg>
  )
}
