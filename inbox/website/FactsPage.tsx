import { Card } from '../ui/layout.tsx'
import { AddressFields } from './AddressFields.tsx'
import { HoursFields } from './HoursFields.tsx'
import { SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import styles from './website.module.css'
import { FACT_FIELDS, RULE_FIELDS } from './words.ts'

/** The company's facts, its opening hours and its rules. */
export function FactsPage() {
  return (
    <SitePage heading="Company facts" page="/about-us" parts={['company']}>
      {FACT_FIELDS.map(({ heading, facts }) => (
        <Card key={heading}>
          <h2>{heading}</h2>
          <div className={styles.pairs}>
            {facts.map(([field, label, hint]) => (
              <SiteField
                key={field}
                part="company"
                field={field}
                label={label}
                hint={hint}
                textOf={factText}
                storedOf={(text) => (text === '' ? null : { value: text })}
              />
            ))}
          </div>
        </Card>
      ))}
      <AddressFields />
      <HoursFields />
      <Card>
        <h2>Your rules</h2>
        <p className="muted">
          They stand in Home, the calculator, every product and the terms. Ask your attorney before you change
          them.
        </p>
        <div className={styles.pairs}>
          {RULE_FIELDS.map(([field, label, hint, key]) => (
            <SiteField
              key={field}
              part="company"
              field={field}
              label={label}
              hint={hint}
              textOf={(value) => numberText(value, key)}
              storedOf={(text) =>
                text === '' ? null : { [key]: /^\d{1,4}$/.test(text) ? Number(text) : text }
              }
            />
          ))}
        </div>
      </Card>
    </SitePage>
  )
}

function factText(fact: unknown): string {
  return typeof fact === 'object' && fact !== null && 'value' in fact ? String(fact.value) : ''
}

function numberText(rule: unknown, key: string): string {
  const value = typeof rule === 'object' && rule !== null ? new Map(Object.entries(rule)).get(key) : undefined
  return value === undefined ? '' : String(value)
}
