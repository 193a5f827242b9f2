import type { Company, PostalAddress } from '../../domain/content/company.ts'
import type { Faq } from '../../domain/content/pages.ts'

export type Crumb = { title: string; path: string }

/** The organisation, from its own facts only: nothing of an example company is told to machines. */
export function organisation(company: Company, site: URL): Array<object> {
  if (company.tradingName.example) return []
  const own = <Value>(fact: { value: Value; example?: true | undefined } | undefined) =>
    fact && !fact.example ? fact.value : undefined
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': new URL('/#organisation', site).href,
      name: company.tradingName.value,
      legalName: own(company.registeredName),
      url: new URL('/', site).href,
      logo: new URL('/icon-512.png', site).href,
      email: own(company.email),
      telephone: own(company.phone),
      address: postalAddress(own(company.physicalAddress)),
      sameAs: company.social.filter((entry) => !entry.example).map((entry) => entry.url),
    },
  ]
}

function postalAddress(address: PostalAddress | undefined) {
  return (
    address && {
      '@type': 'PostalAddress',
      streetAddress: [address.street, address.suburb].filter(Boolean).join(', ') || undefined,
      addressLocality: address.town,
      addressRegion: address.province,
      postalCode: address.postalCode,
      addressCountry: 'ZA',
    }
  )
}

export function breadcrumbs(crumbs: ReadonlyArray<Crumb>, site: URL): Array<object> {
  if (crumbs.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [{ title: 'Home', path: '/' }, ...crumbs].map(({ title, path }, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        name: title,
        item: new URL(path, site).href,
      })),
    },
  ]
}

export function faqPage(faqs: ReadonlyArray<Faq>): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: faqs.map(({ title, description }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: description },
    })),
  }
}

/** What messengers show of a page that is sent to somebody. */
export type LinkPreview = {
  /** Address that its card leads to, with the query without which it is another page. */
  path: string
  picture: string
  /** What the picture shows, for who cannot see it. */
  pictureWords: string
}
