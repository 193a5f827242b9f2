import {
  describeClosing,
  describeHours,
  type Hours,
  hoursOf,
  weekOf,
} from '../../../domain/calendar/opening-hours.ts'
import type { Company } from '../../../domain/content/company.ts'
import { contactMethods } from '../../../domain/content/contact-methods.ts'
import { ContactMethodText } from '../../ui/ContactMethodText.tsx'
import styles from './ContactMethods.module.css'

/** Ways to contact the company other than the form, and its opening hours. */
export function ContactMethods({ company }: { company: Company }) {
  const methods = contactMethods(company)
  if (methods.length === 0 && !company.openingHours) return null
  return (
    <div className={styles.ways}>
      <h2>Rather talk?</h2>
      <ul className="rows">
        {methods.map((method) => (
          <li key={method.name}>
            <span>{method.name}</span>
            <b>
              <ContactMethodText method={method} />
            </b>
          </li>
        ))}
      </ul>
      {company.openingHours && <OpeningHours hours={company.openingHours} />}
    </div>
  )
}

const BAR_HEIGHT = 80
const BAR_WIDTH = 10

/** The opening hours: seven days of 24 hours, with the open ones lit, and the same in words. */
function OpeningHours({ hours }: { hours: Hours }) {
  return (
    <div className={styles.hours}>
      <ul className={styles.week} aria-hidden="true">
        {weekOf(hours).map(({ name, initial, open }) => (
          <li key={name}>
            <DayBar hours={open ? hours : null} />
            <small>{initial}</small>
          </li>
        ))}
      </ul>
      <p>
        <b>{describeHours(hours)}</b> {describeClosing(hours)}
      </p>
    </div>
  )
}

function DayBar({ hours }: { hours: Hours | null }) {
  const hourHeight = BAR_HEIGHT / 24
  const from = hours ? hoursOf(hours.opens) : 0
  const to = hours ? hoursOf(hours.closes) : 0
  return (
    <svg viewBox={`0 0 ${BAR_WIDTH} ${BAR_HEIGHT}`} width={BAR_WIDTH} height={BAR_HEIGHT} aria-hidden="true">
      <rect width={BAR_WIDTH} height={BAR_HEIGHT} rx={BAR_WIDTH / 2} />
      {hours && (
        <rect
          className={styles.open}
          width={BAR_WIDTH}
          y={from * hourHeight}
          height={(to - from) * hourHeight}
        />
      )}
    </svg>
  )
}
