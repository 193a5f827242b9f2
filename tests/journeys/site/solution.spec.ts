import type { Locator, Page } from '@playwright/test'
import { formatRand } from '../../../domain/money/money.ts'
import { monthlyPrice } from '../../../domain/plan/monthly-price.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { leadForm } from '../enquiry-steps.ts'
import { expect } from '../fixtures.ts'
import { tagOf } from '../pages.ts'
import { test } from '../shared-page.ts'
import { SHOP_CENTS } from '../shop-price.ts'
import { content } from '../site-content.ts'

const [ecommerce] = content.solutions
if (!ecommerce) throw new Error('The catalogue is empty')
const { gallery } = ecommerce
const links = (page: Page) => page.locator('main figure > a')
/** The bars at the foot: of the part before the form, and of that after it. */
const barsOf = (page: Page) => page.locator('main div:has(> a[href="#plan"]:text-is("Ask"))')
/** Whether nothing lies over it: the plan slides over the bar before it. */
const isSeen = (bar: Locator) =>
  bar.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 3, top + height / 2))
  })
const noteOf = (page: Page, heading: string) => page.locator(`#plan div:has(> h3:text-is("${heading}"))`)

for (const { url, gallery: pictures, counter, whatsIncluded, whoFor, ...solution } of content.solutions)
  test(`${url} shows both sides, every point and every picture with its words`, {
    tag: tagOf(paths.solution(url)),
  }, async ({ page }) => {
    await page.goto(`/our-work/${url}`)
    await expect(page.getByRole('img', { name: counter.scene })).toBeVisible()
    await expect(page.getByText(whoFor)).toBeVisible()
    await expect(noteOf(page, 'Not in the price')).toContainText(solution.notIncluded)
    const { goodToKnow } = solution
    if (goodToKnow) await expect(noteOf(page, 'Good to know')).toContainText(goodToKnow)
    await expect(page.locator('#included li')).toHaveCount(whatsIncluded.points.length)
    await expect(page.locator('#included li > [data-kind]')).toHaveCount(
      whatsIncluded.points.filter(({ mark }) => mark).length,
    )
    for (const { title, caption, description } of pictures) {
      const figure = page.locator('main figure', {
        has: page.getByRole('heading', { name: title, exact: true }),
      })
      await expect(figure.getByText(caption)).toBeVisible()
      await expect(figure.getByRole('img')).toHaveAttribute('alt', description)
    }
  })

test('what an organisation may take is said without opening anything, and what is asked in the head in one tap', async ({
  page,
}) => {
  await page.goto(paths.solution('church-app'))
  const plan = page.locator('#plan')
  await expect(plan.getByText('An organisation may take up to 36 months.')).toBeVisible()
  await page.getByRole('link', { name: 'What comes on top?' }).click()
  await expect(plan.getByText('Apple App Store', { exact: true })).toBeInViewport()
  await expect(plan.getByText(/that makes R\s[\d\s]+ to R\s[\d\s]+ a month in all/)).toBeVisible()
  await page.getByRole('link', { name: 'Can I cancel?' }).click()
  await expect(plan.getByText(/with 20 business days’ notice/)).toBeInViewport()
  await plan.getByRole('link', { name: 'More in our terms' }).first().click()
  await expect(page.getByRole('heading', { name: 'When you want to cancel' })).toBeInViewport()
})

/** As the drawings of the page on a phone: as long as that is, all that it says is read. */
const PAGE_MAX_PX = 9_000

