import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { NAME_MAX_CHARS, NAME_TYPED_MAX_CHARS } from '../../../domain/brand/name.ts'
import { readBrand } from '../../../domain/brand/visitor-brand.ts'
import { readSentBrand } from '../../../domain/enquiry/sent-attachments.ts'
import { QUERY_MAX_CHARS } from '../../../domain/plan/link/plan-query.ts'
import { BrandText } from '../../../pictures/live/BrandText.tsx'
import { LIVE_PRODUCTS } from '../../../pictures/live/live-products.ts'
import { content } from '../../content.ts'
import { offerSentence, type PreviewProduct, previewProducts, withSelectedFirst } from './preview-products.ts'
import { SmallNameForm } from './SmallNameForm.tsx'
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
const slugsIn = (html: string) => [...html.matchAll(/data-product="(.*?)"/g)].map(([, slug]) => slug)
const chosenIn = (html: string) => /<input type="radio"[^>]* checked=""[^>]* value="(.*?)"/.exec(html)?.[1]

const pressedIn = (html: string) =>
  [...html.matchAll(/<button(?=[^>]*aria-pressed="true")[^>]*value="([^"]*)"/g)].map(([, trade]) => trade)

describe('the page /your-name', () => {
  test('without a name every product shows its own', () => {
    expect(namesIn(page('').html)).toEqual(['Own ecommerce', 'Own church-app'])
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

  test('every product shows a typed name, as text', () => {
    const { html } = page('name=%3Cb%3E%22Thandi%22')
    expect(namesIn(html)).toEqual(['&lt;b&gt;&quot;Thandi&quot;', '&lt;b&gt;&quot;Thandi&quot;'])
    expect(html).toContain('value="&lt;b&gt;&quot;Thandi&quot;"')
  })

  test('the selected product is the first, the others keep their order', () => {
    expect(slugsIn(page('').html)).toEqual(['ecommerce', 'church-app'])
    expect(slugsIn(page('for=church-app').html)).toEqual(['church-app', 'ecommerce'])
  })

  test('a name that is too long is reported beside its field, and shortened in the products', () => {
    const { html } = page(`name=${'a'.repeat(61)}`)
    expect(html).toContain('aria-live="polite">That is longer than 60 letters')
    expect(namesIn(html)[0]).toHaveLength(60)
  })

  test('an invalid colour is reported, and the previous one stays chosen', () => {
    const { html } = page('colour=banana&before=1f6f54')
    expect(html).toContain('That is not a colour we know. The colour stays as it was.')
    expect(chosenIn(html)).toBe('1f6f54')
  })

  test('the products’ own colours, one of the twelve or another can be chosen', () => {
    expect(chosenIn(page('').html)).toBe('')
    expect(chosenIn(page('colour=c2256b').html)).toBe('c2256b')
    const { html } = page('colour=123456')
    expect(chosenIn(html)).toBe('own')
    expect(html).toContain('type="color" name="own" value="#123456"')
  })

  test('each product states its total before any instalment, and its links keep the brand', () => {
    const { html } = page('name=Thandi&colour=1f6f54')
    for (const item of html.split('<li class').slice(1, 3))
      expect(item.replace(/<[^>]+>/g, '')).toMatch(
        /R 44 850,00 total, incl\. VATR 3 737,50 a month for 12 months/,
      )
    expect(html).toContain('href="/contact-us?brand=name%3DThandi%26colour%3D1f6f54%26for%3Dchurch-app"')
    expect(html).toContain('href="/your-name?name=Thandi&amp;colour=1f6f54&amp;for=church-app"')
  })

  test('the form can read its own link, however long the name', () => {
    const { html } = page(`name=${'خ'.repeat(NAME_TYPED_MAX_CHARS)}&colour=1f6f54`)
    const [, brand = ''] = /href="\/contact-us\?brand=(.*?)"/.exec(html) ?? []
    expect(brand.length).toBeLessThan(QUERY_MAX_CHARS)
    const read = readSentBrand(decodeURIComponent(brand), SLUGS)?.brand
    expect(read).toEqual({ name: 'خ'.repeat(NAME_MAX_CHARS), colour: '#1f6f54', product: 'ecommerce' })
  })

  test('the name’s field accepts more characters than are shown, and fewer than fit in an address', () => {
    expect(page('').html).toMatch(/<input id="business-name" maxLength="400"/)
  })

  test('a trade is a button of the form, and puts its product first', () => {
    const { html } = page('name=Thandi&for=church')
    expect(slugsIn(html)).toEqual(['church-app', 'ecommerce'])
    expect(pressedIn(html)).toEqual(['church'])
    const trades = [...html.matchAll(/<button[^>]*form="brand-form"[^>]*>([^<]*)/g)].map(([, word]) => word)
    // No product here is for the other trades.
    expect(trades).toEqual(['Shop', 'Church', 'Salon or service'])
  })

  test('the form collapses once a name is shown, and stays open if there is an error', () => {
    const isFolded = (query: string) => /<div id="change"[^>]* data-folded=""/.test(page(query).html)
    expect(['name=Thandi', 'colour=1f6f54'].map(isFolded)).toEqual([true, true])
    expect(['', 'for=church', 'name=Thandi&colour=banana'].map(isFolded)).toEqual([false, false, false])
  })

  test('no element has a style attribute: our policy forbids it', () => {
    expect(page('name=Thandi&colour=1f6f54').html).not.toMatch(/ style=/)
  })
})

test('every product that can be shown live is a solution, in the catalogue’s order, with its price', () => {
  const products = previewProducts(content)
  expect(products.map(({ live }) => live)).toEqual(expect.arrayContaining([...LIVE_PRODUCTS]))
  const titles = new Set(products.map(({ title }) => title))
  expect([...titles]).toEqual(
    content.solutions.map(({ title }) => title).filter((title) => titles.has(title)),
  )
  for (const product of products) expect(product.total).toMatch(/^R\s\d/)
})

test('selecting an unknown product changes nothing', () => {
  expect(withSelectedFirst([SHOP, CHURCH], 'spaceship')).toEqual([SHOP, CHURCH])
})

describe('the message to a partner', () => {
  const { brand } = readBrand(new URLSearchParams('name=A+%26+B&colour=1f6f54'), SLUGS)

  test('contains the business, the total before the instalments, and the link', () => {
    const text = new URL(whatsAppHref(brand, offerSentence(SHOP), ORIGIN)).searchParams.get('text')
    expect(text).toBe(
      'Software with “A & B” on it. Title of ecommerce: R 44 850,00 in total, incl. VAT, or R 3 737,50 a month for 12 months. ' +
        'https://example.co.za/your-name?name=A+%26+B&colour=1f6f54',
    )
  })

  test('is the same by email, without a recipient', () => {
    const href = mailHref(brand, offerSentence(SHOP), ORIGIN)
    expect(href).toMatch(/^mailto:\?subject=Software%20with%20/)
    expect(decodeURIComponent(href)).toContain('https://example.co.za/your-name?name=A+%26+B&colour=1f6f54')
  })
})

test('the form on a solution’s page works without script, names the solution, and has at most 2 000 characters', () => {
  const html = renderToStaticMarkup(<SmallNameForm product="church-app" />)
  expect(html).toMatch(/^<form class="[^"]*" action="\/your-name">/)
  expect(html).toContain('<input type="hidden" name="for" value="church-app"/>')
  expect(html).toContain('<option value="1f6f54">Green</option>')
  expect(html.length).toBeLessThanOrEqual(2_000)
})

test('a product that the owner removed is not shown', () => {
  const slugs = (facts: Parameters<typeof previewProducts>[0]) =>
    previewProducts(facts).map(({ live }) => live.slug)
  const solutions = content.solutions.filter(({ url }) => url !== 'church-app')
  expect(slugs(content)).toContain('church-app')
  expect(slugs({ ...content, solutions })).toEqual(slugs(content).filter((slug) => slug !== 'church-app'))
})
