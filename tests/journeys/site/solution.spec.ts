import type { Locator, Page } from '@playwright/test'
import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { leadForm } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { SHOP_CENTS } from '../shop-price.ts'
import { content } from '../site-content.ts'

const [ecommerce] = content.solutions
if (!ecommerce) throw new Error('The catalogue is empty')
const { counter, gallery, goodToKnow, whoFor } = ecommerce
const pictureLinks = (page: Page) => page.locator('main figure > a')
/** The bars at the bottom: for the part before the form, and for the part after it. */
const barsOf = (page: Page) => page.locator('main div:has(> a[href="#plan"]:text-is("Ask"))')
/** False if the plan has slid over the bar. */
const isUncovered = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 3, top + height / 2))
  })
const noteOf = (page: Page, heading: string) => page.locator(`#plan div:has(> h3:text-is("${heading}"))`)

test('both sides, every item and every captioned picture are shown, and links of the head lead to their answers', async ({
  page,
}) => {
  const plan = page.locator('#plan')
  await page.goto(paths.solution('ecommerce'))

  await test.step('both sides, every item and every picture', async () => {
    await expect(page.getByRole('img', { name: counter.scene })).toBeVisible()
    await expect(page.getByText(whoFor)).toBeVisible()
    await expect(noteOf(page, 'Not in the price')).toContainText(ecommerce.notIncluded)
    if (goodToKnow) await expect(noteOf(page, 'Good to know')).toContainText(goodToKnow)
    for (const { title, caption, description } of gallery) {
      const figure = page.locator('main figure', {
        has: page.getByRole('heading', { name: title, exact: true }),
      })
      await expect.soft(figure.getByText(caption)).toBeVisible()
      await expect.soft(figure.getByRole('img')).toHaveAttribute('alt', description)
    }
  })
  await test.step('the durations for an organisation are shown without opening anything, the rest after one tap', async () => {
    await expect(plan.getByText('An organisation may take up to 36 months.')).toBeVisible()
    await page.getByRole('link', { name: 'What comes on top?' }).click()
    await expect(plan.getByText('Apple App Store', { exact: true })).toBeInViewport()
    await expect(plan.getByText(/that makes R\s[\d\s]+ to R\s[\d\s]+ a month in all/)).toBeVisible()
    await page.getByRole('link', { name: 'Can I cancel?' }).click()
    await expect(plan.getByText(/with 20 business days’ notice/)).toBeInViewport()
    await plan.getByRole('link', { name: 'More in our terms' }).first().click()
    await expect(page.getByRole('heading', { name: 'When you want to cancel' })).toBeInViewport()
  })
})

/** As designed for a phone. */
const PAGE_MAX_HEIGHT_PX = 9_700

test('the first screen of each solution has the total, the monthly price and a way to ask', {
  tag: '@phone',
}, async ({ page }) => {
  for (const { url } of content.solutions)
    await test.step(url, async () => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto(paths.solution(url))
      const heightPx = await page.evaluate(() => document.documentElement.scrollHeight)
      expect.soft(heightPx, url).toBeLessThanOrEqual(PAGE_MAX_HEIGHT_PX)
      const head = page.locator('main section').first()
      await page.setViewportSize({ width: 360, height: 640 })
      await expect.soft(barsOf(page).first(), `${url}: the bar would cover the buttons`).toBeHidden()
      await expect.soft(head.getByRole('link', { name: 'Ask about it' }), url).toBeInViewport({ ratio: 1 })
      for (const words of [/^R\u00a0[\d\u00a0]+,\d\d$/, /a month for\s\d+\smonths/]) {
        const { y, height } = (await head.getByText(words).boundingBox()) ?? { y: Number.NaN, height: 0 }
        expect.soft(y + height, `${url} ${words}`).toBeLessThanOrEqual(640)
      }
      await page.setViewportSize({ width: 390, height: 844 })
      await head.getByRole('link', { name: 'Ask about it' }).click()
      const form = leadForm(page, url)
      await expect.soft(form.getByLabel('First Name'), url).toBeInViewport({ ratio: 1 })
      await expect.soft(form.getByLabel('Email Address'), url).toBeInViewport()
      for (const bar of await barsOf(page).all()) expect.soft(await isUncovered(bar), url).toBe(false)
    })
})

test('on a phone the bar at the bottom makes way for the button of the head, for the form and for the keyboard', {
  tag: '@phone',
}, async ({ page }) => {
  const [before, after] = [barsOf(page).first(), barsOf(page).last()]
  await page.goto(paths.solution('ecommerce'))
  await expect(before).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(before).toBeVisible()
  await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
  await expect(before).toContainText(formatRand(SHOP_CENTS))
  await expect(before).toContainText(monthlyPrice(SHOP_CENTS, 12))
  await before.getByRole('link', { name: 'Ask' }).click()
  await expect(leadForm(page, 'ecommerce').getByLabel('First Name')).toBeInViewport()
  for (const bar of [before, after]) expect(await isUncovered(bar)).toBe(false)
  await leadForm(page, 'ecommerce').getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded()
  for (const bar of [before, after]) expect(await isUncovered(bar)).toBe(false)
  await page.getByRole('heading', { name: counter.heading }).scrollIntoViewIfNeeded()
  expect(await isUncovered(after)).toBe(true)
  await page.getByLabel('The name of your business').focus()
  await expect(before).toBeHidden()

  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(paths.solution('ecommerce'))
  await expect(before, 'the bar would cover the head’s buttons on a short screen').toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(before).toBeVisible()
})

