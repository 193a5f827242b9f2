import { choicesWithoutEdge } from '../choices-without-edge.ts'
import { expect, test } from '../fixtures.ts'
import { CALCULATOR } from '../pages.ts'

for (const address of [CALCULATOR, '/contact-us', '/our-work/ecommerce', '/'])
  test(`with forced colours every choice of ${address} has an edge, chosen or not`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto(address)
    expect(await page.evaluate(choicesWithoutEdge)).toEqual([])
  })

test('who asks for more contrast gets it', async ({ page }) => {
  const colours = () =>
    page.evaluate(() => {
      const { color } = getComputedStyle(document.querySelector('main .lead') ?? document.body)
      return [color, getComputedStyle(document.querySelector('#lump-sum') ?? document.body).borderTopColor]
    })
  await page.goto(CALCULATOR)
  expect(await colours()).toEqual(['rgb(84, 86, 99)', 'rgb(140, 135, 121)'])
  await page.emulateMedia({ contrast: 'more' })
  expect(await colours()).toEqual(['rgb(51, 53, 63)', 'rgb(84, 86, 99)'])
})
