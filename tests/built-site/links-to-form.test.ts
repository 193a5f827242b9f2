import type { HtmlElement } from 'html-validate'
import { beforeAll, expect, test } from 'vitest'
import { paths } from '../../domain/sitemap/paths.ts'
import { content } from '../journeys/site-content.ts'
import { openedSite } from './opened-site.ts'
import { attributeOf, find, linksTo, textOf } from './read-html.ts'

const PLAN = 'v=2026-11-20&need=ecommerce&design=tailored&months=24'

const PAGES_WITH_CLOSING_SECTION = [
  '/our-work',
  '/what-we-do',
  '/about-us',
  '/our-work/ecommerce',
  '/casestudies/furniture-ecommerce-site',
  '/service-categories/web-design',
]

const { origin, textAt, mainAt } = openedSite()
beforeAll(async () => {
  await textAt(paths.calculator()) // waits for the renderer: until then a form is shown without its plan
})

test('every closing section links to a form, and begins with its own words', async () => {
  const openings = new Set<string>()
  for (const address of PAGES_WITH_CLOSING_SECTION) {
    const section = sectionOf(await mainAt(address), 'Have a great project?')
    openings.add(textOf(find(section, 'p')))
    await expectForm(linksTo(section, /./).at(-1), address)
  }
  expect(openings.size).toBe(PAGES_WITH_CLOSING_SECTION.length)
})

test('each selling section of the home page links to the form once', async () => {
  const home = await mainAt('/')
  for (const heading of [
    'What happens next',
    'Four things we do well',
    'White Label Solutions',
    'What we promise you',
  ])
    expect
      .soft(
        linksTo(sectionOf(home, heading), /./).filter((href) => href === paths.contactUs),
        heading,
      )
      .toHaveLength(1)
})

test('a category without a plan of its own links from its price to the form', async () => {
  for (const address of ['/service-categories/site-maintenance', '/service-categories/webflow-seo']) {
    const [href] = linksTo(sectionOf(await mainAt(address), 'What it costs'), 'Ask about it')
    await expectForm(href, address)
  }
})

test('the head of a category with a plan links to the form with that plan', async () => {
  const [href] = linksTo(await mainAt('/service-categories/web-design'), 'Ask about it')
  expect(textOf(await expectForm(href))).toContain('You ask about this plan')
})

test('an example project links to the form with its plan, unless it has work that no plan contains', async () => {
  for (const { slug, cost } of content['case-studies']) {
    const [href] = linksTo(await mainAt(`/casestudies/${slug}`), 'Ask about a project like this')
    expect.soft(href, slug).toMatch(cost.onTop ? /^\/contact-us$/ : /^\/contact-us\?plan=/)
  }
})

test('a plan is shown above the form with a link to remove it; an unreadable one is reported', async () => {
  const withPlan = await mainAt(paths.contactWithPlan(PLAN))
  expect(textOf(withPlan)).toContain('You ask about this plan')
  expect(linksTo(withPlan, 'Leave it out')).toEqual(['/contact-us'])
  const plain = await mainAt('/contact-us')
  expect(textOf(plain)).not.toContain('You ask about this plan')
  expect(plain.querySelectorAll('input[name="category"][checked]')).toEqual([])
  const unreadable = await mainAt(paths.contactWithPlan('need=spaceship'))
  expect(textOf(unreadable)).toContain('The plan in the link could not be read')
})

/** The section of a page with a given heading. */
function sectionOf(main: HtmlElement, heading: string): HtmlElement {
  const found = main.querySelectorAll('section').find((section) => {
    const name = main.querySelector(`#${attributeOf(section, 'aria-labelledby') || 'none'}`)
    return name && textOf(name) === heading
  })
  if (!found) throw new Error(`There is no ${heading}`)
  return found
}

/** Expects an enquiry's form at a link's target. @returns the target's main part */
async function expectForm(href = '', from = '/'): Promise<HtmlElement> {
  const { pathname, search } = new URL(href, origin() + from)
  const main = await mainAt(pathname + search)
  expect(main.querySelectorAll('label').map(textOf).join(), from).toContain('First Name')
  return main
}
