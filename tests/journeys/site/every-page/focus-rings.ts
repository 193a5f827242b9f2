import type { Page } from '@playwright/test'
import { nameOfCoveredFocus } from '../../covered-focus.ts'
import { CALCULATOR, YOUR_NAME } from '../../pages.ts'
import type { Visit } from './first-visit.ts'

/** More tab stops than any page has. */
const MAX_STOPS = 250

/** Pages with a sticky bar. */
const PAGES_WITH_BAR = [CALCULATOR, YOUR_NAME]

/**
 * Tab stops, from the top of a page to its end, whose focus ring has a contrast below 3 to 1 (WCAG 1.4.11), or which a bar
 * covers (2.4.11).
 */
export async function stopsWithoutVisibleFocus(page: Page, { address }: Visit): Promise<Array<string>> {
  const faults: Array<string> = []
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, background, rings } = await page.evaluate(ringsOfFocus)
    if (name === '') return faults // past the last stop
    if (!rings.some((ring) => contrast(ring, background) >= 3)) faults.push(`${name}: ${rings.join(', ')}`)
    const covered = PAGES_WITH_BAR.includes(address) && (await page.evaluate(nameOfCoveredFocus))
    if (covered) faults.push(`covered: ${covered}`)
  }
  return [...faults, 'there is no last stop']
}

/** In the page: the colours of the ring around the focused element or its label, and of the background. */
function ringsOfFocus() {
  const focused = document.activeElement ?? document.body
  const candidates = [focused, focused.closest('label'), focused.parentElement].filter(
    (element) => element !== null,
  )
  const outlines = candidates
    .map((element) => getComputedStyle(element))
    .flatMap(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => [
      ...(outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 ? [outlineColor] : []),
      ...Array.from(boxShadow.matchAll(/(rgb[^)]*\)) 0px 0px 0px [2-9]/g), ([, colour = '']) => colour),
    ])
  let ancestor = focused.parentElement
  while (ancestor && /, 0\)$|transparent/.test(getComputedStyle(ancestor).backgroundColor))
    ancestor = ancestor.parentElement
  return {
    name: focused === document.body ? '' : `${focused.tagName} ${focused.outerHTML.slice(0, 160)}`,
    background: ancestor ? getComputedStyle(ancestor).backgroundColor : 'rgb(255, 255, 255)',
    rings: outlines,
  }
}

/** Contrast of two opaque colours (WCAG 2.2). */
function contrast(colour: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(colour), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour.matchAll(/[\d.]+/g), ([part]) => {
    const share = Number(part) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
