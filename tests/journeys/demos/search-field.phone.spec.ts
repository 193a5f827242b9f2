import type { Page } from '@playwright/test'
import { storeAddresses } from '../../../demos/addresses.ts'
import { delayScripts } from '../delayed-scripts.ts'
import { expect } from '../fixtures.ts'
import { forgetShop, test } from './shop-page.ts'
import { goTo } from './shop-steps.ts'

const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }

test.use({ reducedMotion: 'no-preference' })

test('every search field of the shop opens the search, which tolerates typos, understands Afrikaans and needs only the keyboard', async ({
  page,
}) => {
  const field = page.getByRole('combobox', { name: 'Search' })
  const first = page.getByRole('option').first()
  const releaseScripts = await delayScripts(page)
  await page.goto(storeAddresses.search())
  // Typed before hydration.
  await field.fill('mohiar thro')
  releaseScripts()
  await expect(
    page.getByText('No results for “mohiar thro”. Showing results for mohair throw').first(),
  ).toBeVisible()
  await expect(first).toContainText('mohair throw', { ignoreCase: true })
  await field.fill('stoel')
  await expect(first).toContainText(/chair|stool/i)
  await field.fill('kayak')
  await expect(page.getByRole('heading', { name: 'No kayak here, not even a small one' })).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Kiaat/ })
    .click()
  await expect(first).toContainText(/kiaat/i)
  await expect(field).toHaveValue('kiaat')

  await goTo(page, storeAddresses.home)
  await page.getByRole('main').getByRole('searchbox').click()
  await page.keyboard.type('kist')
  await expectFound(page, 'kist')
  await page.goto(storeAddresses.search('karoo rug'))
  await expect(first).toContainText(/Karoo/)

  for (const viewport of [PHONE, DESKTOP]) {
    await page.setViewportSize(viewport)
    await goTo(page, storeAddresses.collection('living'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living')
    await fieldInHead(page).click()
    await expectTyping(page, '')
    await page.keyboard.type('oak stool')
    await expectFound(page, 'oak stool')
  }
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(first).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/things\/.*stool.*-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('typing and presses during hydration are kept and handled', async ({ page, site }) => {
  await test.step('text typed in the header is kept to the last space', async () => {
    const releaseScripts = await delayScripts(page)
    await page.goto(storeAddresses.collection('living'))
    await fieldInHead(page).click()
    await page.keyboard.type('oak ')
    await expect(fieldInHead(page)).toBeFocused()
    await expect(fieldInHead(page)).toHaveValue('oak ')
    releaseScripts()
    await expectTyping(page, 'oak ')
    await page.keyboard.type('stool')
    await expectTyping(page, 'oak stool')
  })

  await test.step('typing does not leave the page; Enter opens the search, before and after hydration', async () => {
    await forgetShop(page, site.url)
    const releaseScripts = await delayScripts(page)
    await page.goto(storeAddresses.collection('living'))
    await fieldInHead(page).focus()
    await page.keyboard.type('mohair')
    await page.keyboard.press('Enter')
    releaseScripts()
    await expectFound(page, 'mohair')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Living')
    await fieldInHead(page).focus()
    await page.keyboard.type('karoo')
    await expect(fieldInHead(page)).toHaveValue('karoo')
    await page.keyboard.press('Enter')
    await expectFound(page, 'karoo')
  })
})

function fieldInHead(page: Page) {
  return page.getByRole('banner').getByRole('searchbox', { name: /^Search/ })
}

/** Expects the search page, with the focus in its field. */
async function expectTyping(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Search' })
  await expect(field).toBeFocused()
  await expect(field).toHaveValue(typed)
  await expect(page).toHaveURL((url) => url.pathname === storeAddresses.search())
}

async function expectFound(page: Page, typed: string): Promise<void> {
  await expectTyping(page, typed)
  await expect(page.getByRole('option').first()).toBeVisible()
}
