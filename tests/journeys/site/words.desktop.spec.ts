import { formatRand } from '../../../domain/money/money.ts'
import { expect } from '../fixtures.ts'
import { FILLED_PAGES, PAGES, UNLISTED_PAGES } from '../pages.ts'
import { brokenPromises } from '../promised-words.ts'
import { test } from '../shared-page.ts'
import { SHOP_CENTS } from '../shop-price.ts'
import { content } from '../site-content.ts'

test.use({ javaScriptEnabled: false })

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

test('every page makes the same promises, and explains its words', async ({ request }) => {
  for (const address of [...PAGES, ...UNLISTED_PAGES, ...FILLED_PAGES])
    expect.soft(brokenPromises(await (await request.get(address)).text()), address).toEqual([])
})

test('no two pages have one title', async ({ request }) => {
  const titles = new Set<string>()
  for (const address of [...PAGES, ...UNLISTED_PAGES]) {
    const [, title = ''] = /<title>(.*?)<\/title>/s.exec(await (await request.get(address)).text()) ?? []
    expect(titles.has(title), `${address}: a second page is called ${title}`).toBe(false)
    titles.add(title)
  }
})

function literal(text: string): RegExp {
  return new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
