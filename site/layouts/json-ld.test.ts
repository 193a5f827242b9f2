import { expect, test } from 'vitest'
import type { Company } from '../../domain/content/company.ts'
import { organisation } from './json-ld.ts'

const SITE = new URL('https://site.example')
const company = {
  tradingName: { value: 'Karoo Software' },
  registeredName: { value: 'Karoo Software (Pty) Ltd' },
  registrationNumber: { value: '2019/123456/07' },
  since: { value: '2019' },
  vatNumber: { value: '4123456789' },
  physicalAddress: {
    value: { street: '1 Long Street', suburb: 'Gardens', town: 'Cape Town', postalCode: '8001' },
  },
  phone: { value: '021 123 4567' },
  email: { value: 'desk@karoo.example' },
  openingHours: { days: [1, 2, 6], opens: '09:00', closes: '16:00' },
  social: [{ name: 'LinkedIn', url: 'https://linkedin.example/karoo' }],
} satisfies Company

test('the structured data has the company’s names, numbers, address, hours and contact methods', () => {
  expect(parsedJsonLd(company)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://site.example/#organisation',
    name: 'Karoo Software',
    legalName: 'Karoo Software (Pty) Ltd',
    url: 'https://site.example/',
    logo: 'https://site.example/icon-512.png',
    foundingDate: '2019',
    identifier: { '@type': 'PropertyValue', propertyID: 'CIPC registration number', value: '2019/123456/07' },
    vatID: '4123456789',
    address: {
      '@type': 'PostalAddress',
      streetAddress: '1 Long Street, Gardens',
      addressLocality: 'Cape Town',
      postalCode: '8001',
      addressCountry: 'ZA',
    },
    telephone: '+27211234567',
    email: 'desk@karoo.example',
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'sales',
      url: 'https://site.example/contact-us',
      telephone: '+27211234567',
      email: 'desk@karoo.example',
      hoursAvailable: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Saturday'],
        opens: '09:00',
        closes: '16:00',
      },
    },
    sameAs: ['https://linkedin.example/karoo'],
  })
})

test('the structured data contains no fact of the example company', () => {
  const { social, ...facts } = company
  const invented = Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, { ...fact, example: true }]),
  )
  const examples = {
    ...company,
    ...invented,
    social: social.map((link) => ({ ...link, example: true as const })),
  }
  expect(parsedJsonLd(examples)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': 'https://site.example/#organisation',
    name: 'Karoo Software',
    url: 'https://site.example/',
    logo: 'https://site.example/icon-512.png',
    contactPoint: { '@type': 'ContactPoint', contactType: 'sales', url: 'https://site.example/contact-us' },
  })
})

test('a company that charges no VAT has no VAT number in its structured data', () => {
  expect(parsedJsonLd(company, false)).not.toHaveProperty('vatID')
})

/** As serialised in the page: undefined values are absent. */
function parsedJsonLd(facts: Company, chargesVat = true): unknown {
  return JSON.parse(JSON.stringify(organisation(facts, chargesVat, SITE)))
}
