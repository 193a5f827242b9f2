import type { SiteServer } from '../journeys/site-server.ts'
import { type Size, type Tab, until } from './tab.ts'

export type CheckedPage = { picture: Uint8Array; faults: Array<string> }

/** Opens a page and checks that its heading is visible, that it does not scroll sideways and that no control is off the screen. */
export async function checkPage(
  tab: Tab,
  { url }: SiteServer,
  path: string,
  size: Size,
): Promise<CheckedPage> {
  await tab.resize(size)
  await tab.open(url + path)
  await scrollThrough(tab, size.height)
  const loadingFaults = await until('all pictures', () => tab.run(areAllLoaded, null)).then(
    () => [],
    (error: Error) => [error.message],
  )
  const faults = await tab.run(faultsOf, null)
  return { picture: await tab.picture(), faults: [...loadingFaults, ...faults] }
}

/** Scrolls through the page, because pictures load lazily. */
async function scrollThrough(tab: Tab, step: number): Promise<void> {
  const pageHeight = await tab.run(() => document.documentElement.scrollHeight, null)
  for (let top = 0; top < pageHeight; top += step) {
    await tab.run((place) => scrollTo(0, place), top)
    await until('the pictures in view', () => tab.run(areLoadedInView, null)).catch(() => undefined)
  }
  await tab.run(() => scrollTo(0, 0), null)
}

function areLoadedInView(): boolean {
  return [...document.images].every((image) => {
    const { top, bottom, height } = image.getBoundingClientRect()
    return height === 0 || bottom < 0 || top > innerHeight || (image.currentSrc !== '' && image.complete)
  })
}

function areAllLoaded(): boolean {
  return [...document.images].every(
    (image) => image.getClientRects().length === 0 || (image.currentSrc !== '' && image.complete),
  )
}

function faultsOf(): Array<string> {
  const pageWidth = document.documentElement.scrollWidth
  const heading = document.querySelector('h1')
  const isCutByDesign = (element: Element) =>
    getComputedStyle(element).opacity === '0' ||
    element.closest('[role=tablist], [aria-hidden=true], table, pre') !== null
  const outside = [
    ...document.querySelectorAll('main a, main button, main label, main input, header a'),
  ].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 1 && (left < -1 || right > innerWidth + 1) && !isCutByDesign(element)
  })
  return [
    ...(heading && heading.getBoundingClientRect().height > 0 ? [] : ['no visible heading']),
    ...(pageWidth > innerWidth ? [`${pageWidth} px wide in ${innerWidth}`] : []),
    ...outside.map(
      (element) =>
        `off the screen: ${element.textContent?.trim().slice(0, 40) || element.outerHTML.slice(0, 60)}`,
    ),
  ]
}
