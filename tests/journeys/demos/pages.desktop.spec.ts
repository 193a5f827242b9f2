import { bothSidesAddress, officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { storePages } from '../../../demos/storefront/first-view/store-pages.ts'
import { expect, test } from '../fixtures.ts'
import { htmlFaults } from '../html-faults.ts'
import { unsupportedOnPage } from '../unsupported-on-page.ts'
import { LINEN_THROW } from './shop-steps.ts'

/** Wrong reports: a search field needs no button, because Enter submits; and a combobox with suggestions is no native select. */
const FALSE_POSITIVES = /^(wcag\/h32: .*> form|prefer-native-element: .*#hits)$/

/** One page of each kind. */
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

test('each kind of page is valid HTML for the minimum browsers, has its own title and description, and says whether it is indexed', async ({
  request,
  site,
}) => {
  const titles = new Set<string>()
  for (const address of PAGES) {
    let answer = await request.get(address)
    while (answer.status() === 503) answer = await request.get(address) // a rendered page may be slow
    const html = await answer.text()
    const faults = await htmlFaults(html)
    expect
      .soft(
        faults.filter((fault) => !FALSE_POSITIVES.test(fault)),
        address,
      )
      .toEqual([])
    expect.soft(await unsupportedOnPage(site.url, address), address).toEqual([])
    const isListed = !/<meta name="robots" content="noindex"/.test(html)
    expect.soft(html.includes(`<link rel="canonical" href="${site.url}${address}"`), address).toBe(isListed)
    expect.soft(html.match(/<h1\b/g), address).toHaveLength(1)
    expect.soft(/<meta name="description" content="[^"]{40,170}"/.test(html), address).toBe(true)
    expect.soft(html.slice(html.indexOf('<body')), address).not.toMatch(/<style\b|\sstyle="/)
    titles.add(/<title>(.*?)<\/title>/.exec(html)?.[1] ?? '')
  }
  expect(titles.size).toBe(PAGES.length)

  await test.step('the shop’s indexed pages are in a separate sitemap, and each of them exists', async () => {
    const xml = await (await request.get('/demos/sitemap.xml')).text()
    const listed = Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address)
    const pages = storePages().filter(({ isListed }) => isListed)
    expect(listed).toEqual(pages.map(({ path }) => site.url + path))
    const statuses = listed.map(async (address) => [address, (await request.head(address)).status()])
    expect(await Promise.all(statuses)).toEqual(listed.map((address) => [address, 200]))
  })
})
