import type { ReactNode } from 'react'
import type { Company } from '../../domain/content/company.ts'
import { companyLine } from '../../domain/content/company-identity.ts'
import { whatsappMethod } from '../../domain/content/contact-methods.ts'
import type { Person } from '../../domain/content/people.ts'
import { vatSentence } from '../../domain/pricing/price-sentence.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { NewsletterForm } from '../features/newsletter/NewsletterForm.tsx'
import { ButtonLink } from '../ui/Button.tsx'
import { CompanyLine } from '../ui/CompanyLine.tsx'
import { ContactMethodText } from '../ui/ContactMethodText.tsx'
import { Logo } from '../ui/Logo.tsx'
import styles from './Footer.module.css'
import { currentOf, NAVIGATION, WORK_OUT_PRICE, YOUR_NAME } from './navigation.ts'

type Props = {
  company: Company
  people: ReadonlyArray<Person>
  path: string
  /** The address of the company's own logo, in place of the moon. */
  logoSrc: string | undefined
  ratecard: RateCard
  year: number
  newsletterWording: string
  /** Links beside the legal pages. */
  children?: ReactNode
}

const LEGAL_PAGES = [
  { title: 'Privacy', url: paths.privacy },
  { title: 'Terms', url: paths.terms },
  { title: 'PAIA manual', url: paths.paiaManual },
]

/** The footer of every page: menu, social links, newsletter, company details and the legal pages. */
export function Footer({
  company,
  people,
  path,
  logoSrc,
  ratecard,
  year,
  newsletterWording,
  children,
}: Props) {
  const chat = whatsappMethod(company)
  const action = path === WORK_OUT_PRICE.url ? { title: 'Ask us', url: paths.contactUs } : WORK_OUT_PRICE
  const [name, ...facts] = companyLine(company, ratecard.vat.registered)
  return (
    <footer className={`night ${styles.footer}`}>
      <div className="wrap">
        <div className={styles.columns}>
          <div>
            <Logo name={company.tradingName.value} href={paths.home} logoSrc={logoSrc} />
            <p className={styles.promise}>
              {`Software built now, paid off month by month. ${vatSentence(ratecard)}`}
            </p>
            <ButtonLink href={action.url} variant="ghost" size="small" className={styles.action ?? ''}>
              {action.title}
            </ButtonLink>
          </div>
          <nav aria-label="Footer">
            <ul>
              {[...NAVIGATION, YOUR_NAME].map(({ title, url }) => (
                <li key={url}>
                  <a href={url} aria-current={currentOf(url, path)}>
                    {title}
                  </a>
                </li>
              ))}
              {chat && (
                <li className={styles.chat}>
                  {chat.name} <ContactMethodText method={chat} />
                </li>
              )}
            </ul>
            {company.social.length > 0 && (
              <ul>
                {company.social.map(({ name, url }) => (
                  <li key={url}>
                    <a href={url} target="_blank" rel="noopener">
                      {name} <span aria-hidden="true">↗</span>
                      <span className="visually-hidden">, opens in a new tab</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </nav>
          {path !== paths.newsletter && path !== paths.newsletterThanks && (
            <NewsletterForm page={path} wording={newsletterWording} />
          )}
        </div>
        <div className={`cluster ${styles.foot}`}>
          <div>
            <CompanyLine facts={[`© ${year} ${name}`, ...facts]} />
            {people.length > 0 && <p>{people.map(({ name, role }) => `${name}, ${role}`).join(' · ')}</p>}
          </div>
          <ul>
            {LEGAL_PAGES.map(({ title, url }) => (
              <li key={url}>
                <a href={url}>{title}</a>
              </li>
            ))}
          </ul>
          {children}
        </div>
      </div>
    </footer>
  )
}
