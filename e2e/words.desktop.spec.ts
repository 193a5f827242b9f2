import { expect, test } from './fixtures.ts'
import { PAGES, UNLISTED_PAGES } from './pages.ts'
import { content } from './site-content.ts'

test.use({ javaScriptEnabled: false })

const NBSP = '\u00a0'
const rand = (text: string) => text.replaceAll(' ', NBSP)

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
    rand('R 44 850,00'),
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
    'more than 10,000 products',
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

test('home shows the first four of the seven solutions, each with its link', async ({ page }) => {
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
  test.slow() // every page of the site
  const titles = new Set<string>()
  for (const address of [...PAGES, ...UNLISTED_PAGES]) {
    await page.goto(address)
    const title = await page.title()
    expect(title, address).toMatch(/ \| Twelve Moons$/)
    expect(titles.has(title), `${address}: a second page is called ${title}`).toBe(false)
    titles.add(title)
    const of = (selector: string, attribute = 'content') => page.locator(selector).getAttribute(attribute)
    expect((await of('meta[name=description]'))?.length, address).toBeGreaterThan(40)
    expect((await of('meta[name=description]'))?.length, address).toBeLessThan(170)
    expect(await of('meta[property="og:title"]')).toBe(title)
    const card = (await of('meta[property="og:image"]')) ?? ''
    expect(card).toContain(site.url)
    expect((await page.request.get(card)).status(), card).toBe(200)
    expect(await of('meta[property="og:url"]')).toBe(`${site.url}${address}`)
    expect(await of('meta[name="twitter:card"]')).toBe('summary_large_image')
    expect(await of('html', 'lang')).toBe('en-ZA')
    await expect(page.locator('h1'), address).toHaveCount(1)
    if (PAGES.includes(address)) {
      expect(await of('link[rel=canonical]', 'href')).toBe(`${site.url}${address}`)
      await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    } else await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('JSON-LD tells machines nothing of an example company', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address)
    for (const text of await page.locator('script[type="application/ld+json"]').allTextContents()) {
      JSON.parse(text)
      expect(text, address).not.toMatch(/twelvemoons\.example|Twelve Moons|123 4567/)
    }
  }
})

test('no example number is a link that dials or writes', async ({ page }) => {
  for (const address of PAGES) {
    await page.goto(address)
    // A plan is shared with `wa.me/?` and `mailto:?`: to whom is the visitor's to choose.
    const dialling = 'a[href^="tel:"], a[href*="wa.me/"]:not([href*="wa.me/?"])'
    const writing = 'a[href^="mailto:"]:not([href^="mailto:?"])'
    await expect(page.locator(`${dialling}, ${writing}`), address).toHaveCount(0)
  }
})

function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
