import { expect, test } from 'vitest'
import { SCREENS } from '../../domain/content/words/screens.ts'
import { FAILURE_SENTENCE, THANKS_SENTENCE } from '../../domain/enquiry/form.ts'
import { formatRand } from '../../domain/money/money.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { SHOP_CENTS } from '../journeys/shop-price.ts'
import { content } from '../journeys/site-content.ts'
import { openedSite } from './opened-site.ts'
import { attributeOf, find, linksTo, textOf } from './read-html.ts'

/** Sentences of the specification that must appear on a page verbatim, besides those that the inbox shows as locked. */
const SENTENCES: Array<[address: string, sentences: Array<string | RegExp>]> = [
  ['/', ['Subscription Model', 'See Detail', 'Contact Us', 'Schedule a call', formatRand(SHOP_CENTS)]],
  ['/', ['How do the monthly instalments work?']],
  ['/what-we-do', ['Schedule Call']],
  ['/our-work', ['Learn more', 'Have a great project?', /Let[’']s discuss your project/, 'Schedule Call']],
  ['/about-us', ['Schedule a Call']],
  ['/contact-us', ['First Name', 'Surname', 'Email Address', 'Phone Number', 'Submit']],
  ['/contact-us', ['Web development', 'Mobile app development', 'White label solution', 'Other']],
  ['/our-work/ecommerce', ['What is included', 'Features', 'View Demo', 'more than 10\u00a0000 products']],
  ['/our-work/ecommerce', ['Have a great project?', /Let[’']s discuss your project/, 'Schedule a Call']],
]

/** Sentences that are only shown after a form was sent. */
const AFTER_SENDING = [THANKS_SENTENCE, FAILURE_SENTENCE]
/** The sentences that the inbox shows as locked, by their pages. */
const LOCKED = SCREENS.map(({ page, entries, sections }): [address: string, sentences: Array<string>] => {
  const fixed = sections.flatMap(({ items }) =>
    items.flatMap((item) => ('fixed' in item ? item.fixed.split(' · ') : [])),
  )
  return [
    entries ? `${page}ecommerce` : page.replace(/#.*/, ''),
    fixed.filter((sentence) => !AFTER_SENDING.includes(sentence)),
  ]
}).filter(([, sentences]) => sentences.length > 0)

const { textAt, mainAt } = openedSite()

test.each([...SENTENCES, ...LOCKED])(
  '%s has the sentences that the specification quotes',
  async (address, sentences) => {
    const html = await textAt(address)
    const text = html
      .slice(html.indexOf('<body'))
      .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/[ \n]+/g, ' ')
    for (const sentence of sentences)
      if (typeof sentence === 'string') expect.soft(text).toContain(sentence)
      else expect.soft(text).toMatch(sentence)
  },
)

test('home shows the first four solutions, each with its link', async () => {
  const links = linksTo(await mainAt('/'), /^See Detail/)
  expect(links).toEqual(content.solutions.slice(0, 4).map(({ url }) => paths.solution(url)))
})

test('fields have autocomplete tokens, and the category is announced as required', async () => {
  const main = await mainAt('/contact-us')
  const purposes = ['First Name', 'Surname', 'Email Address', 'Phone Number'].map((label) => {
    const [id = ''] = main
      .querySelectorAll('label')
      .filter((element) => textOf(element).startsWith(label))
      .map((element) => attributeOf(element, 'for'))
    return attributeOf(find(main, `#${id}`), 'autocomplete')
  })
  expect(purposes).toEqual(['given-name', 'family-name', 'email', 'tel'])
  const category = find(main, '[role="radiogroup"]')
  expect(textOf(find(category, `#${attributeOf(category, 'aria-labelledby')}`))).toBe('What is it about?')
  expect(attributeOf(category, 'aria-required')).toBe('true')
})