for (const { url } of content.solutions)
  test(`${url} is asked about from its first screen, which says the total and the month`, {
    tag: '@phone',
  }, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/our-work/${url}`)
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(PAGE_MAX_PX)
    const ask = page.locator('main section').first().getByRole('link', { name: 'Ask about it' })
    const bar = barsOf(page).first()
    await page.setViewportSize({ width: 360, height: 640 })
    const top = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN
    for (const words of [/^R\u00a0[\d\u00a0]+,\d\d$/, /a month for\s\d+\smonths/]) {
      const said = page.locator('main section').first().getByText(words)
      const { y, height } = (await said.boundingBox()) ?? { y: Number.NaN, height: 0 }
      expect(y + height, String(words)).toBeLessThanOrEqual(await top(bar))
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await ask.click()
    const firstName = leadForm(page, url).getByLabel('First Name')
    await expect(firstName).toBeInViewport({ ratio: 1 })
    await expect(leadForm(page, url).getByLabel('Email Address')).toBeInViewport()
    for (const each of await barsOf(page).all()) expect(await isSeen(each)).toBe(false)
  })

test('on a phone the bar at the foot leads to the form, stands aside for it and for a keyboard, and comes again after it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  const [before, after] = [barsOf(page).first(), barsOf(page).last()]
  await page.getByRole('heading', { name: 'Features' }).scrollIntoViewIfNeeded()
  await expect(before).toContainText(formatRand(SHOP_CENTS))
  await expect(before).toContainText(monthlyPrice(SHOP_CENTS, 12))
  await before.getByRole('link', { name: 'Ask' }).click()
  await expect(leadForm(page, 'ecommerce').getByLabel('First Name')).toBeInViewport()
  for (const each of [before, after]) expect(await isSeen(each)).toBe(false)
  await leadForm(page, 'ecommerce').getByRole('button', { name: 'Submit' }).scrollIntoViewIfNeeded()
  for (const each of [before, after]) expect(await isSeen(each)).toBe(false)
  await page.getByRole('heading', { name: ecommerce.counter.heading }).scrollIntoViewIfNeeded()
  expect(await isSeen(after)).toBe(true)
  await page.getByLabel('The name of your business').focus()
  await expect(before).toBeHidden()
})

test('a picture opens large with its words, and the keys lead through all of them', {
  tag: '@oldest',
}, async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  const dialog = page.getByRole('dialog', { name: `Pictures of ${ecommerce.title}` })
  const place = dialog.getByRole('status')
  await links(page).nth(1).click()
  await expect(place).toHaveText(`2 of ${gallery.length}`)
  await expect(dialog.getByRole('img', { name: gallery[1]?.description ?? '' })).toBeInViewport()
  await expect(dialog.getByText(gallery[1]?.caption ?? '')).toBeInViewport()
  for (const [key, at] of [
    ['ArrowRight', 3],
    ['ArrowLeft', 2],
    ['End', gallery.length],
    ['ArrowRight', 1],
    ['ArrowLeft', gallery.length],
    ['Home', 1],
  ] as const) {
    await page.keyboard.press(key)
    await expect(place).toHaveText(`${at} of ${gallery.length}`)
    await expect(dialog.getByRole('img', { name: gallery[at - 1]?.description ?? '' })).toBeInViewport()
  }
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(links(page).nth(1)).toBeFocused()
})

test('an opened picture is zoomed and moved by the keys', async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  const dialog = page.getByRole('dialog')
  const picture = dialog.getByRole('img', { name: gallery[3]?.description ?? '' })
  const zoom = dialog.getByRole('button', { name: 'Zoom in' })
  const width = async (image: Locator) => (await image.boundingBox())?.width ?? 0
  const inPage = await width(links(page).nth(3).getByRole('img'))
  await links(page).nth(3).click()
  await expect(picture).toBeInViewport()
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
  const whole = await width(picture)
  await page.keyboard.press('+')
  await expect(zoom).toHaveAttribute('aria-pressed', 'true')
  expect(await width(picture)).toBeGreaterThan(Math.max(whole, inPage) * 1.5)
  const left = async () => (await picture.boundingBox())?.x ?? 0
  const before = await left()
  await page.keyboard.press('ArrowRight')
  expect(await left()).toBeLessThan(before)
  await page.keyboard.press('ArrowLeft')
  expect(await left()).toBe(before)
  await expect(dialog.getByRole('status')).toHaveText(`4 of ${gallery.length}`)
  await page.keyboard.press('ArrowRight')
  const words = await dialog.locator('figcaption').nth(3).boundingBox()
  expect(words?.x, 'its words move along').toBeGreaterThanOrEqual(0)
  expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await picture.click()
  await expect(zoom).toHaveAttribute('aria-pressed', 'false')
})

test('a picture opens whole: one swipe, one arrow and one press lead to the next', async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  await links(page).first().click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Zoom in' })).toHaveAttribute('aria-pressed', 'false')
  const pans = await dialog
    .locator('li')
    .first()
    .evaluate((slide) => slide.scrollWidth > slide.clientWidth)
  expect(pans, 'a swipe moves the picture instead').toBe(false)
  await page.keyboard.press('ArrowRight')
  await expect(dialog.getByRole('status')).toHaveText(`2 of ${gallery.length}`)
})

test('the dialog has buttons of 44 px and stays by its picture when the window turns', async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  await links(page).first().click()
  const dialog = page.getByRole('dialog')
  for (const name of ['Zoom in', 'Previous picture', 'Next picture', 'Close']) {
    const box = await dialog.getByRole('button', { name }).boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), name).toBeGreaterThanOrEqual(44)
  }
  await dialog.getByRole('button', { name: 'Next picture' }).click()
  await page.setViewportSize({ width: 844, height: 390 })
  await expect(dialog.getByRole('status')).toHaveText(`2 of ${gallery.length}`)
  await expect(dialog.getByRole('img', { name: gallery[1]?.description ?? '' })).toBeInViewport()
  await dialog.getByRole('button', { name: 'Previous picture' }).click()
  await expect(dialog.getByRole('status')).toHaveText(`1 of ${gallery.length}`)
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(dialog).toBeHidden()
})

test.describe('with motion', { tag: '@phone' }, () => {
  test.use({ reducedMotion: 'no-preference' })

  test('from a card to its page the browser shows one transition, with no name twice', async ({ page }) => {
    for (const [from, link] of [
      ['/', `See Detail of ${ecommerce.title}`],
      ['/our-work', new RegExp(`^${ecommerce.title}`)],
    ] as const) {
      await page.goto(from)
      const names = await page
        .locator('[data-transition]')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).viewTransitionName))
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

  test('a side of the counter is swiped by a finger, and by the keys', async ({ page }) => {
    await page.goto('/our-work/ecommerce')
    const strip = page.locator('main ul:has(> li > figure)').first()
    await strip.locator('a').first().focus()
    const left = () => strip.evaluate((element) => element.scrollLeft)
    expect(await left()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await expect.poll(left).toBeGreaterThan(0)
    for (let stop = 0; stop < 3; stop += 1) await page.keyboard.press('Tab')
    await expect(page.locator(':focus')).toBeInViewport()
  })

  test('each picture is a link to its larger file', async ({ page, request }) => {
    await page.goto('/our-work/ecommerce')
    await expect(links(page)).toHaveCount(gallery.length)
    for (const link of await links(page).all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '')
      expect(answer.headers()['content-type']).toBe('image/webp')
    }
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test('paper gets the pictures and no controls', async ({ page }) => {
  await page.goto('/our-work/ecommerce')
  await links(page).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('dialog')).toBeHidden()
})

test('there is no bar while the head’s button is in sight, but on a short screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(paths.solution('ecommerce'))
  const bar = barsOf(page).first()
  await expect(bar).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(bar).toBeVisible()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(paths.solution('ecommerce'))
  await expect(bar).toBeVisible()
})
