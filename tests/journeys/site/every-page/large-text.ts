import type { Page } from '@playwright/test'
import { cutTexts, enlarged, setStyle } from '../../cut-texts.ts'
import { tagOf } from '../../pages.ts'
import type { Visit } from './first-visit.ts'

/** The text spacing of WCAG 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`
/** The two settings that need the most room. */
const EXTREMES = [
  { name: 'spaced as WCAG 1.4.12 says, at 320 pixels', width: 320, css: SPACED },
  { name: 'enlarged to 200 %, at 390 pixels', width: 390, css: enlarged(200) },
]
const SETTINGS = [
  { name: 'at 320 pixels', width: 320, css: '' },
  { name: 'enlarged to 150 %, at 390 pixels', width: 390, css: enlarged(150) },
  ...EXTREMES,
]

/** Cut texts, horizontal scrolling, and broken words, amounts and telephone numbers at 200 %. Leaves the page at 200 %. */
export async function overflows(page: Page, { address }: Visit): Promise<Array<string>> {
  const faults: Array<string> = []
  for (const { name, width, css } of tagOf(address).length === 0 ? SETTINGS : EXTREMES) {
    await page.setViewportSize({ width, height: 844 })
    await setStyle(page, css)
    for (const text of await page.evaluate(cutTexts)) faults.push(`${name}: ${text}`)
    const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth)
    if (scrollWidth > width) faults.push(`${name}: ${scrollWidth} pixels wide`)
  }
  return [...faults, ...(await page.evaluate(brokenWords))]
}

/** In the page: words of headings, and amounts, telephone numbers, WhatsApp and 'month by month.' anywhere, that wrap onto two lines. */
export function brokenWords(): Array<string> {
  const unbroken = /R\u00a0[\d\u00a0]+,\d\d|(?<!\d)(?:\+27|0)(?:\s?\d){9}(?!\d)|WhatsApp/gu
  const wholeOrWord = new RegExp(`${unbroken.source}|month by month\\.|[\\p{L}\\d’]+`, 'gu')
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
    for (const match of text.data.matchAll(element.closest('h1, h2, h3') ? wholeOrWord : unbroken))
      if (linesOf(text, match) > 1) broken.push(match[0])
  }
  return broken
}
