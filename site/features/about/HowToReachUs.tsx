import { describeHours } from '../../../domain/calendar/opening-hours.ts'
import type { Company } from '../../../domain/content/company.ts'
import { companyLine } from '../../../domain/content/company-identity.ts'
import { contactMethods } from '../../../domain/content/contact-methods.ts'
import { CompanyLine } from '../../ui/CompanyLine.tsx'
import { ContactMethodText } from '../../ui/ContactMethodText.tsx'
import styles from './HowToReachUs.module.css'

/** The contact methods and opening hours; missing facts are left out. */
export function HowToReachUs({ company, chargesVat }: { company: Company; chargesVat: boolean }) {
  const methods = contactMethods(company)
  const facts = companyLine(company, chargesVat)
  return (
    <div>
      {(methods.length > 0 || company.openingHours) && (
        <>
          <h3>How to reach us</h3>
          <dl className={`rows ${styles.methods}`}>
            {methods.map((method) => (
              <div key={method.name}>
                <dt>{method.name}</dt>
                <dd>
                  <ContactMethodText method={method} />
                </dd>
              </div>
            ))}
            {company.openingHours && (
              <div>
                <dt>Open</dt>
                <dd>{describeHours(company.openingHours)}</dd>
              </div>
            )}
          </dl>
        </>
      )}
      {facts.length > 1 && <CompanyLine facts={facts} className={styles.company} />}
    </div>
  )
}
