import { expect, test } from './fixtures.ts'
import { FILLED_PAGES, PAGES, UNLISTED_PAGES } from './pages.ts'

test('every link, picture and file that a page names is there, every anchor too', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000)
  const seen = new Map<string, number>()
  for (const address of [...PAGES, ...UNLISTED_PAGES, ...FILLED_PAGES, '/nowhere']) {
    await page.goto(address)
    const targets = await page.evaluate(() =>
      [...document.querySelectorAll('[href], [src], [srcset], [content^="http"]')].flatMap((element) =>
        [
          element.getAttribute('href'),
          element.getAttribute('src'),
          element.getAttribute('content'),
          ...(element
            .getAttribute('srcset')
            ?.split(',')
            .map((part) => part.trim().split(' ')[0] ?? '') ?? []),
        ].flatMap((value) => (value ? [new URL(value, location.href).href] : [])),
      ),
    )
    const own = new URL(page.url()).origin
    for (const target of targets.filter((url) => url.startsWith(own))) {
      const [file = '', anchor] = target.split('#')
      if (!seen.has(file)) seen.set(file, (await request.get(file)).status())
      // The page for unknown addresses names itself: it answers 404, as it should.
      if (!/\/(nowhere|404)$/.test(file)) expect(seen.get(file), `${address} → ${target}`).toBe(200)
      if (anchor && new URL(file).pathname === new URL(page.url()).pathname) {
        await expect(page.locator(`[id="${anchor}"]`), `${address} → #${anchor}`).toHaveCount(1)
      }
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
  '/nowhere',
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
