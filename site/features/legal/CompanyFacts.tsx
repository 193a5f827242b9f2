import { type Company, type CompanyFact, FACT_LABELS, type Fact } from '../../../domain/content/company.ts'
import { contactMethods } from '../../../domain/content/contact-ways.ts'
import styles from './LegalPage.module.css'

type Props = { company: Company; facts: ReadonlyArray<CompanyFact> }

/** The facts that are set; nothing at all if none is. */
export function CompanyFacts({ company, facts }: Props) {
  const known = facts.flatMap((name) => {
    const fact = company[name]
    return fact ? [{ name, fact }] : []
  })
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(({ name, fact }) => (
        <div key={name}>
          <dt>{FACT_LABELS[name]}</dt>
          <dd>
            <FactText name={name} fact={fact} company={company} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** An example's address or number leads nowhere, so it is no link. */
function FactText({ name, fact, company }: { name: CompanyFact; fact: Fact; company: Company }) {
  const href = fact.example ? null : hrefOf(name, fact, company)
  return href ? <a href={href}>{fact.value}</a> : fact.value
}

function hrefOf(fact: CompanyFact, { value }: Fact, company: Company): string | null {
  if (fact === 'informationOfficerEmail') return `mailto:${value}`
  return contactMethods(company).find(({ name }) => name === FACT_LABELS[fact])?.href ?? null
}
