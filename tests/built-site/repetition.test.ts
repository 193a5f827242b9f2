import type { HtmlElement } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../domain/sitemap/paths.ts'
import { PAGES, UNLISTED_PAGES, YOUR_NAME } from '../journeys/pages.ts'
import { content } from '../journeys/site-content.ts'
import { openedSite } from './opened-site.ts'
import { textOf } from './read-html.ts'

const products = content.solutions.map(({ url }) => paths.solution(url))
const apps = ['ecommerce', 'food-delivery', 'live-camera', 'church-app'].map(paths.solution)

/** Statements that appear only on these pages, once each. */
const SAID_ONCE: ReadonlyArray<[words: RegExp, pages: ReadonlyArray<string>]> = [
  [/answers? within one working day/, [paths.home]],
  [/We answer by \w+day/, [...products, paths.contactUs, paths.contactCallPage]],
  [/days we do not control/, [...apps, paths.whatWeDo, paths.calculator(), paths.terms]],
  [
    /a copy of the program, yours to use for ever/,
    [paths.home, ...products, paths.whatWeDo, paths.calculator(), paths.terms],
  ],
  [/We would rather move a date/, [paths.home]],
  [
    /If you stop for good, it counts as cancelling/,
    [paths.home, ...products, paths.calculator(), paths.terms],
  ],
  [
    /Webflow(?! development| SEO)/, // except for the names of the categories
    [paths.home, paths.terms, paths.caseStudy('customer-friendly-approach'), paths.category('webflow-seo')],
  ],
]

/** A page about Webflow, which may name it often. */
const EXEMPT = paths.category('webflow-development')

/** Pages that show one thing several times by design: a project in each of its panes, a name on each product. */
const REPETITIVE_PAGES = [paths.ourWork, YOUR_NAME]

const MIN_WORDS = 6

const { mainAt } = openedSite()
const pages = new Map<string, HtmlElement>()
beforeAll(async () => {
  for (const address of [...PAGES, ...UNLISTED_PAGES]) pages.set(address, await mainAt(address))
})

test.each(SAID_ONCE)('%s is stated once on each of its pages, and on no other', (words, addresses) => {
  const times = [...pages].flatMap(([address, main]) => {
    const matches = textOf(main).match(new RegExp(words, 'g'))
    return matches && address !== EXEMPT ? [[address, matches.length]] : []
  })
  expect(Object.fromEntries(times)).toEqual(Object.fromEntries(addresses.map((address) => [address, 1])))
})

test('no page repeats a sentence', () => {
  for (const [address, main] of pages)
    if (!REPETITIVE_PAGES.includes(address)) expect.soft(repeatedSentences(main), address).toEqual([])
})

function repeatedSentences(main: HtmlElement): Array<string> {
  const sentences = main
    .querySelectorAll('p, li, dd, dt, figcaption')
    .filter((element) => !element.querySelector('p, li, dd'))
    .flatMap((element) => textOf(element).split(/(?<=[.?!])\s/))
    .filter((sentence) => /[.?!]$/.test(sentence) && sentence.split(' ').length >= MIN_WORDS)
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)
}
