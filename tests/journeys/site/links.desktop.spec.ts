import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { ALL_PAGES, NO_PAGE, PAGES } from '../pages.ts'

test('every link, picture and file that a page names is there, every anchor too', async ({
  page,
  request,
  site,
}) => {
  test.slow() // every file of the site
  const seen = new Map<string, number>()
  for (const address of ALL_PAGES) {
    const here = new URL(address, site.url)
    const { targets, ids } = await namedBy(page, await (await request.get(address)).text())
    for (const target of targets
      .map((name) => new URL(name, here))
      .filter(({ origin }) => origin === here.origin)) {
      const [file = '', anchor] = target.href.split('#')
      if (!seen.has(file)) seen.set(file, await statusOf(file))
      // The page for unknown addresses names itself: it answers 404, as it should.
      if (!/\/(nowhere|404)$/.test(file)) expect(seen.get(file), `${address} → ${target}`).toBe(200)
      if (anchor && target.pathname === here.pathname)
        expect(
          ids.filter((id) => id === anchor),
          `${address} → #${anchor}`,
        ).toHaveLength(1)
    }
  }
  expect(seen.size).toBeGreaterThan(PAGES.length)
})

test('the sitemap lists every page that wants to be found, on the public origin', async ({
  request,
  site,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  expect(listed.toSorted()).toEqual(PAGES.map((address) => new URL(address, site.url).href).toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

for (const address of [
  NO_PAGE,
  '/our-work/no-such-solution',
  '/casestudies/none',
  '/answers/contact-us',
  '/contact-us/x',
]) {
  test(`${address} answers 404 with a page that helps onwards`, async ({ page }) => {
    const answer = await page.goto(address)
    expect(answer?.status()).toBe(404)
    await expect(page.locator('main a[href="/our-work"]').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  })
}

test('an address with a slash at its end leads to the one without', async ({ page }) => {
  await page.goto('/about-us/')
  await expect(page).toHaveURL('/about-us')
})

async function statusOf(url: string): Promise<number> {
  const { status, body } = await fetch(url, { redirect: 'manual' })
  await body?.cancel()
  return status
}

/** The addresses and the ids in a page's markup. */
function namedBy(page: Page, html: string): Promise<{ targets: Array<string>; ids: Array<string> }> {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string, attribute: string) =>
      [...parsed.querySelectorAll(selector)].map((element) => element.getAttribute(attribute) ?? '')
    const targets = [
      ...all('[href]', 'href'),
      ...all('[src]', 'src'),
      ...all('[content^="http"]', 'content'),
      ...all('[srcset]', 'srcset').flatMap((set) =>
        set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
      ),
    ]
    return { targets: targets.filter(Boolean), ids: all('[id]', 'id') }
  }, html)
}
