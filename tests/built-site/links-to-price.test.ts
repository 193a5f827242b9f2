import type { HtmlElement } from 'html-validate'
import { expect, test } from 'vitest'
import { formatRand } from '../../domain/money/money.ts'
import { splitIntoInstalments } from '../../domain/plan/instalments.ts'
import { SHOP_CENTS } from '../journeys/shop-price.ts'
import { content } from '../journeys/site-content.ts'
import { openedSite } from './opened-site.ts'
import { attributeOf, find, linksTo, textOf } from './read-html.ts'

const { origin, mainAt } = openedSite()
const monthsOf = (address: string) => new URL(address, origin()).searchParams.get('months')

/** The calculator's summary of the plan in its link. */
async function resultAt(address: string): Promise<string> {
  expect(address).toMatch(/^\/calculator\?/)
  return textOf(find(await mainAt(address), '#result'))
}

test('the button of the home page leads to the total of its dial, for each number of months', async () => {
  const home = await mainAt('/')
  const button = home.querySelectorAll('button').find((found) => textOf(found) === 'Work out your price')
  const form = find(home, `#${button && attributeOf(button, 'form')}`)
  expect(attributeOf(form, 'action')).toBe('/calculator')
  const pairs = form
    .querySelectorAll('input')
    .map((input) => `${attributeOf(input, 'name')}=${attributeOf(input, 'value')}`)
  const [need, ...durations] = pairs
  expect(durations).toEqual([3, 6, 12, 18, 24].map((months) => `months=${months}`))
  for (const months of [3, 6, 12, 18, 24]) {
    const result = await resultAt(`/calculator?${need}&months=${months}`)
    const [first = 0] = splitIntoInstalments(SHOP_CENTS, months)
    expect.soft(result).toContain(formatRand(SHOP_CENTS))
    expect.soft(result).toContain(`A month, for ${months} months${formatRand(first)}`)
  }
})

test('the answer about instalments and the contact page link to the calculator', async () => {
  const answers = (await mainAt('/')).querySelectorAll('details')
  const [answer] = answers.filter((answer) => textOf(answer).includes('How do the monthly instalments work?'))
  expect(answer && linksTo(answer, 'cost calculator')).toEqual(['/calculator'])
  expect(linksTo(await mainAt('/contact-us'), 'Work out your price')).toEqual(['/calculator'])
})

test('the thank-you page does not link to the calculator', async () => {
  expect(linksTo(await mainAt('/contact-us/thank-you'), 'Work out your price')).toEqual([])
})

test('each service links to its price', async () => {
  const services = await mainAt('/what-we-do')
  for (const service of ['web', 'ml', 'desktop', 'white-label']) {
    const sheet = find(services, `#${service}`)
    const [price] = sheet.querySelectorAll('p').filter((line) => textOf(line).startsWith('From '))
    const [href = ''] = linksTo(sheet, /^Work out your price/)
    expect.soft(await resultAt(href), service).toContain(price && textOf(find(price, 'b')))
  }
})

test('each case study links to its plan with its number of months, without work for that project only', async () => {
  for (const { slug, cost } of content['case-studies']) {
    const study = await mainAt(`/casestudies/${slug}`)
    const total = centsOf(textAfter(study, 'p', /^Total, /, 'b'))
    // Work for one project only is not on the price list.
    const extraWork =
      'onTop' in cost ? centsOf(textAfter(study, 'dt', /^Built for this project alone/, 'dd')) : 0
    const [href = ''] = linksTo(study, 'Work out your price')
    expect.soft(monthsOf(href), slug).toBe(String(cost.months))
    expect.soft(await resultAt(href), slug).toContain(formatRand(total - extraWork))
  }
})

test('the list of solutions shows each total before its monthly price', async () => {
  const list = await mainAt('/our-work')
  const [solutions] = list
    .querySelectorAll('section')
    .filter((section) => attributeOf(section, 'aria-labelledby') === 'solutions')
  const sheets = solutions?.querySelectorAll('li').map(textOf) ?? []
  expect(sheets).toHaveLength(content.solutions.length)
  for (const sheet of sheets)
    expect.soft(sheet).toMatch(/R\u00a0[\d\u00a0]+,\d\d R\u00a0[\d\u00a0]+,\d\d a month for\s12\smonths/)
})

test.each(content.solutions)(
  '$url has its total first, then the sum per month, and a form that leads to a plan with the choices made',
  async ({ url }) => {
    const product = await mainAt(`/our-work/${url}`)
    expect(textOf(find(product, 'section'))).toMatch(
      /R\u00a0[\d\u00a0]+,\d\d total[\s\S]*R\u00a0[\d\u00a0]+,\d\d a month for\s\d+\smonths[\s\S]*or R\u00a0[\d\u00a0]+,\d\d a month for\s\d+\smonths/,
    )
    const form = find(product, 'form[action="/calculator"]')
    const [extra] = valuesOf(form, 'extras')
    expect(valuesOf(form, 'months')).toContain('6')
    expect(valuesOf(form, 'design')).toContain('tailored')
    const query = new URLSearchParams({ months: '6', design: 'tailored', extras: extra ?? '' })
    for (const hidden of form.querySelectorAll('input[type="hidden"]'))
      query.set(attributeOf(hidden, 'name'), attributeOf(hidden, 'value'))
    expect(query.get('need')).toBe(url)
    const result = await resultAt(`/calculator?${query}`)
    expect(result).toContain('A month, for 6 months')
    expect(result).not.toContain(textOf(find(form, 'output[name="total"]')))
  },
)

/** The values that a form offers for a choice. */
function valuesOf(form: HtmlElement, name: string): Array<string> {
  return form.querySelectorAll(`input[name="${name}"]`).map((input) => attributeOf(input, 'value'))
}

/** The text of the first element with a given tag that follows an element with another tag and a given text. */
function textAfter(within: HtmlElement, tag: string, text: RegExp, followingTag: string): string {
  const element = within.querySelectorAll(tag).find((found) => text.test(textOf(found)))
  const [following] = element?.parent?.querySelectorAll(`${tag} ~ ${followingTag}`) ?? []
  return following ? textOf(following) : ''
}

function centsOf(amount: string): number {
  const digits = Number(amount.replace(/\D/g, ''))
  return amount.includes(',') ? digits : digits * 100 // approximate amounts have no cents
}
