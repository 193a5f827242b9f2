import type { Page } from '@playwright/test'

/** Browsers round the widths of letters differently, by up to 1 %: what fits here with room to spare fits in each. */
const LEEWAY = 1.03

/** A style in which text has so many percent of its size, and a little more. */
export const enlarged = (percent: number) => `html { font-size: ${percent * LEEWAY}% }`

/** Through the CSSOM: our policy takes no style element of a stranger. Waits for the page's own fonts. */
export async function setStyle(page: Page, css: string): Promise<void> {
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    for (const details of document.querySelectorAll('details')) details.open = true
    await document.fonts.ready
  }, css)
}

/** In the page: the texts of which a part stands outside the window, or outside a box that clips it. Drawings are none. */
export function cutTexts(): Array<string> {
  const roomOf = (element: Element) => {
    const room = { left: 0, right: document.documentElement.clientWidth }
    for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(box)
      const isShortened = textOverflow === 'ellipsis' // with a sign that says so
      if (isShortened || overflowX === 'auto' || overflowX === 'scroll')
        return { left: -Infinity, right: Infinity }
      if (overflowX === 'visible') continue
      const { left, right, width } = box.getBoundingClientRect()
      if (width <= 1) return { left: -Infinity, right: Infinity } // for ears alone
      room.left = Math.max(room.left, left)
      room.right = Math.min(room.right, right)
    }
    return room
  }
  const isCut = (text: Node, element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    const { left, right } = roomOf(element)
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
