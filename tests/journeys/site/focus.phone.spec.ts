import { expect } from '../fixtures.ts'
import { CALCULATOR, YOUR_NAME } from '../pages.ts'
import { test } from '../shared-page.ts'

/** As far as the calculator's questions and what stands beneath them reach. */
const STOPS = 80

/** The last two: 400 % of a window of 1280 × 1024, and a phone on its side. */
const WINDOWS = [
  [390, 844],
  [390, 664],
  [320, 256],
  [640, 360],
] as const

for (const [address, width, height] of [CALCULATOR, YOUR_NAME].flatMap((each) =>
  WINDOWS.map(([...size]) => [each, ...size] as const),
))
  test(`nothing lies over what has the focus on ${address}, ${width} by ${height} (WCAG 2.4.11)`, async ({
    page,
  }) => {
    test.slow() // every stop of a long page
    await page.setViewportSize({ width, height })
    await page.goto(address)
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    const covered: Array<string> = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      const name = await page.evaluate(nameOfCoveredFocus)
      if (name) covered.push(name)
    }
    expect(covered).toEqual([])
  })

test('a link of the error list shows the label of its field below the header', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/contact-us')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('link', { name: 'Phone Number' }).click()
  await expect(page.getByLabel('Phone Number')).toBeFocused()
  const header = await page.locator('header').first().boundingBox()
  const label = await page.locator('label').filter({ hasText: 'Phone Number' }).boundingBox()
  expect(label?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('a low window leaves its whole height to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(CALCULATOR)
  await page.getByRole('heading', { name: 'When?' }).scrollIntoViewIfNeeded()
  const kept = await page.evaluate(() =>
    [1, innerHeight - 2].map((y) => !document.elementFromPoint(innerWidth / 2, y)?.closest('form')),
  )
  expect(kept).toEqual([false, false])
})

/** In the page, once it has been painted: the focused control's name if anything else covers a point of it, its corners left out. */
async function nameOfCoveredFocus(): Promise<string | null> {
  // A focus scrolls in the frame after it.
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await nextFrame()
  await nextFrame()
  const focused = document.activeElement
  if (!focused || focused === document.body || focused.closest('header')) return null
  const shown = focused.matches('[type=radio], [type=checkbox]') ? focused.closest('label') : null
  const target = shown ?? focused
  const { left, top, width, height } = target.getBoundingClientRect()
  const isSeen = (x: number, y: number) => {
    const there = document.elementFromPoint(left + width * x, top + height * y)
    return there !== null && (target.contains(there) || there.contains(target))
  }
  const points = [0.1, 0.5, 0.9]
  const isWhole = points.every((x) => points.every((y) => isSeen(x, y)))
  return isWhole ? null : `${focused.tagName} ${focused.getAttribute('name') ?? focused.textContent}`
}
