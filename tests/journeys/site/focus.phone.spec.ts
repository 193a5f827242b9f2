import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { CALCULATOR, YOUR_NAME } from '../pages.ts'

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

test('a low window leaves its whole height to the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto(CALCULATOR)
  await page.getByRole('heading', { name: 'When?' }).scrollIntoViewIfNeeded()
  const kept = await page.evaluate(() =>
    [1, innerHeight - 2].map((y) => !document.elementFromPoint(innerWidth / 2, y)?.closest('form')),
  )
  expect(kept).toEqual([false, false])
})

for (const address of [CALCULATOR, YOUR_NAME, '/contact-us', '/our-work/ecommerce', '/'])
  test(`each stop of ${address} shows its focus with a contrast of 3 to 1 (WCAG 1.4.11)`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(address)
    expect(await faintStops(page)).toEqual([])
  })

async function faintStops(page: Page): Promise<Array<string>> {
  const faint: Array<string> = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, ground, rings } = await page.evaluate(ringsOfFocus)
    if (name === '') return faint // past the last of them
    if (!rings.some((ring) => contrast(ring, ground) >= 3)) faint.push(`${name}: ${rings.join(', ')}`)
  }
  return faint
}

/** In the page, once it has been painted: the focused control's name if anything else covers a point of it, its corners left out. */
async function nameOfCoveredFocus(): Promise<string | null> {
  // The frame that a focus scrolls is the one that first lays out what `content-visibility` had skipped.
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

/** In the page: the colours of the rings around what is focused, or around its label, and of what is behind it. */
function ringsOfFocus() {
  const focused = document.activeElement ?? document.body
  const around = [focused, focused.closest('label'), focused.parentElement].filter(
    (element) => element !== null,
  )
  const outlines = around
    .map((element) => getComputedStyle(element))
    .flatMap(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => [
      ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? [outlineColor] : []),
      ...Array.from(boxShadow.matchAll(/(rgb[^)]*\)) 0px 0px 0px [2-9]/g), ([, colour = '']) => colour),
    ])
  let behind = focused.parentElement
  while (behind && /, 0\)$|transparent/.test(getComputedStyle(behind).backgroundColor))
    behind = behind.parentElement
  return {
    name: focused === document.body ? '' : `${focused.tagName} ${focused.outerHTML.slice(0, 160)}`,
    ground: behind ? getComputedStyle(behind).backgroundColor : 'rgb(255, 255, 255)',
    rings: outlines,
  }
}

/** Of two opaque colours, as WCAG 2.2 works it out. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour.matchAll(/[\d.]+/g), ([part]) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
