import type { Page } from '@playwright/test'
import { brokenWords } from './large-text.ts'

const WIDTHS = [390, 768, 1440]
/** The number of text styles in ui/scale.css. */
const MAX_SIZES = 8

/**
 * Deviations from the scale of font sizes at three widths: not exactly one h1, an h1 not of the first display size, an h2
 * larger than the second, an h3 that is not smaller, more than eight sizes, and broken words. Drawings have their own font
 * sizes and are excluded.
 */
export async function scaleDeviations(page: Page): Promise<Array<string>> {
  const faults: Array<string> = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    const deviations = [
      ...(await page.evaluate(deviatingSizes, MAX_SIZES)),
      ...(await page.evaluate(brokenWords)),
    ]
    for (const fault of deviations) faults.push(`at ${width} pixels: ${fault}`)
  }
  return faults
}

function deviatingSizes(maxSizes: number): Array<string> {
  const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize)
  const stepOf = (name: string) => {
    const probe = document.createElement('p')
    probe.style.fontSize = `var(${name})`
    document.body.append(probe)
    const size = sizeOf(probe)
    probe.remove()
    return size
  }
  const isDrawn = (element: Element) =>
    element.closest('figure, svg, [aria-hidden=true], [data-device], [role=img]')
  const limits = new Map([
    ['H1', stepOf('--t-d1')],
    ['H2', stepOf('--t-d2')],
    ['H3', stepOf('--t-d2') - 1],
  ])
  const headings = [...document.querySelectorAll('h1, h2, h3')].filter(
    (heading) => heading.checkVisibility() && !heading.closest('.visually-hidden'),
  )
  const faults = headings
    .filter((heading) => {
      const limit = limits.get(heading.tagName) ?? 0
      return heading.tagName === 'H1' ? sizeOf(heading) !== limit : sizeOf(heading) > limit
    })
    .map((heading) => `${heading.tagName} of ${sizeOf(heading)} pixels: ${heading.textContent}`)
  if (document.querySelectorAll('h1').length !== 1) faults.push('it does not have exactly one h1')

  const sizes = new Map<number, string>()
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const words = text.textContent?.trim()
    if (!words || !element?.checkVisibility() || isDrawn(element) || element.closest('.visually-hidden'))
      continue
    sizes.set(sizeOf(element), words)
  }
  if (sizes.size > maxSizes)
    faults.push(
      ...Array.from(sizes, ([size, words]) => `${sizes.size} sizes, ${size} pixels: ${words.slice(0, 40)}`),
    )
  return faults
}
