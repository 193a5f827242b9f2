import type { HtmlElement } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../domain/sitemap/paths.ts'
import { type BuiltApp, openBuiltApp } from '../fixtures/built-app.ts'
import { content } from '../journeys/site-content.ts'
import { attributeOf, find, linksTo, readHtml, textOf } from './read-html.ts'

const PLAN = 'v=2026-11-20&need=ecommerce&design=tailored&months=24'

/** Pages with the yellow closing section, each after something else. */
const CLOSES = [
  '/our-work',
  '/what-we-do',
  '/about-us',
  '/our-work/ecommerce',
  '/casestudies/furniture-ecommerce-site',
  '/service-categories/web-design',
]

let built: BuiltApp
beforeAll(async () => {
  built = await openBuiltApp()
  await built.textAt(paths.calculator()) // a form is shown without its plan rather than not at all
})
afterAll(() => built.close())

const mainAt = async (address: string) => find(readHtml(await built.textAt(address)), 'main')

test('every closing section links to a form, and begins with its own words', async () => {
  const openings = new Set<string>()
  for (const address of CLOSES) {
    const close = regionOf(await mainAt(address), 'Have a great project?')
    openings.add(textOf(find(close, 'p')))
    await expectForm(linksTo(close, /./).at(-1), address)
  }
  expect(openings.size).toBe(CLOSES.length)
})

test('home links to the form after each section that sells', async () => {
  const home = await mainAt('/')
  for (const part of [
    'What happens next',
    'Four things we do well',
    'White Label Solutions',
    'What we promise you',
  ])
    expect
      .soft(
        linksTo(regionOf(home, part), /./).filter((way) => way === paths.contactUs),
        part,
      )
      .toHaveLength(1)
})

test('a category without a build links from its price to the form', async () => {
  for (const address of ['/service-categories/site-maintenance', '/service-categories/webflow-seo']) {
    const [way] = linksTo(regionOf(await mainAt(address), 'What it costs'), 'Ask about it')
    await expectForm(way, address)
  }
})

test('the head of a category with a build links to the form, which names the build', async () => {
  const [way] = linksTo(await mainAt('/service-categories/web-design'), 'Ask about it')
  expect(textOf(await expectForm(way))).toContain('You ask about this plan')
})

test('an example project links to the form with its plan, unless that omits work for this project only', async () => {
  for (const { slug, cost } of content['case-studies']) {
    const [ask] = linksTo(await mainAt(`/casestudies/${slug}`), 'Ask about a project like this')
    expect.soft(ask, slug).toMatch(cost.onTop ? /^\/contact-us$/ : /^\/contact-us\?plan=/)
  }
})

test('a plan is shown above the form with a link to remove it; an unreadable one is reported', async () => {
  const withPlan = await mainAt(paths.contactWithPlan(PLAN))
  expect(textOf(withPlan)).toContain('You ask about this plan')
  expect(linksTo(withPlan, 'Leave it out')).toEqual(['/contact-us'])
  const plain = await mainAt('/contact-us')
  expect(textOf(plain)).not.toContain('You ask about this plan')
  expect(plain.querySelectorAll('input[name="category"][checked]')).toEqual([])
  const unread = await mainAt(paths.contactWithPlan('need=spaceship'))
  expect(textOf(unread)).toContain('The plan in the link could not be read')
})

/** The section of a page with a given heading. */
function regionOf(main: HtmlElement, heading: string): HtmlElement {
  const region = main.querySelectorAll('section').find((section) => {
    const name = main.querySelector(`#${attributeOf(section, 'aria-labelledby') || 'none'}`)
    return name && textOf(name) === heading
  })
  if (!region) throw new Error(`There is no ${heading}`)
  return region
}

/** The main part of a link's target, which has a form for an enquiry. */
async function expectForm(way = '', from = '/'): Promise<HtmlElement> {
  const { pathname, search } = new URL(way, built.origin + from)
  const main = await mainAt(pathname + search)
  expect(main.querySelectorAll('label').map(textOf).join(), from).toContain('First Name')
  return main
}
