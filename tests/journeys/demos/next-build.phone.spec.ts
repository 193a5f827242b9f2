import type { Page } from '@playwright/test'
import { officeAddresses, storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { NextBuild, PRICES } from './next-build.ts'
import { buy, kept, LINEN_THROW, showInterest, takeToBasket } from './shop-steps.ts'

let builds: NextBuild
test.beforeEach(async ({ site }) => {
  builds = await NextBuild.before(site.url)
})
test.afterEach(() => builds.close())

test('a newer build comes to an open shop: nothing breaks, nothing is lost, no old price, no old cache', async ({
  page,
  context,
}) => {
  await visit(page, storeAddresses.home)
  await page.goto(builds.url + LINEN_THROW)
  await takeToBasket(page)
  const first = await pageCaches(page)

  builds.deployed = 'next build'
  const other = await context.newPage()
  await other.goto(builds.url + storeAddresses.home)
  await expect(agencyLink(other)).toHaveText(PRICES['next build'])
  await showInterest(other)
  await expect(other.getByText('The shop was updated.')).toBeVisible()
  // The open tab goes on with its own scripts, which the server has no more.
  await page.getByRole('link', { name: 'Check out' }).click()
  await expect(page.getByRole('button', { name: 'Fill in an example' })).toBeVisible()
  expect((await kept(page)).basket.lines).toHaveLength(1)

  await other.getByRole('button', { name: 'Load it.' }).click()
  await expect.poll(() => pageCaches(page)).toEqual(first.map((name) => `${name}-next`))
  await expect.poll(() => keptScripts(page)).toEqual([])

  await context.setOffline(true)
  await page.goto(builds.url + storeAddresses.basket)
  await expect(page.getByRole('link', { name: 'Check out' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'About this demo' })).not.toContainText(/R\u00a0\d/)
  await page.goto(builds.url + officeAddresses.numbers)
  await expect(page.getByRole('heading', { name: 'Sales by day' })).toBeVisible()
  await context.setOffline(false)
  await page.goto(builds.url + LINEN_THROW)
  await expect(agencyLink(page)).toHaveText(PRICES['next build'])
  await buy(page)
})

test('a fault between, or a sign-in, takes nothing away; without the demos the worker goes', async ({
  page,
}) => {
  await visit(page, storeAddresses.home)
  for (const between of ['fault of a proxy', 'sign-in of a network'] as const) {
    builds.deployed = between
    await page.goto(builds.url + storeAddresses.home)
    expect(await isRegistered(page), between).toBe(true)
    expect(await pageCaches(page), between).toHaveLength(1)
  }
  builds.deployed = 'first build'
  await page.goto(builds.url + storeAddresses.home)
  await expect(agencyLink(page)).toHaveText(PRICES['first build'])

  builds.deployed = 'without demos'
  await page.goto(`${builds.url}${storeAddresses.home}/nowhere`)
  await expect(page.getByText('Unknown')).toBeVisible()
  await expect.poll(() => isRegistered(page)).toBe(false)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})

const agencyLink = (page: Page) => page.getByRole('link', { name: /^A shop like this/ }).first()

/** Until the shop lies in this browser. */
async function visit(page: Page, address: string): Promise<void> {
  await page.goto(builds.url + address)
  await expect(agencyLink(page)).toHaveText(PRICES['first build'])
  await showInterest(page)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

async function pageCaches(page: Page): Promise<Array<string>> {
  return (await page.evaluate(() => caches.keys())).filter((name) => name.includes('pages'))
}

/** Scripts of the first build that still lie here. */
async function keptScripts(page: Page): Promise<Array<string>> {
  const addresses = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  return addresses.filter((address) => /\.(js|css)$/.test(address) && !/\.next\.(js|css)$/.test(address))
}

async function isRegistered(page: Page): Promise<boolean> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length > 0)
}
