import type { Page } from '@playwright/test'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { DeployProxy, PRICES } from './deploy-proxy.ts'
import {
  buy,
  FIRST_ORDER,
  goToPayment,
  LINEN_THROW,
  payButton,
  storedShop,
  takeToBasket,
  triggerHydration,
} from './shop-steps.ts'

let builds: DeployProxy
test.beforeEach(async ({ site }) => {
  builds = await DeployProxy.inFrontOf(site.url)
})
test.afterEach(() => builds.close())

test('after one visit the shop works offline, through faults and a newer build, until the demos are removed', async ({
  page,
  context,
}) => {
  test.slow()
  // In a page from a service worker, Chromium 150 reports the network of this machine instead of the emulated one.
  await page.addInitScript(() => {
    const get = () => localStorage.getItem('is-offline') === null
    Object.defineProperty(Navigator.prototype, 'onLine', { get })
  })
  const reportOffline = (isOffline: boolean) =>
    page.evaluate((offline) => {
      if (offline) localStorage.setItem('is-offline', '')
      else localStorage.removeItem('is-offline')
      dispatchEvent(new Event(offline ? 'offline' : 'online'))
    }, isOffline)
  await page.goto(builds.url + storeAddresses.home)
  await expect(agencyLink(page)).toHaveText(PRICES['first build'])
  await triggerHydration(page)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(new URL(scope).pathname).toBe('/demos/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)

  await test.step('without a signal it sells, and shows no outdated price of the agency', async () => {
    await context.setOffline(true)
    await page.reload()
    await reportOffline(true)
    await expect(page.getByText('No signal. The shop is all here, go on.')).toBeVisible()
    await expect(demoBar(page)).not.toContainText(/R\u00a0\d/)
    await page.goto(builds.url + LINEN_THROW)
    await buy(page)
    expect((await storedShop(page)).orders[0]?.number).toBe(FIRST_ORDER)
    await page.goto(builds.url + officeAddresses.orders)
    await reportOffline(true)
    await expect(page.getByText('No signal. Everything is in this browser, go on packing.')).toBeVisible()
    await expect(page.getByRole('link', { name: String(FIRST_ORDER) })).toBeVisible()
  })

  await test.step('the service worker does not handle the agency’s own pages', async () => {
    await expect(page.goto(`${builds.url}/our-work/ecommerce`)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/)
    await context.setOffline(false)
    await page.goto(`${builds.url}/our-work/ecommerce`)
    await reportOffline(false)
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    const addresses = await cachedAddresses(page)
    expect(addresses).toContain(officeAddresses.orders)
    expect(addresses.filter((address) => !/^\/(demos|_astro)\//.test(address))).toEqual([])
  })

  await test.step('a server error, or a sign-in page of a network, removes nothing from the cache', async () => {
    for (const state of ['proxy error', 'captive portal'] as const) {
      builds.deployed = state
      await page.goto(builds.url + storeAddresses.home)
      expect(await isRegistered(page), state).toBe(true)
      expect(await pageCaches(page), state).toHaveLength(1)
    }
    builds.deployed = 'first build'
  })

  await test.step('after a new build an open tab works on and loses nothing, and no outdated price or cache remains', async () => {
    await page.goto(builds.url + LINEN_THROW)
    await expect(agencyLink(page)).toHaveText(PRICES['first build'])
    await takeToBasket(page)
    const first = await pageCaches(page)

    builds.deployed = 'next build'
    const other = await context.newPage()
    await other.goto(builds.url + storeAddresses.home)
    await expect(agencyLink(other)).toHaveText(PRICES['next build'])
    await triggerHydration(other)
    await expect(other.getByText('The shop was updated.')).toBeVisible()
    // The open tab continues with its own scripts, which the server no longer has.
    await page.getByRole('link', { name: 'Check out' }).click()
    await expect(page.getByRole('button', { name: 'Fill in an example' })).toBeVisible()
    expect((await storedShop(page)).basket.lines).toHaveLength(1)
    await other.getByRole('button', { name: 'Load it.' }).click()
    await expect.poll(() => pageCaches(page)).toEqual(first.map((name) => `${name}-next`))
    await expect.poll(() => cachedScriptsOfFirstBuild(page)).toEqual([])
    await other.close()
  })

  await test.step('without a signal the new build works, and with one it shows today’s price', async () => {
    await context.setOffline(true)
    await page.goto(builds.url + officeAddresses.numbers)
    await expect(page.getByRole('heading', { name: 'Sales by day' })).toBeVisible()
    await page.goto(builds.url + storeAddresses.basket)
    await reportOffline(true)
    await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible()
    await expect(demoBar(page)).not.toContainText(/R\u00a0\d/)
    await context.setOffline(false)
    await reportOffline(false)
    await expect(agencyLink(page)).toHaveText(PRICES['next build'])
    await goToPayment(page)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: /^Thank you/, level: 1 })).toBeVisible()
  })

  await test.step('after the demos are removed from the server, the browser keeps nothing of them', async () => {
    builds.deployed = 'without demos'
    // Repeated, because the cache responds if the network takes three seconds.
    await expect(async () => {
      await page.goto(`${builds.url}${storeAddresses.home}/nowhere`)
      expect(await page.getByText('Unknown').count()).toBe(1)
    }).toPass()
    await expect.poll(() => isRegistered(page)).toBe(false)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  })
})

const agencyLink = (page: Page) => page.getByRole('link', { name: /^A shop like this/ }).first()
const demoBar = (page: Page) => page.getByRole('complementary', { name: 'About this demo' })

async function pageCaches(page: Page): Promise<Array<string>> {
  return (await page.evaluate(() => caches.keys())).filter((name) => name.includes('pages'))
}

async function cachedAddresses(page: Page): Promise<Array<string>> {
  return page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
}

async function cachedScriptsOfFirstBuild(page: Page): Promise<Array<string>> {
  const addresses = await cachedAddresses(page)
  return addresses.filter((address) => /\.(js|css)$/.test(address) && !/\.next\.(js|css)$/.test(address))
}

async function isRegistered(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
}
