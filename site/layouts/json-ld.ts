import { type Hours, weekOf } from '../../domain/calendar/opening-hours.ts'
import type { Company, PostalAddress } from '../../domain/content/company.ts'
import { contactMethods } from '../../domain/content/contact-methods.ts'
import type { Faq } from '../../domain/content/pages.ts'
import type { Logo } from '../../domain/content/photo.ts'
import { logoPath, paths } from '../../domain/sitemap/paths.ts'

export type Crumb = { title: string; path: string }

/**
 * The company as structured data. Example facts are left out, because a search engine would offer a stranger's number; the name stays,
 * because every title contains it.
 *
 * @param chargesVat whether VAT is charged; without it the VAT number is left out
 */
export function organisation(company: Company, chargesVat: boolean, site: URL, logo?: Logo): object {
  const { openingHours, social } = company
  const phone = contactMethods(company).find(({ name }) => name === 'Phone')?.href
  const contactDetails = { telephone: phone?.replace('tel:', ''), email: ownValue(company.email) }
  const socialUrls = social.filter(({ example }) => !example).map(({ url }) => url)
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': new URL('/#organisation', site).href,
    name: company.tradingName.value,
    legalName: ownValue(company.registeredName),
    url: new URL('/', site).href,
    logo: new URL(logo ? logoPath(logo.file, 'large') : '/icon-512.png', site).href,
    foundingDate: ownValue(company.since),
    identifier: registration(ownValue(company.registrationNumber)),
    vatID: chargesVat ? ownValue(company.vatNumber) : undefined,
    address: postalAddress(ownValue(company.physicalAddress)),
    ...contactDetails,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: new URL(paths.contactUs, site).href,
      ...contactDetails,
      hoursAvailable: openingHours?.example ? undefined : hoursAvailable(openingHours),
    },
    sameAs: socialUrls.length > 0 ? socialUrls : undefined,
  }
}

function ownValue<Value>(fact: { value: Value; example?: true | undefined } | undefined): Value | undefined {
  return fact?.example ? undefined : fact?.value
}

function registration(number: string | undefined) {
  return number && { '@type': 'PropertyValue', propertyID: 'CIPC registration number', value: number }
}

function hoursAvailable(hours: Hours | undefined) {
  return (
    hours && {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: weekOf(hours).flatMap(({ name, open }) => (open ? [name] : [])),
      opens: hours.opens,
      closes: hours.closes,
    }
  )
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
      itemListElement: [{ title: 'Home', path: '/' }, ...crumbs].map(({ title, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
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

/** The preview of a shared page in messengers. */
export type LinkPreview = {
  /** The address that the preview leads to, including a query. */
  path: string
  picture: string
  /** The text alternative of the picture. */
  pictureWords: string
}
