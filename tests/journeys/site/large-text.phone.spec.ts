import { cutTexts, enlarged, setStyle } from '../cut-texts.ts'
import { expect, test } from '../fixtures.ts'
import { ALL_PAGES, tagOf } from '../pages.ts'

/** What WCAG 1.4.12 lets a reader set. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`
/** The two that need the most room. */
const EXTREMES = [
  { name: 'spaced as WCAG 1.4.12 says, at 320 pixels', width: 320, css: SPACED },
  { name: 'enlarged to 200 %, at 390 pixels', width: 390, css: enlarged(200) },
]
const READERS = [
  ...EXTREMES,
  { name: 'at 320 pixels', width: 320, css: '' },
  { name: 'enlarged to 150 %, at 390 pixels', width: 390, css: enlarged(150) },
]

for (const address of ALL_PAGES)
  test(`${address} cuts no text and does not scroll sideways: narrow, spaced, enlarged`, async ({ page }) => {
    await page.goto(address)
    for (const { name, width, css } of tagOf(address).length === 0 ? READERS : EXTREMES) {
      await page.setViewportSize({ width, height: 800 })
      await setStyle(page, css)
      expect(await page.evaluate(cutTexts), name).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(width)
    }
  })

for (const address of ALL_PAGES)
  test(`${address} breaks no word of a heading and no sum, enlarged to 200 %`, async ({ page }) => {
    await page.goto(address)
    await setStyle(page, enlarged(200))
    expect(await page.evaluate(brokenWords)).toEqual([])
  })

/** In the page: the words of headings, and the sums anywhere, that stand on two lines. */
function brokenWords(): Array<string> {
  const sum = /R\u00a0[\d\u00a0]+,\d\d/gu
  const wordOrSum = /R\u00a0[\d\u00a0]+,\d\d|[\p{L}\d’]+/gu
  const linesOf = (text: Text, { index, 0: { length } }: RegExpExecArray) => {
    const range = document.createRange()
    range.setStart(text, index)
    range.setEnd(text, index + length)
    return new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top)).size
  }
  const broken: Array<string> = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const element = text.parentElement
    if (!element?.checkVisibility() || element.closest('svg, [aria-hidden=true], .visually-hidden')) continue
    for (const match of text.data.matchAll(element.closest('h1, h2, h3') ? wordOrSum : sum))
      if (linesOf(text, match) > 1) broken.push(match[0])
  }
  return broken
}
