import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { buy, FIRST_ORDER, kept, LINEN_THROW, showInterest } from './shop-steps.ts'

test('after one visit the shop sells without a signal, and no price of ours is an old one', async ({
  page,
  context,
}) => {
  await page.goto(storeAddresses.home)
  await expect(page.getByRole('link', { name: /^A shop like this ?: R/ })).toBeVisible()
  await showInterest(page)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/demos/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('No signal. The shop is all here, go on.')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About this demo' })).not.toContainText(/R\u00a0\d/)
  await page.goto(LINEN_THROW)
  await buy(page)
  expect((await kept(page)).orders[0]?.number).toBe(FIRST_ORDER)
  await page.goto(officeAddresses.orders)
  await expect(page.getByText('No signal. Everything is in this browser, go on packing.')).toBeVisible()
  await expect(page.getByRole('link', { name: String(FIRST_ORDER) })).toBeVisible()

  // The agency's own pages are none of the worker's: without a signal they are not there at all.
  await expect(page.goto('/our-work/ecommerce')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
  await context.setOffline(false)
  await page.goto('/our-work/ecommerce')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  const keptAddresses = await page.evaluate(async () => {
    const caches = await Promise.all(
      (await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)),
    )
    const requests = await Promise.all(caches.map((cache) => cache.keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(keptAddresses).toContain(officeAddresses.orders)
  expect(keptAddresses.filter((address) => !/^\/(demos|_astro)\//.test(address))).toEqual([])
})
