import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Company } from '../../../domain/content/company.ts'
import { content } from '../../content.ts'
import { LegalPage, minutesToRead } from './LegalPage.tsx'
import { legalValues } from './legal-values.ts'

const { company, faqs } = content

describe('a legal page', () => {
  test('has no line for a fact that is not set', () => {
    const bare: Company = { tradingName: { value: 'Twelve Moons' }, social: [] }
    const registered = { ...bare, registeredName: { value: 'Twelve Moons (Pty) Ltd' } }

    expect(rendered('legal-privacy', bare)).not.toContain('<dl')
    expect(rendered('legal-privacy', registered)).toContain('Registered name')
  })

  test('links a real address, but not an example', () => {
    const real = { ...company, email: { value: 'desk@agency.co.za' } }

    expect(rendered('legal-terms', company)).not.toContain('mailto:')
    expect(rendered('legal-terms', real)).toContain('href="mailto:desk@agency.co.za"')
  })

  test('turns words in brackets into a link and keeps the words around it', () => {
    expect(rendered('legal-privacy', company)).toContain(
      'You can also reach us with the <a href="/contact-us">contact form</a>.',
    )
  })

  test.each(['legal-privacy', 'legal-terms', 'legal-paia'] as const)(
    '%s lists each of its sections',
    (name) => {
      const html = rendered(name, company)

      for (const { id } of content[name].sections) {
        expect(html).toContain(`href="#${id}"`)
        expect(html).toContain(`<section id="${id}"`)
      }
    },
  )

  test.each(['legal-privacy', 'legal-paia'] as const)(
    '%s has no word that the wording rules forbid',
    (name) => {
      expect(rendered(name, company)).not.toMatch(
        /\b(loans?|credit|financ\w*|approved|repayments?|deposit|free|guaranteed|cheapest)\b/i,
      )
    },
  )
})

function rendered(name: 'legal-privacy' | 'legal-terms' | 'legal-paia', facts: Company): string {
  const values = legalValues({ ...content, company: facts })
  return renderToStaticMarkup(
    <LegalPage words={content[name]} company={facts} values={values} faqs={faqs.more} />,
  )
}

test('a text takes one minute per 200 words, and at least one', () => {
  expect(minutesToRead('one two three')).toBe(1)
  expect(minutesToRead('word '.repeat(1000))).toBe(5)
})
