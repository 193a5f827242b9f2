import { nameOfCoveredFocus } from '../covered-focus.ts'
import { expect } from '../fixtures.ts'
import { CALCULATOR, YOUR_NAME } from '../pages.ts'
import { test } from '../shared-page.ts'

/** Enough for the calculator's questions and the bar below them. */
const TAB_STOPS = 80

/** The last two are a zoom of 400 % in a window of 1280 × 1024, and a phone in landscape. every-page covers 390 × 844. */
const WINDOWS = [
  [390, 664],
  [320, 256],
  [640, 360],
] as const

for (const address of [CALCULATOR, YOUR_NAME])
  test(`nothing covers the focus on ${address}, in a low window and a narrow one (WCAG 2.4.11)`, async ({
    page,
  }) => {
    test.slow()
    for (const [width, height] of WINDOWS)
      await test.step(`${width} by ${height}`, async () => {
        await page.setViewportSize({ width, height })
        await page.goto(address)
        await page.evaluate(() => {
          for (const details of document.querySelectorAll('details')) details.open = true
        })
        const covered: Array<string> = []
        for (let stop = 0; stop < TAB_STOPS; stop += 1) {
          await page.keyboard.press('Tab')
          const name = await page.evaluate(nameOfCoveredFocus)
          if (name) covered.push(name)
        }
        expect.soft(covered, `${width} by ${height}`).toEqual([])
      })
  })

test('in a low window no bar is sticky', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(CALCULATOR)
  await page.getByRole('heading', { name: 'When?' }).scrollIntoViewIfNeeded()
  const isFormAtEdges = await page.evaluate(() =>
    [1, innerHeight - 2].map((y) => document.elementFromPoint(innerWidth / 2, y)?.closest('form') !== null),
  )
  expect(isFormAtEdges).toEqual([true, true])
})
