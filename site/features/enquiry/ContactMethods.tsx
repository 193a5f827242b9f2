import type { Company } from '../../../domain/content/company.ts'
import { contactMethods } from '../../../domain/content/contact-ways.ts'
import styles from './ContactMethods.module.css'
import { ContactMethodText } from './ContactMethodText.tsx'
import { OpeningHours } from './OpeningHours.tsx'

/** Ways to contact the company other than the form, and its opening hours. */
export function ContactMethods({ company }: { company: Company }) {
  const ways = contactMethods(company)
  if (ways.length === 0 && !company.openingHours) return null
  return (
    <div className={styles.ways}>
      <h2>Rather talk?</h2>
      <ul>
        {ways.map((way) => (
          <li key={way.name}>
            <span>{way.name}</span>
            <b>
              <ContactMethodText way={way} />
            </b>
          </li>
        ))}
      </ul>
      {company.openingHours && <OpeningHours hours={company.openingHours} />}
    </div>
  )
}
