import type { Page } from '@playwright/test'

const WINDOW_HEIGHT = 900
const MAX_ON_PAGE = 3

/**
 * Gold buttons and links above the limits: a second in one window, a fourth on the page, and any in the footer. Scrolls to each,
 * because bars appear and disappear.
 */
export async function excessGold(page: Page): Promise<Array<string>> {
  const { width } = page.viewportSize() ?? { width: 0 }
  await page.setViewportSize({ width, height: WINDOW_HEIGHT })
  return page.evaluate(
    async ({ height, maxOnPage }) => {
      const GOLD = 'rgb(244, 193, 82)'
      const isGold = (element: Element) =>
        getComputedStyle(element).backgroundColor === GOLD &&
        element.checkVisibility({ visibilityProperty: true })
      const golds = () => [...document.querySelectorAll('a[href]:not([href="#main"]), button')].filter(isGold)
      const wordsOf = (elements: ReadonlyArray<Element>) => elements.map(({ textContent }) => textContent)
      const inWindow = () =>
        golds().filter((element) => {
          const box = element.getBoundingClientRect()
          return element.contains(
            document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2),
          )
        })
      const settled = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

      const all = golds()
      const places = all.map((element) => element.getBoundingClientRect().top + scrollY)
      const faults = all.length > maxOnPage ? [`${all.length} on the page: ${wordsOf(all)}`] : []
      for (const element of all)
        if (element.closest('footer')) faults.push(`in the footer: ${element.textContent}`)
      for (const y of places.flatMap((top) => [top - 80, top - height + 80])) {
        scrollTo({ top: y, behavior: 'instant' })
        await settled()
        const visible = inWindow()
        if (visible.length > 1) faults.push(`in one window: ${wordsOf(visible)}`)
      }
      scrollTo({ top: 0, behavior: 'instant' })
      return [...new Set(faults)]
    },
    { height: WINDOW_HEIGHT, maxOnPage: MAX_ON_PAGE },
  )
}
