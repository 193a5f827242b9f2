import { type HtmlElement, HtmlValidate, Parser } from 'html-validate'

const config = new HtmlValidate().getConfigForSync('page.html')

const ESCAPED: Record<string, string> = {
  '&nbsp;': '\u00a0',
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
}

export function readHtml(html: string): HtmlElement {
  return new Parser(config).parseHtml(html)
}

/** The first element within another that a selector matches. @throws {Error} if there is none */
export function find(within: HtmlElement, selector: string): HtmlElement {
  const element = within.querySelector(selector)
  if (!element) throw new Error(`There is no ${selector}`)
  return element
}

/** The text of an element, with white space collapsed. */
export function textOf(element: HtmlElement): string {
  return unescaped(element.textContent)
    .replaceAll(/[ \n]+/g, ' ')
    .trim()
}

/** @returns '' if the element has no such attribute */
export function attributeOf(element: HtmlElement, name: string): string {
  return unescaped(element.getAttributeValue(name) ?? '')
}

/** The addresses of the links whose whole text equals a string or matches a pattern. */
export function linksTo(within: HtmlElement, text: string | RegExp): Array<string> {
  return within
    .querySelectorAll('a')
    .filter((link) => (typeof text === 'string' ? textOf(link) === text : text.test(textOf(link))))
    .map((link) => attributeOf(link, 'href'))
}

function unescaped(text: string): string {
  return text.replaceAll(/&[#\w]+;/g, (escaped) => ESCAPED[escaped] ?? escaped)
}
