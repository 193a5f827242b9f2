import { expect, test } from './fixtures.ts'
import { CALCULATOR } from './pages.ts'

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

/** In the page: boxes, radios and steppers of which neither they nor what stands for them has a line around it. */
function choicesWithoutEdge(): Array<string> {
  for (const details of document.querySelectorAll('details')) details.open = true
  const hasLine = ({ borderTopStyle, outlineStyle }: CSSStyleDeclaration) =>
    borderTopStyle !== 'none' || outlineStyle !== 'none'
  const isNative = (input: Element) => {
    const { appearance, opacity } = getComputedStyle(input)
    return appearance === 'auto' && opacity !== '0'
  }
  const standsFor = (input: Element) => {
    const label = input.closest('label')
    const own = [input, label ?? input, ...(label?.children ?? []), input.parentElement ?? input]
    return [...own.map((part) => getComputedStyle(part)), getComputedStyle(label ?? input, '::before')]
  }
  return [...document.querySelectorAll('main input:is([type=radio], [type=checkbox], [inputmode=numeric])')]
    .filter((input) => input.checkVisibility() && !isNative(input) && !standsFor(input).some(hasLine))
    .map((input) => `${input.getAttribute('name')} ${input.getAttribute('value')}`)
}
