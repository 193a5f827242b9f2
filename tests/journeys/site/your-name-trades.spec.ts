import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import {
  allUnder,
  brandAskedAbout,
  nameField,
  namesShown,
  PRODUCTS,
  tradeButton,
  waitUntilLive,
} from '../your-name-steps.ts'

const NAME = 'Thandi’s Linen & Lace'
const QUERY = 'name=Thandi%E2%80%99s+Linen+%26+Lace'

test('a trade shows the product that fits it, and the others on demand', async ({ page }) => {
  const shown = page.locator('[data-product]:visible')
  await page.goto('/your-name')
  await expect(shown).toHaveCount(PRODUCTS.length)
  await page.goto('/your-name?name=Hillside+Church')
  await expect(shown).toHaveCount(1)
  await expect(shown).toHaveAttribute('data-product', 'church-app')
  await page.getByRole('checkbox', { name: 'more products, for other kinds of business' }).check()
  await expect(shown).toHaveCount(PRODUCTS.length)
})

test('a salon takes its name along to the form where it asks about a website with bookings', async ({
  page,
}) => {
  await page.goto('/your-name?for=services')
  await waitUntilLive(page)
  await nameField(page).fill('Naledi’s Salon')
  const website = page.locator('[data-plan]').first()
  await expect.poll(() => website.getAttribute('href')).toContain('Naledi')
  await website.click()
  await expect(page.locator('main')).toContainText('as “Naledi’s Salon”')
  await expect(page.getByText('You ask about this plan')).toBeVisible()
})

for (const [trade, word, product] of [
  ['food', 'Food', 'food-delivery'],
  ['services', 'Salon or service', 'ecommerce'],
] as const)
  test(`${word} in one tap puts ${product} first, and keeps what was typed`, async ({ page }) => {
    await page.goto('/your-name?for=live-camera')
    await waitUntilLive(page)
    await nameField(page).fill(NAME)
    await tradeButton(page, word).click()
    await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', product)
    await expect(page).toHaveURL(`/your-name?${QUERY}&for=${trade}`)
    await expect(tradeButton(page, word)).toHaveAttribute('aria-pressed', 'true')
    expect(await namesShown(page)).toEqual(allUnder(NAME))
    expect(await brandAskedAbout(page)).toBe(`${QUERY}&for=${product}`)
    await expect(page.locator('#brand-link')).toHaveValue(new RegExp(`for=${trade}$`))
    await page.reload()
    await expect(page.locator('[aria-pressed=true]')).toHaveText(word)
    await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', product)
  })

test('a name that tells its trade shows what that trade sells, until another is told', async ({ page }) => {
  await page.goto('/your-name')
  await waitUntilLive(page)
  const shop = page.locator('[data-product=ecommerce]')
  await expect(shop.getByText('Dining')).toBeVisible()
  await expect(shop.getByText('Braiding hair')).toBeHidden()
  await nameField(page).fill('Thandi Hair & Beauty')
  await expect(tradeButton(page, 'Salon or service')).toHaveAttribute('aria-pressed', 'true')
  await expect(shop.getByText('Braiding hair')).toBeVisible()
  await expect(shop.getByText('Dining')).toBeHidden()
  await nameField(page).fill('Grace Church')
  await expect(tradeButton(page, 'Church')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', 'church-app')
  await expect(page).toHaveURL('/your-name?name=Grace+Church')
  await nameField(page).fill('Zulu')
  await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', PRODUCTS[0] ?? '')
})
