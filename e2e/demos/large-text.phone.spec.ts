import type { Page } from '@playwright/test'
import { storeAddresses } from '../../demos/addresses.ts'
import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import { expect, test } from '../fixtures.ts'

async function fitsInLargeLetters(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 })
  await setStyle(page, enlarged(200))
  expect(await page.evaluate(cutTexts)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
}

test('the shop fits into 320 pixels in letters twice as large', async ({ page }) => {
  for (const path of [storeAddresses.home, storeAddresses.thing(1, 'kiaat-side-table')]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fitsInLargeLetters(page)
  }
})

test('a filled basket does too, and an order that is not here', async ({ page }) => {
  await page.goto(storeAddresses.thing(2, 'linen-throw'))
  await page.getByRole('button', { name: 'Add to basket' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /^Basket, 1/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Basket', level: 1 })).toBeFocused()
  await fitsInLargeLetters(page)
  await page.goto(storeAddresses.order(9))
  await expect(page.getByRole('heading', { name: 'That order is not here' })).toBeVisible()
  await fitsInLargeLetters(page)
})
