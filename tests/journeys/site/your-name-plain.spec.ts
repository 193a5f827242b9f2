import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import {
  allNamed,
  brandColour,
  brandInLink,
  chooseColour,
  hydrate,
  nameField,
  namesByProduct,
  openForm,
  PRODUCTS,
  tradeButton,
} from '../your-name-steps.ts'

const QUERY = 'name=Thandi%E2%80%99s+Kitchen'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the form passes name, colour and trade to the page by its address', async ({ page }) => {
    const first = page.locator('[data-product]').first()
    const showIt = page.getByRole('button', { name: 'Show it' })

    await test.step('name and colour', async () => {
      await page.goto('/your-name?for=church-app')
      await nameField(page).fill('Thandi’s Kitchen')
      await chooseColour(page, 'Teal')
      await showIt.click()
      await expect(page).toHaveURL(`/your-name?${QUERY}&colour=0f7c8a&for=church-app`)
      await expect(nameField(page)).toHaveValue('Thandi’s Kitchen')
      await openForm(page)
      await expect(page.getByRole('radio', { name: 'Teal' })).toBeChecked()
      await expect(first).toHaveAttribute('data-product', 'church-app')
      await expect(page.locator('[data-brand=name]').first()).toHaveText('Thandi’s Kitchen')
    })
    await test.step('another colour comes from its own field, and controls that need script are hidden', async () => {
      await chooseColour(page, 'Another')
      await page.getByLabel('Any colour').fill('#ffe600')
      await showIt.click()
      await expect(page).toHaveURL(`/your-name?${QUERY}&colour=ffe600&for=church-app`)
      await openForm(page)
      await expect(page.getByRole('radio', { name: 'Another' })).toBeChecked()
      await expect(page.getByText('Any colour')).toBeVisible()
      await expect(page.getByText('From your logo')).toBeHidden()
      await expect(page.getByRole('button', { name: 'Copy' })).toHaveCount(0)
    })
    await test.step('one tap on a trade sends the typed text, stays chosen, and shows products of the trade', async () => {
      const address = `/your-name?${QUERY}&colour=ffe600&for=services`
      await tradeButton(page, 'Salon or service').click()
      await expect(page).toHaveURL(address)
      await expect(page.locator('[aria-pressed=true]')).toHaveText('Salon or service')
      await expect(first).toHaveAttribute('data-product', 'ecommerce')
      await expect(first.getByText('Braiding hair')).toBeVisible()
      await openForm(page)
      await Promise.all([page.waitForEvent('load'), nameField(page).press('Enter')])
      await expect(page).toHaveURL(address)
    })
    await test.step('on a tablet in portrait the collapsed line opens the form below the header', async () => {
      await page.setViewportSize({ width: 768, height: 1024 })
      await expect(nameField(page)).toBeHidden()
      await page.getByRole('link', { name: 'Change name or colour' }).click()
      await expect(nameField(page)).toBeInViewport({ ratio: 1 })
      await expect(showIt).toBeInViewport({ ratio: 1 })
    })
  })
})

test('a shared address shows its brand, and every screen fills its device', {
  tag: '@oldest',
}, async ({ page }) => {
  await test.step('the page without a name is indexed', async () => {
    await page.goto('/your-name')
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/your-name$/)
    await expectScreensToFill(page)
  })
  await test.step('a page with a name shows it everywhere and is not indexed', async () => {
    await page.goto(`/your-name?${QUERY}&colour=1f6f54`)
    expect(await namesByProduct(page)).toEqual(allNamed('Thandi’s Kitchen'))
    expect(await brandColour(page)).toBe('#1f6f54')
    expect(await brandInLink(page), 'food is first for a kitchen').toBe(
      `${QUERY}&colour=1f6f54&for=food-delivery`,
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    await expect(page).toHaveTitle(/^Your name on it \|/)
    const card = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect(new URL(card ?? '').search).toBe(`?${QUERY}&colour=1f6f54`)
    await expectScreensToFill(page)
  })
})

/** Polls, because a late style sheet may still resize the screens. */
async function expectScreensToFill(page: Page): Promise<void> {
  const devices = page.locator('[data-product] [role=img]')
  expect(await devices.count()).toBeGreaterThan(PRODUCTS.length)
  const largestGap = () =>
    devices.evaluateAll((all) =>
      Math.max(
        ...all.map((device) => {
          const [frame, screen] = [
            device.getBoundingClientRect(),
            device.firstElementChild?.getBoundingClientRect(),
          ]
          return Math.max(
            Math.abs(frame.width - (screen?.width ?? 0)),
            Math.abs(frame.height - (screen?.height ?? 0)),
          )
        }),
      ),
    )
  await expect.poll(largestGap).toBeLessThan(1)
}

test('on a short phone the name of every selected product is in the first view, and in a low window the form covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // With the form collapsed, and open as for a visitor without a name.
  for (const query of [`${QUERY}&colour=ffe600`, ''])
    await test.step(query || 'without a name', async () => {
      await page.goto(`/your-name?${query}`)
      await hydrate(page)
      await page.evaluate(() => document.fonts.ready)
      for (const slug of PRODUCTS) {
        const { nameBottom, formTop } = await page.evaluate(selectAndMeasure, slug)
        expect.soft(nameBottom, slug).toBeLessThan(formTop)
      }
    })

  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/your-name')
  await page.locator('[data-product]').first().scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 300))
  const covers = await page.evaluate(() =>
    Boolean(document.elementFromPoint(innerWidth / 2, innerHeight - 4)?.closest('form')),
  )
  expect(covers).toBe(false)
})

/** In the page: selects a product, and measures where its name ends and the form begins, in the first view. */
function selectAndMeasure(slug: string) {
  const [selected] = document.querySelectorAll<HTMLElement>('[data-product]')
  if (selected?.dataset.product !== slug)
    document.querySelector<HTMLElement>(`[data-product="${slug}"] [data-leads=select]`)?.click()
  scrollTo(0, 0)
  const [first] = document.querySelectorAll<HTMLElement>('[data-product]')
  if (first?.dataset.product !== slug) throw new Error(`${slug} is not selected`)
  const name = first.querySelector('[data-brand=name]')?.getBoundingClientRect()
  const form = document.querySelector('#change')?.getBoundingClientRect()
  return { nameBottom: name?.bottom ?? Number.NaN, formTop: form?.top ?? Number.NaN }
}
