import { expect } from '../fixtures.ts'
import { NO_PAGE, PAGES } from '../pages.ts'
import { test } from '../shared-page.ts'

test('the sitemap lists every page that wants to be found, on the public origin', async ({
  request,
  site,
}) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map((match) => match[1])
  expect(listed.toSorted()).toEqual(PAGES.map((address) => new URL(address, site.url).href).toSorted())
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.url}/sitemap.xml`)
})

test('an address without a page answers 404 with a page that helps onwards', async ({ page }) => {
  for (const address of [
    NO_PAGE,
    '/our-work/no-such-solution',
    '/casestudies/none',
    '/answers/contact-us',
    '/contact-us/x',
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(404)
    await expect(page.locator('main a[href="/our-work"]').first()).toBeVisible()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  }
})

test('an address with a slash at its end leads to the one without', async ({ page }) => {
  await page.goto('/about-us/')
  await expect(page).toHaveURL('/about-us')
})
