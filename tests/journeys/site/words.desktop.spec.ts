import type { Page } from '@playwright/test'
import company from '../../../content/company.json' with { type: 'json' }
import { formatRand } from '../../../domain/money/money.ts'
import { expect, test } from '../fixtures.ts'
import { PAGES, UNLISTED_PAGES } from '../pages.ts'
import { SHOP_CENTS } from '../shop-price.ts'
import { content } from '../site-content.ts'

test.use({ javaScriptEnabled: false })

/** What stands in content/company.json as an example still. */
const EXAMPLES = Object.values(company).flatMap((fact) =>
  'example' in fact && fact.example && 'value' in fact ? [fact.value] : [],
)

/** Sentences of the specification that must stand on a page to the letter. */
const SENTENCES: Record<string, Array<string | RegExp>> = {
  '/': [
    'See Our Work',
    'About Us',
    'White Label Solutions',
    'Subscription Model',
    'See Detail',
    'Contact Us',
    'Have a great project?',
    'Schedule a call',
    'How do the monthly instalments work?',
    formatRand(SHOP_CENTS),
  ],
  '/what-we-do': ['Schedule Call'],
  '/our-work': [
    'Solutions we crafted to make human lives easier.',
    'This is our work',
    'Learn more',
    'Have a great project?',
    /Let[’']s discuss your project/,
    'Schedule Call',
  ],
  '/about-us': [
    /Great brands have great stories\.\s+This is ours\./,
    'Why Us',
    'Our principles that keep us moving forward together.',
    'Schedule a Call',
  ],
  '/contact-us': [
    'Get in touch with our team today!',
    'First Name',
    'Surname',
    'Email Address',
    'Phone Number',
    'Web development',
    'Mobile app development',
    'White label solution',
    'Other',
    'Submit',
  ],
  '/our-work/ecommerce': [
    'See Project Detail',
    'What is included',
    'Features',
    'Feels like this is your plan?',
    'How It Works!',
    'View Demo',
    'Have a great project?',
    /Let[’']s discuss your project/,
    'Schedule a Call',
    'more than 10\u00a0000 products',
  ],
}

for (const [address, sentences] of Object.entries(SENTENCES)) {
  test(`${address} says what the specification quotes`, async ({ page }) => {
    await page.goto(address)
    const text = (await page.locator('body').innerText()).replaceAll(/[ \n]+/g, ' ')
    for (const sentence of sentences)
      expect(text).toMatch(typeof sentence === 'string' ? literal(sentence) : sentence)
  })
}

test('home shows the first four of the solutions, each with its link', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('link', { name: /^See Detail/ })
  await expect(links).toHaveCount(4)
  for (const [at, solution] of content.solutions.slice(0, 4).entries()) {
    await expect(links.nth(at)).toHaveAttribute('href', `/our-work/${solution.url}`)
  }
})

test('every page has its own title, description, canonical address, social tags and one first heading', async ({
  page,
  site,
}) => {
  const titles = new Set<string>()
  for (const address of [...PAGES, ...UNLISTED_PAGES]) {
    const { title, language, canonical, meta, headings } = await headOf(page, address)
    expect(title.endsWith(` | ${company.tradingName.value}`), `${address}: ${title}`).toBe(true)
    expect(titles.has(title), `${address}: a second page is called ${title}`).toBe(false)
    titles.add(title)
    expect(meta.description?.length, address).toBeGreaterThan(40)
    expect(meta.description?.length, address).toBeLessThan(170)
    expect(meta['og:title']).toBe(title)
    const card = meta['og:image'] ?? ''
    expect(card).toContain(site.url)
    expect((await page.request.get(card)).status(), card).toBe(200)
    expect(meta['og:url']).toBe(`${site.url}${address}`)
    expect(meta['twitter:card']).toBe('summary_large_image')
    expect(language).toBe('en-ZA')
    expect(headings, address).toBe(1)
    const isListed = PAGES.includes(address)
    expect(canonical, address).toBe(isListed ? `${site.url}${address}` : null)
    if (isListed) expect(meta.robots, address).toBeUndefined()
    else expect(meta.robots, address).toContain('noindex')
  }
})

test('JSON-LD tells machines nothing of an example company', async ({ page }) => {
  for (const address of PAGES) {
    const { data } = await headOf(page, address)
    for (const text of data) {
      JSON.parse(text)
      for (const example of EXAMPLES) expect(text, address).not.toContain(example)
    }
  }
})

test('no example number is a link that dials or writes', async ({ page }) => {
  for (const address of PAGES) expect((await headOf(page, address)).dialling, address).toEqual([])
})

/** What a page says in its markup, read without showing it. */
async function headOf(page: Page, address: string) {
  const html = await (await page.request.get(address)).text()
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const meta = Object.fromEntries(
      all('meta[content]').map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    )
    // A plan is shared with `wa.me/?` and `mailto:?`: to whom is the visitor's to choose.
    const dialling = 'a[href^="tel:"], a[href*="wa.me/"]:not([href*="wa.me/?"])'
    const writing = 'a[href^="mailto:"]:not([href^="mailto:?"])'
    return {
      title: parsed.title,
      language: parsed.documentElement.lang,
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      meta: meta as Partial<Record<string, string>>,
      headings: all('h1').length,
      data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      dialling: all(`${dialling}, ${writing}`).map((link) => link.outerHTML),
    }
  }, html)
}

function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
