import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import {
  allNamed,
  brandInLink,
  hydrate,
  nameField,
  namesByProduct,
  PRODUCTS,
  tradeButton,
} from '../your-name-steps.ts'

const NAME = 'Thandi’s Linen & Lace'
const QUERY = 'name=Thandi%E2%80%99s+Linen+%26+Lace'

test('one tap on a trade shows its product first, keeps the typed text, and is passed to the contact form', async ({
  page,
}) => {
  const first = page.locator('[data-product]').first()
  await page.goto('/your-name?for=live-camera')
  await hydrate(page)
  await nameField(page).fill(NAME)
  for (const [trade, word, product] of [
    ['food', 'Food', 'food-delivery'],
    ['services', 'Salon or service', 'ecommerce'],
  ] as const)
    await test.step(`${word} puts ${product} first`, async () => {
      await tradeButton(page, word).click()
      await expect(first).toHaveAttribute('data-product', product)
      await expect(page).toHaveURL(`/your-name?${QUERY}&for=${trade}`)
      await expect(tradeButton(page, word)).toHaveAttribute('aria-pressed', 'true')
      expect(await namesByProduct(page)).toEqual(allNamed(NAME))
      expect(await brandInLink(page)).toBe(`${QUERY}&for=${product}`)
      await expect(page.locator('#brand-link')).toHaveValue(new RegExp(`for=${trade}$`))
    })
  await page.reload()
  await expect(page.locator('[aria-pressed=true]')).toHaveText('Salon or service')
  await expect(first).toHaveAttribute('data-product', 'ecommerce')

  await test.step('a salon’s link about a website with bookings passes the name to the contact form', async () => {
    const website = page.locator('[data-plan]').first()
    await page.goto('/your-name?for=services')
    await hydrate(page)
    await nameField(page).fill('Naledi’s Salon')
    await expect.poll(() => website.getAttribute('href')).toContain('Naledi')
    await website.click()
    await expect(page.locator('main')).toContainText('as “Naledi’s Salon”')
    await expect(page.getByText('You ask about this plan')).toBeVisible()
  })
})

test('a name that reveals its trade shows that trade’s products, and the others on demand', async ({
  page,
}) => {
  const visibleProducts = page.locator('[data-product]:visible')
  const first = page.locator('[data-product]').first()
  const shop = page.locator('[data-product=ecommerce]')
  await page.goto('/your-name')
  await expect(visibleProducts).toHaveCount(PRODUCTS.length)
  await hydrate(page)
  await expect(shop.getByText('Dining')).toBeVisible()
  await expect(shop.getByText('Braiding hair')).toBeHidden()
  await nameField(page).fill('Thandi Hair & Beauty')
  await expect(tradeButton(page, 'Salon or service')).toHaveAttribute('aria-pressed', 'true')
  await expect(shop.getByText('Braiding hair')).toBeVisible()
  await expect(shop.getByText('Dining')).toBeHidden()
  await nameField(page).fill('Grace Church')
  await expect(tradeButton(page, 'Church')).toHaveAttribute('aria-pressed', 'true')
  await expect(first).toHaveAttribute('data-product', 'church-app')
  await nameField(page).fill('Zulu')
  await expect(first, 'a name without a trade').toHaveAttribute('data-product', PRODUCTS[0] ?? '')
  await nameField(page).fill('Grace Church')
  await expect(page).toHaveURL('/your-name?name=Grace+Church')

  await test.step('the link shows the same to others', async () => {
    await page.reload()
    await expect(visibleProducts).toHaveCount(1)
    await expect(visibleProducts).toHaveAttribute('data-product', 'church-app')
    await page.getByRole('checkbox', { name: 'more products, for other kinds of business' }).check()
    await expect(visibleProducts).toHaveCount(PRODUCTS.length)
  })
})
