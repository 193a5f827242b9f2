import type { Page } from '@playwright/test'
import { storeAddresses } from '../../../demos/addresses.ts'
import { expect, test } from '../fixtures.ts'
import { showInterest } from './shop-steps.ts'

const PHONE = { width: 390, height: 844 }
const DESK = { width: 1440, height: 900 }
const SIZES = [
  ['a phone', PHONE],
  ['a desk', DESK],
] as const

for (const [name, viewport] of SIZES) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, reducedMotion: 'no-preference' })

    test('a press on the field in the head opens the search, and what is typed goes on there', async ({
      page,
    }) => {
      await page.goto(storeAddresses.collection('living'))
      await showInterest(page)
      await fieldInHead(page).click()
      await expectTyping(page, '')
      await page.keyboard.type('oak stool')
      await expectFound(page, 'oak stool')
    })

    test.describe('without script', () => {
      test.use({ javaScriptEnabled: false })

      test('a link is in its place', async ({ page }) => {
        await page.goto(storeAddresses.home)
        const head = page.getByRole('banner')
        await expect(head.getByRole('searchbox')).toHaveCount(0)
        await head.getByRole('link', { name: /^Search/ }).click()
        await expect(page.locator('noscript p')).toContainText('The search of this demo runs in your browser')
      })
    })
  })
}

test.describe('asleep, which is the same script at every width', () => {
  test.use({ viewport: PHONE, reducedMotion: 'no-preference' })

  test('what is typed while the page wakes is kept, to the last space', async ({ page }) => {
    const letScriptCome = await holdScript(page)
    await page.goto(storeAddresses.collection('living'))
    await fieldInHead(page).click()
    await page.keyboard.type('oak ')
    await expect(fieldInHead(page)).toBeFocused()
    await expect(fieldInHead(page)).toHaveValue('oak ')
    letScriptCome()
    await expectTyping(page, 'oak ')
    await page.keyboard.type('stool')
    await expectFound(page, 'oak stool')
  })

  test('a key alone does not leave the page, Enter opens the search, asleep too', async ({ page }) => {
    const letScriptCome = await holdScript(page)
    await page.goto(storeAddresses.collection('living'))
    await fieldInHead(page).focus()
    await page.keyboard.type('mohair')
    await page.keyboard.press('Enter')
    letScriptCome()
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

test('the field on the home page of a phone is one to type in, too', async ({ page }) => {
  await page.goto(storeAddresses.home)
  await page.getByRole('main').getByRole('searchbox').click()
  await page.keyboard.type('kist')
  await expectFound(page, 'kist')
})

function fieldInHead(page: Page) {
  return page.getByRole('banner').getByRole('searchbox', { name: /^Search/ })
}

/** No script comes, as on a slow line, until the function is called. */
async function holdScript(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** The page of the search is there, and its field is where letters go. */
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
