import type { Page } from '@playwright/test'
import { OFFICE, officeAddresses, STORE, storeAddresses } from '../../../demos/addresses.ts'
import { KIAAT } from '../../../demos/shop-brand.ts'
import { shownName } from '../../../domain/brand/name.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { axeViolations, COLOURS } from '../axe.ts'
import { expect, test } from '../fixtures.ts'
import { nameField, openForm } from '../your-name-steps.ts'
import { storedShop, triggerHydration } from './shop-steps.ts'

const NAME = 'Thandi’s Bakery'
const FRAGMENT = 'name=Thandi%E2%80%99s+Bakery&colour=1f6f54'
const GREEN = 'rgb(31, 111, 84)'

test('a typed name and colour pass into the shop and its office, stay in this browser, and reach no server', async ({
  page,
}) => {
  const requests: Array<string> = []
  page.on('request', (request) => requests.push(`${request.url().split('#')[0]} ${request.postData() ?? ''}`))
  const faults: Array<string> = []
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  page.on('pageerror', (error) => faults.push(String(error)))

  await test.step('from /your-name into the shop, as typed', async () => {
    await page.goto(paths.yourName('for=ecommerce&colour=1f6f54'))
    await openForm(page)
    await nameField(page).fill(NAME)
    const shop = page.locator('[data-product=ecommerce]')
    const links = shop.getByRole('link', { name: /^View Demo of/ })
    await expect(links.first()).toHaveAttribute('href', `${STORE}#${FRAGMENT}`)
    await expect(links.last()).toHaveAttribute('href', `${OFFICE}#${FRAGMENT}`)
    await shop.getByRole('link', { name: 'More about it' }).click()
    const demos = page.getByRole('link', { name: /^View Demo of/ })
    for (const demo of await demos.all())
      await expect(demo).toHaveAttribute('href', new RegExp(`#${escaped(FRAGMENT)}$`))
  })
  requests.length = 0 // /your-name has the name in its address, because the server renders it.
  await test.step('the shop shows name and colour before hydration, and is not indexed', async () => {
    await page.goto(`${STORE}#${FRAGMENT}`)
    await expect(page).toHaveURL(STORE)
    expect(await namesIn(page)).toEqual([NAME])
    await expect(page).toHaveTitle(new RegExp(`^${NAME}`))
    await expect(page.locator('astro-island[ssr]')).toHaveCount(1)
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page.getByRole('link', { name: 'See what is new' })).toHaveCSS('background-color', GREEN)
  })
  await test.step('the shop shows the name after hydration and on its other pages, and so does the office', async () => {
    await triggerHydration(page)
    expect(await namesIn(page)).toEqual([NAME])
    await page
      .getByRole('navigation', { name: 'The four shelves' })
      .getByRole('link', { name: 'Living' })
      .click()
    await expect(page).toHaveTitle(`Living · ${NAME} (demo)`)
    await page.goto(OFFICE)
    await expect(page.getByRole('link', { name: '1042', exact: true }).first()).toBeVisible()
    expect(await namesIn(page)).toEqual([NAME])
    await page.goto(officeAddresses.invoice(1042))
    await expect(page.getByRole('article', { name: 'Tax invoice 1042' })).toContainText(NAME)
  })
  await test.step('"Start again" keeps the name, "Take my name off" removes it', async () => {
    await page.goto(STORE)
    await triggerHydration(page)
    await storedShop(page)
    await page.getByRole('button', { name: 'Start again' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Start again' }).click()
    await page.reload()
    expect(await namesIn(page)).toEqual([NAME])
    await page.getByRole('button', { name: 'Take my name off' }).click()
    await expect(page.getByRole('banner').getByText(KIAAT.name)).toBeVisible()
    await page.goto(storeAddresses.makers)
    expect(await namesIn(page)).toEqual([KIAAT.name])
    await expect(page.getByRole('button', { name: 'Send my shop' })).toBeHidden()
  })
  expect(requests.filter((request) => /thandi|1f6f54/i.test(request))).toEqual([])
  expect(faults).toEqual([])
})

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('the bar copies a link that opens the shop under the same name in another browser', async ({
    page,
  }) => {
    await page.goto(`${STORE}#${FRAGMENT}`)
    await page.getByRole('button', { name: 'Send my shop' }).click()
    await expect(page.getByText('Link copied.')).toBeVisible()
    const link = await page.evaluate(() => navigator.clipboard.readText())
    expect(new URL(link).hash).toBe(`#${FRAGMENT}`)
    await page.evaluate(() => localStorage.clear())
    await page.goto(link)
    await page.reload()
    expect(await namesIn(page)).toEqual([NAME])
  })
})

test('a link with only a colour changes no name, and a link with a name works in a browser without storage', async ({
  page,
}) => {
  await page.goto(`${STORE}#colour=1f6f54`)
  expect(await namesIn(page)).toEqual([KIAAT.name])
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new Error('blocked')
      },
    }),
  )
  await page.goto(`${OFFICE}#${FRAGMENT}`)
  await expect(page).toHaveURL(`${OFFICE}#${FRAGMENT}`)
  expect(await namesIn(page)).toEqual([NAME])
})

test('hostile names are shown verbatim, and text is readable in every colour', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const names = [
    'W'.repeat(60),
    '<img src=x onerror=alert(1)>',
    '\u202eright to left',
    '🇿🇦 Braai & "Co"',
    'a '.repeat(200),
  ]
  const dialogs: Array<string> = []
  page.on('dialog', (dialog) => dialogs.push(dialog.message()))
  for (const [index, name] of names.entries()) {
    const colour = ['ffe600', '000000', 'ffffff', '7fffd4', '808080'][index]
    const fragment = new URLSearchParams({ name, colour: colour ?? '' }).toString()
    for (const side of [STORE, OFFICE]) {
      await page.goto('about:blank')
      await page.goto(`${side}#${fragment}`)
      expect(await namesIn(page), side).toEqual([shownName(name)?.name])
      if (side === OFFICE)
        await expect(page.getByRole('link', { name: '1042', exact: true }).first()).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(360)
      expect(await axeViolations(page, COLOURS), `${colour} in ${side}`).toEqual([])
    }
  }
  expect(dialogs).toEqual([])
})

/** The distinct shop names on a page. */
async function namesIn(page: Page): Promise<Array<string | null>> {
  const names = await page
    .locator('[data-shop-name]')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))
  return [...new Set(names)]
}

function escaped(text: string): string {
  return text.replace(/[+.]/g, '\\$&')
}