test('a picture opens large with its caption, keys, buttons and zoom, and is not printed', {
  tag: '@oldest',
}, async ({ page }) => {
  const dialog = page.getByRole('dialog', { name: `Pictures of ${ecommerce.title}` })
  const place = dialog.getByRole('status')
  const zoom = dialog.getByRole('button', { name: 'Zoom in' })
  const pictureAt = (at: number) => dialog.getByRole('img', { name: gallery[at - 1]?.description ?? '' })
  const boxOf = async (part: Locator) => (await part.boundingBox()) ?? { x: Number.NaN, width: 0, height: 0 }
  await page.goto(paths.solution('ecommerce'))
  const inPage = await boxOf(pictureLinks(page).nth(3).getByRole('img'))

  await test.step('the picture opens complete, and the keys go through all pictures', async () => {
    await pictureLinks(page).nth(1).click()
    await expect(place).toHaveText(`2 of ${gallery.length}`)
    await expect(pictureAt(2)).toBeInViewport()
    await expect(dialog.getByText(gallery[1]?.caption ?? '')).toBeInViewport()
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    const pans = await dialog
      .locator('li')
      .nth(1)
      .evaluate((slide) => slide.scrollWidth > slide.clientWidth)
    expect(pans, 'a swipe would move the picture').toBe(false)
    for (const [key, at] of [
      ['ArrowRight', 3],
      ['ArrowLeft', 2],
      ['End', gallery.length],
      ['ArrowRight', 1],
      ['ArrowLeft', gallery.length],
      ['Home', 1],
      ['Control+ArrowRight', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(place).toHaveText(`${at} of ${gallery.length}`)
      await expect(pictureAt(at)).toBeInViewport()
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(pictureLinks(page).nth(1)).toBeFocused()
  })
  await test.step('keys zoom and move the picture', async () => {
    await pictureLinks(page).nth(3).click()
    await expect(pictureAt(4)).toBeInViewport()
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
    const pictureBox = await boxOf(pictureAt(4))
    await page.keyboard.press('+')
    await expect(zoom).toHaveAttribute('aria-pressed', 'true')
    const zoomed = await boxOf(pictureAt(4))
    expect(zoomed.width).toBeGreaterThan(Math.max(pictureBox.width, inPage.width) * 1.5)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await boxOf(pictureAt(4))).x).toBeLessThan(zoomed.x)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(async () => (await boxOf(pictureAt(4))).x).toBe(zoomed.x)
    await expect(place).toHaveText(`4 of ${gallery.length}`)
    await page.keyboard.press('ArrowRight')
    const words = await boxOf(dialog.locator('figcaption').nth(3))
    expect(words.x, 'the caption stays in view').toBeGreaterThanOrEqual(0)
    expect(words.x + words.width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
    await pictureAt(4).click()
    await expect(zoom).toHaveAttribute('aria-pressed', 'false')
  })
  await test.step('buttons have 44 px, and the picture stays in view when the phone is rotated', async () => {
    for (const name of ['Zoom in', 'Previous picture', 'Next picture', 'Close']) {
      const { width, height } = await boxOf(dialog.getByRole('button', { name }))
      expect.soft(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
    }
    await dialog.getByRole('button', { name: 'Next picture' }).click()
    await expect(place).toHaveText(`5 of ${gallery.length}`)
    await page.setViewportSize({ width: 844, height: 390 })
    await expect(place).toHaveText(`5 of ${gallery.length}`)
    await expect(pictureAt(5)).toBeInViewport()
    await dialog.getByRole('button', { name: 'Previous picture' }).click()
    await expect(place).toHaveText(`4 of ${gallery.length}`)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('dialog')).toBeHidden()
    await page.emulateMedia({ media: null })
    await dialog.getByRole('button', { name: 'Close' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('a press beside the picture closes it', async () => {
    await pictureLinks(page).nth(3).click()
    await expect(pictureAt(4)).toBeInViewport()
    await dialog
      .locator('li')
      .nth(3)
      .click({ position: { x: 4, y: 4 } })
    await expect(dialog).toBeHidden()
  })
  await test.step('a picture of the strip that Tab reaches scrolls completely into view', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await pictureLinks(page).first().focus()
    await page.keyboard.press('Tab') // its demo
    await page.keyboard.press('Tab')
    await expect(pictureLinks(page).nth(1)).toBeFocused()
    await expect(pictureLinks(page).nth(1)).toBeInViewport({ ratio: 0.99 })
  })
})

test.describe('with motion', { tag: '@phone' }, () => {
  test.use({ reducedMotion: 'no-preference' })

  test('the view transition from a card to its page has no duplicate names', async ({ page }) => {
    for (const [from, link] of [
      ['/', `See Detail of ${ecommerce.title}`],
      ['/our-work', new RegExp(`^${ecommerce.title}`)],
    ] as const) {
      await page.goto(from)
      const names = await page
        .locator('[data-transition]')
        .evaluateAll((all) => all.map((element) => getComputedStyle(element).viewTransitionName))
      expect(new Set(names).size, from).toBe(names.length)
      expect(names).toContain('ecommerce')
      await page.locator('main').getByRole('link', { name: link }).click()
      await expect(page).toHaveURL('/our-work/ecommerce')
      await expect(page.locator('[data-transition="ecommerce"]')).toHaveCount(1)
    }
  })
})

test.describe('without script', { tag: '@phone' }, () => {
  test.use({ javaScriptEnabled: false })

  test('the strip of the two sides scrolls by the keyboard', async ({ page }) => {
    await page.goto('/our-work/ecommerce')
    const strip = page.locator('main ul:has(> li > figure)').first()
    await strip.locator('a').first().focus()
    const left = () => strip.evaluate((element) => element.scrollLeft)
    expect(await left()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(0)
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})
