import type { Page } from '@playwright/test'

/** Browsers round the widths of letters differently, by up to 1 %. A text that fits at this factor fits in all. */
const LEEWAY = 1.03

/** A style that scales text to a percentage of its size, and a little more. */
export const enlarged = (percent: number) => `html { font-size: ${percent * LEEWAY}% }`

/** Sets a style through the CSSOM, because our CSP allows no foreign style element. Opens all details, and waits for fonts. */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    for (const details of document.querySelectorAll('details')) details.open = true
    await document.fonts.ready
  }, css)
}

/** In the page: texts that extend beyond the window or a clipping box. Drawings are excluded. */
export function cutTexts(): Array<string> {
  const boundsOf = (element: Element) => {
    const bounds = { left: 0, right: document.documentElement.clientWidth }
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      const isShortened = textOverflow === 'ellipsis' // with a visible ellipsis
      if (isShortened || overflowX === 'auto' || overflowX === 'scroll')
        return { left: -Infinity, right: Infinity }
      if (overflowX === 'visible') continue
      const { left, right, width } = box.getBoundingClientRect()
      if (width <= 1) return { left: -Infinity, right: Infinity } // for screen readers only
      bounds.left = Math.max(bounds.left, left)
      bounds.right = Math.min(bounds.right, right)
    }
    return bounds
  }
  const isCut = (text: Node, element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = boundsOf(element)
    return [...range.getClientRects()].some((line) => line.left < left - 1 || line.right > right + 1)
  }
  const cut: Array<string> = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const element = text.parentElement
    const words = text.textContent?.trim()
    if (!words || !element?.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    if (element.closest('svg, [aria-hidden=true], [role=img]')) continue
    if (isCut(text, element)) cut.push(words)
  }
  return cut
}
