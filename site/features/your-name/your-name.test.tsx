import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NAME_MAX_CHARS, NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import { readBrand } from '../../../domain/brand/visitor-brand.ts'
import { readSentBrand } from '../../../domain/enquiry/sent-attachments.ts'
import { QUERY_MAX_CHARS } from '../../../domain/plan/link/plan-query.ts'
import { BrandText } from '../../../pictures/live/BrandText.tsx'
import { content } from '../../content.ts'
import { offerSentence, type PreviewProduct, previewProducts } from './preview-products.ts'
import { mailHref, whatsAppHref } from './share.ts'
import { YourName } from './YourName.tsx'

const SLUGS = ['ecommerce', 'church-app']
const ORIGIN = 'https://example.co.za'
const BOOKINGS = {
  shop: {
    total: 'R 55 890,00',
    monthly: 'R 4 657,50 a month for 12 months',
    plan: 'need=ecommerce',
  },
  website: {
    total: 'R 24 840,00',
    monthly: 'R 2 070,00 a month for 12 months',
    href: '/calculator?need=website',
    plan: 'need=website',
  },
}
const [SHOP, CHURCH] = SLUGS.map(product) as [PreviewProduct, PreviewProduct] // two slugs, two products

function product(slug: string): PreviewProduct {
  return {
    live: {
      slug,
      own: { name: `Own ${slug}`, short: 'Own', initial: 'O', address: 'own.example' },
      screens: [
        { label: `The ${slug}`, device: 'phone', Screen: ({ brand }) => <BrandText brand={brand} /> },
      ],
    },
    title: `Title of ${slug}`,
    tint: 'rooibos',
    total: 'R 44 850,00',
    vatNote: 'incl. VAT',
    monthly: 'R 3 737,50 a month for 12 months',
    longest: 'R 1 868,75 a month for 24 months',
    bookings: slug === 'ecommerce' ? BOOKINGS : null,
    demos: null,
    calculatorHref: '/calculator?need=x',
  }
}

function page(query: string): { html: string } {
  const requested = readBrand(new URLSearchParams(query), SLUGS)
  const html = renderToStaticMarkup(
    <YourName requested={requested} products={[SHOP, CHURCH]} origin={ORIGIN} />,
  )
  return { html }
}

const namesIn = (html: string) =>
  [...html.matchAll(/<bdi data-brand="name">(.*?)<\/bdi>/g)].map(([, name]) => name)

const pressedIn = (html: string) =>
  [...html.matchAll(/<button(?=[^>]*aria-pressed="true")[^>]*value="([^"]*)"/g)].map(([, trade]) => trade)

describe('the page /your-name', () => {
  test('without a name every product shows its own', () => {
    expect(namesIn(page('').html)).toEqual(['Own ecommerce', 'Own church-app'])
  })

  test('a name that is too long is reported beside its field, and shortened in the products', () => {
    const { html } = page(`name=${'a'.repeat(61)}`)
    expect(html).toContain('aria-live="polite">That is longer than 60 letters')
    expect(namesIn(html)[0]).toHaveLength(60)
  })

  test('a product for hourly businesses states the price of bookings, and the page marks its trade', () => {
    const { html } = page('name=Thandi+Hair')
    expect(html).toContain('data-trade="services"')
    expect(pressedIn(html)).toEqual(['services'])
    expect(html.match(/This shop with bookings:/g)).toHaveLength(1)
    expect(html).toMatch(
      /bookings:<\/b> R 55 890,00 in all, R 4 657,50 a month for 12 months. <a href="\/contact-us\?plan=need%3Decommerce&amp;brand=name%3DThandi%2BHair"/,
    )
    expect(html).toMatch(
      /no shop:<\/b> R 24 840,00 in all, R 2 070,00 a month for 12 months. <a href="\/contact-us\?plan=need%3Dwebsite&amp;brand=name%3DThandi%2BHair"/,
    )
  })

  test('each product states its total before any instalment, and its links keep the brand', () => {
    const { html } = page('name=Thandi&colour=1f6f54')
    for (const item of html.split('<li class').slice(1, 3))
      expect(item.replace(/<[^>]+>/g, '')).toMatch(
        /R 44 850,00 total, incl\. VATR 3 737,50 a month for 12 months/,
      )
    expect(html).toContain('href="/contact-us?brand=name%3DThandi%26colour%3D1f6f54%26for%3Dchurch-app"')
    expect(html).toContain('href="/your-name?name=Thandi&amp;colour=1f6f54&amp;for=church-app"')
    expect(html, 'our policy forbids it').not.toMatch(/ style=/)
  })

  test('the form can read its own link, however long the name', () => {
    const { html } = page(`name=${'خ'.repeat(NAME_TYPED_MAX_CHARS)}&colour=1f6f54`)
    const [, brand = ''] = /href="\/contact-us\?brand=(.*?)"/.exec(html) ?? []
    expect(brand.length).toBeLessThan(QUERY_MAX_CHARS)
    expect(html).toMatch(/<input id="business-name" maxLength="400"/)
    const read = readSentBrand(decodeURIComponent(brand), SLUGS)?.brand
    expect(read).toEqual({ name: 'خ'.repeat(NAME_MAX_CHARS), colour: '#1f6f54', product: 'ecommerce' })
  })

  test('only trades that a product is for can be chosen', () => {
    const { html } = page('name=Thandi&for=church')
    const trades = [...html.matchAll(/<button[^>]*form="brand-form"[^>]*>([^<]*)/g)].map(([, word]) => word)
    expect(trades).toEqual(['Shop', 'Church', 'Salon or service'])
  })

  test('the form collapses once a name is shown, and stays open if there is an error', () => {
    const isFolded = (query: string) => /<div id="change"[^>]* data-folded=""/.test(page(query).html)
    expect(['name=Thandi', 'colour=1f6f54'].map(isFolded)).toEqual([true, true])
    expect(['', 'for=church', 'name=Thandi&colour=banana'].map(isFolded)).toEqual([false, false, false])
  })
})

test('the message to a partner contains the business, the total before the instalments, and the link; a mail has no recipient', () => {
  const { brand } = readBrand(new URLSearchParams('name=A+%26+B&colour=1f6f54'), SLUGS)
  const link = 'https://example.co.za/your-name?name=A+%26+B&colour=1f6f54'
  const text = new URL(whatsAppHref(brand, offerSentence(SHOP), ORIGIN)).searchParams.get('text')
  expect(text).toBe(
    `Software with “A & B” on it. Title of ecommerce: R 44 850,00 in total, incl. VAT, or R 3 737,50 a month for 12 months. ${link}`,
  )
  const mail = mailHref(brand, offerSentence(SHOP), ORIGIN)
  expect(mail).toMatch(/^mailto:\?subject=Software%20with%20/)
  expect(decodeURIComponent(mail)).toContain(link)
})

test('a product that the owner removed is not shown', () => {
  const slugs = (facts: Parameters<typeof previewProducts>[0]) =>
    previewProducts(facts).map(({ live }) => live.slug)
  const solutions = content.solutions.filter(({ url }) => url !== 'church-app')
  expect(slugs(content)).toContain('church-app')
  expect(slugs({ ...content, solutions })).toEqual(slugs(content).filter((slug) => slug !== 'church-app'))
})
