import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import {
  allUnder,
  brandAskedAbout,
  chooseColour,
  nameField,
  namesShown,
  openForm,
  PRODUCTS,
  tradeButton,
  wornSolid,
} from '../your-name-steps.ts'

const QUERY = 'name=Thandi%E2%80%99s+Kitchen'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form leads to the same page', async ({ page }) => {
    await page.goto('/your-name?for=church-app')
    await nameField(page).fill('Thandi’s Kitchen')
    await chooseColour(page, 'Teal')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page).toHaveURL(`/your-name?${QUERY}&colour=0f7c8a&for=church-app`)
    await expect(nameField(page)).toHaveValue('Thandi’s Kitchen')
    await openForm(page)
    await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked()
    await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', 'church-app')
    await expect(page.locator('[data-brand=name]').first()).toHaveText('Thandi’s Kitchen')
  })

  test('a trade in one tap sends what was typed, and stays chosen', async ({ page }) => {
    await page.goto('/your-name')
    await nameField(page).fill('Thandi’s Kitchen')
    await tradeButton(page, 'Salon or service').click()
    await expect(page).toHaveURL(`/your-name?${QUERY}&for=services`)
    await expect(page.locator('[aria-pressed=true]')).toHaveText('Salon or service')
    await expect(page.locator('[data-product]').first()).toHaveAttribute('data-product', 'ecommerce')
    await openForm(page)
    await nameField(page).press('Enter')
    await expect(page).toHaveURL(`/your-name?${QUERY}&for=services`)
  })

  test('a name that tells its trade shows what that trade sells', async ({ page }) => {
    await page.goto('/your-name?name=Thandi+Hair')
    await expect(page.locator('[aria-pressed=true]')).toHaveText('Salon or service')
    await expect(page.locator('[data-product=ecommerce]').getByText('Braiding hair')).toBeVisible()
  })

  test('another colour comes from its own field', async ({ page }) => {
    await page.goto('/your-name')
    await chooseColour(page, 'Another')
    await page.getByLabel('Any colour').fill('#ffe600')
    await page.getByRole('button', { name: 'Show it' }).click()
    await expect(page).toHaveURL('/your-name?colour=ffe600')
    await openForm(page)
    await expect(page.getByRole('radio', { name: 'Another' })).toBeChecked()
  })

  test('no button stands there that only script could answer', async ({ page }) => {
    await page.goto('/your-name?colour=ffe600')
    await openForm(page)
    await expect(page.getByText('Any colour')).toBeVisible()
    await expect(page.getByText('From your logo')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
  })

  test('on a tablet in portrait the line of the name opens the form below the header', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await page.goto(`/your-name?${QUERY}`)
    await expect(nameField(page)).toBeHidden()
    await page.getByRole('link', { name: 'Change name or colour' }).click()
    await expect(nameField(page)).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('button', { name: 'Show it' })).toBeInViewport({ ratio: 1 })
  })
})

test('a colour that is none is said, and the one before it is seen', async ({ page }) => {
  await page.goto('/your-name?colour=banana&before=1f6f54')
  await expect(page.getByText('That is not a colour we know. The colour stays as it was.')).toBeVisible()
  expect(await wornSolid(page)).toBe('#1f6f54')
})

test('a shared address shows what was sent, and is found by nobody else', async ({ page }) => {
  await page.goto(`/your-name?${QUERY}&colour=1f6f54`)
  expect(await namesShown(page)).toEqual(allUnder('Thandi’s Kitchen'))
  expect(await wornSolid(page)).toBe('#1f6f54')
  expect(await brandAskedAbout(page), 'a kitchen is shown food first').toBe(
    `${QUERY}&colour=1f6f54&for=food-delivery`,
  )
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page).toHaveTitle(/^Your name on it \|/)
  const card = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(new URL(card ?? '').search).toBe(`?${QUERY}&colour=1f6f54`)
})

test('the page without a name wants to be found', async ({ page }) => {
  await page.goto('/your-name')
  await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/your-name$/)
})

test('every screen fills its device, whatever its width', { tag: '@oldest' }, async ({ page }) => {
  await page.goto(`/your-name?${QUERY}&colour=1f6f54`)
  const lacking = await page.locator('[data-product] [role=img]').evaluateAll((devices) =>
    devices.map((device) => {
      const [place, glass] = [
        device.getBoundingClientRect(),
        device.firstElementChild?.getBoundingClientRect(),
      ]
      return Math.max(
        Math.abs(place.width - (glass?.width ?? 0)),
        Math.abs(place.height - (glass?.height ?? 0)),
      )
    }),
  )
  expect(lacking.length).toBeGreaterThan(PRODUCTS.length)
  expect(Math.max(...lacking)).toBeLessThan(1)
})

test('in a low window the form lies over nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/your-name')
  await page.locator('[data-product]').first().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 300))
  const covers = await page.evaluate(() =>
    Boolean(document.elementFromPoint(innerWidth / 2, innerHeight - 4)?.closest('form')),
  )
  expect(covers).toBe(false)
})

test('on a low phone the name is in the first view, whichever product is in the hand', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // Folded, and open as who comes without a name finds it.
  for (const slug of PRODUCTS)
    for (const query of [`${QUERY}&colour=ffe600`, '']) {
      await page.goto(`/your-name?${query}&for=${slug}`)
      const name = await page.locator('[data-brand=name]').first().boundingBox()
      const dock = await page.locator('#change').boundingBox()
      expect((name?.y ?? 0) + (name?.height ?? 0), `${slug} ${query}`).toBeLessThan(dock?.y ?? 0)
    }
})
