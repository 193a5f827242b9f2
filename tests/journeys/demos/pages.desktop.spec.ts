import { bothSidesAddress, officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { storePages } from '../../../demos/storefront/first-view/store-pages.ts'
import { expect, test } from '../fixtures.ts'
import { htmlFaults } from '../html-faults.ts'
import { lackingOnPage } from '../lacking-on-page.ts'
import { secondViolations } from '../second-checker.ts'
import { LINEN_THROW, showInterest } from './shop-steps.ts'

/** Enter asks, as in every field of a search; and no select answers while one types (ARIA: combobox). */
const MISTAKEN = /^(wcag\/h32: .*> form|prefer-native-element: .*#hits)$/

/** One of each kind that the server renders. */
const PAGES = [
  storeAddresses.home,
  storeAddresses.collection('living'),
  storeAddresses.family('karoo'),
  storeAddresses.makers,
  storeAddresses.search(),
  storeAddresses.basket,
  LINEN_THROW,
  officeAddresses.orders,
  bothSidesAddress,
]
/** What differs for IBM's checker. */
const SECOND_CHECKED: ReadonlyArray<string> = [
  storeAddresses.home,
  storeAddresses.collection('living'),
  LINEN_THROW,
  officeAddresses.orders,
]

test('each kind of page is valid HTML, and asks no browser of the floor for what it lacks', async ({
  request,
  site,
}) => {
  for (const address of PAGES) {
    const faults = await htmlFaults(await (await request.get(address)).text())
    expect
      .soft(
        faults.filter((fault) => !MISTAKEN.test(fault)),
        address,
      )
      .toEqual([])
    expect.soft(await lackingOnPage(site.url, address), address).toEqual([])
  }
})

test('each kind has its own title and words, and says whether it may be found', async ({ request, site }) => {
  const titles = new Set<string>()
  for (const address of PAGES) {
    const html = await (await request.get(address)).text()
    const isListed = !/<meta name="robots" content="noindex"/.test(html)
    expect(html.includes(`<link rel="canonical" href="${site.url}${address}"`), address).toBe(isListed)
    expect(html.match(/<h1\b/g), address).toHaveLength(1)
    expect(/<meta name="description" content="[^"]{40,170}"/.test(html), address).toBe(true)
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
    expect(html.slice(html.indexOf('<body')), address).not.toMatch(/<style\b|\sstyle="/)
  }
  expect(titles.size).toBe(PAGES.length)
})

test('what may be found of the shop is in a list of its own, and every page of the list is there', async ({
  request,
  site,
}) => {
  const xml = await (await request.get('/demos/sitemap.xml')).text()
  const listed = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)
  const pages = storePages().filter(({ isListed }) => isListed)
  expect(listed).toEqual(pages.map(({ path }) => site.url + path))
  for (const address of listed) expect((await request.head(address)).status(), address).toBe(200)
})

test('nothing comes from another origin, no policy is broken, and IBM’s checker finds nothing', async ({
  page,
  site,
}) => {
  test.slow() // a page of each kind
  const complaints: Array<string> = []
  page.on('request', (request) => {
    if (!request.url().startsWith(site.url)) complaints.push(request.url())
  })
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const address of PAGES) {
    await page.goto(address)
    await showInterest(page)
    expect.soft(complaints.splice(0), address).toEqual([])
    if (!SECOND_CHECKED.includes(address)) continue
    expect.soft(await secondViolations(page), address).toEqual([])
    complaints.splice(0) // the checker's own
  }
})
