import type { HtmlElement } from 'html-validate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '../../domain/sitemap/paths.ts'
import { type BuiltApp, openBuiltApp } from '../fixtures/built-app.ts'
import { content } from '../journeys/site-content.ts'
import { attributeOf, find, linksTo, readHtml, textOf } from './read-html.ts'

const PLAN = 'v=2026-11-20&need=ecommerce&design=tailored&months=24'

/** Pages that end in the yellow close, each after something else. */
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

test('every close leads to a form, and begins with words of its own', async () => {
  const openings = new Set<string>()
  for (const address of CLOSES) {
    const close = regionOf(await mainAt(address), 'Have a great project?')
    openings.add(textOf(find(close, 'p')))
    await expectForm(linksTo(close, /./).at(-1), address)
  }
  expect(openings.size).toBe(CLOSES.length)
})

test('home leads to the form after each part that sells', async () => {
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

test('a category that is no build leads from its price to the form', async () => {
  for (const address of ['/service-categories/site-maintenance', '/service-categories/webflow-seo']) {
    const [way] = linksTo(regionOf(await mainAt(address), 'What it costs'), 'Ask about it')
    await expectForm(way, address)
  }
})

test('the head of a category that is a build leads to the form, which names the build', async () => {
  const [way] = linksTo(await mainAt('/service-categories/web-design'), 'Ask about it')
  expect(textOf(await expectForm(way))).toContain('You ask about this plan')
})

test('an example project is asked about with its plan, unless that leaves out what is built for it alone', async () => {
  for (const { slug, cost } of content['case-studies']) {
    const [ask] = linksTo(await mainAt(`/casestudies/${slug}`), 'Ask about a project like this')
    expect.soft(ask, slug).toMatch(cost.onTop ? /^\/contact-us$/ : /^\/contact-us\?plan=/)
  }
})

test('a plan stands above the form with a way to leave it out; one that cannot be read is said so', async () => {
  const withPlan = await mainAt(paths.contactWithPlan(PLAN))
  expect(textOf(withPlan)).toContain('You ask about this plan')
  expect(linksTo(withPlan, 'Leave it out')).toEqual(['/contact-us'])
  const plain = await mainAt('/contact-us')
  expect(textOf(plain)).not.toContain('You ask about this plan')
  expect(plain.querySelectorAll('input[name="category"][checked]')).toEqual([])
  const unread = await mainAt(paths.contactWithPlan('need=spaceship'))
  expect(textOf(unread)).toContain('The plan in the link could not be read')
})

/** The section of a page that is named by a heading. */
function regionOf(main: HtmlElement, heading: string): HtmlElement {
  const region = main.querySelectorAll('section').find((section) => {
    const name = main.querySelector(`#${attributeOf(section, 'aria-labelledby') || 'none'}`)
    return name && textOf(name) === heading
  })
  if (!region) throw new Error(`There is no ${heading}`)
  return region
}

/** The main part of the page that a link leads to, which has a form for an enquiry. */
async function expectForm(way = '', from = '/'): Promise<HtmlElement> {
  const { pathname, search } = new URL(way, built.origin + from)
  const main = await mainAt(pathname + search)
  expect(main.querySelectorAll('label').map(textOf).join(), from).toContain('First Name')
  return main
}
