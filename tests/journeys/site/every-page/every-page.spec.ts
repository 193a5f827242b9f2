import type { Page } from '@playwright/test'
import { axeViolations, COLOURS } from '../../axe.ts'
import { choicesWithoutEdge } from '../../choices-without-edge.ts'
import { setStyle } from '../../cut-texts.ts'
import { expect, PHONE_PIXEL_RATIO } from '../../fixtures.ts'
import { ibmViolations } from '../../ibm-checker.ts'
import {
  ALL_PAGES,
  CALCULATOR,
  FILLED_PAGES,
  NO_PAGE,
  PAGES,
  PAGES_BY_TEMPLATE,
  TEMPLATES,
  tagOf,
  UNLISTED_PAGES,
  YOUR_NAME,
} from '../../pages.ts'
import { test } from '../../shared-page.ts'
import {
  disturbances,
  excessBytes,
  shiftWhileLoading,
  unwantedRequests,
  type Visit,
  visit,
} from './first-visit.ts'
import { stopsWithoutVisibleFocus } from './focus-rings.ts'
import { invalidFields, missingTableHeadings, unchangedByContrast } from './for-readers.ts'
import { excessGold } from './gold-actions.ts'
import { withoutHoverEffect } from './hover.ts'
import { tracesOfInbox } from './inbox-traces.ts'
import { overflows } from './large-text.ts'
import { scaleDeviations } from './scale.ts'
import { unreadableWords } from './unreadable-words.ts'

type Fact = {
  fact: string
  /** All pages by default. */
  pages?: ReadonlyArray<string>
  faults: (page: Page, opened: Visit) => Promise<Array<string>> | Array<string>
}

const ONE_PER_TEMPLATE = [...TEMPLATES.map(({ path }) => path), NO_PAGE]
/** A wrong finding: browsers expose the folded schedule as a table, as missingTableHeadings checks. */
const FOLDED_TABLE = /^table_headers_exists: .*data-year/

/** In this order, because later checks open details, enlarge text and hydrate. tests/built-site checks what needs no browser. */
const PHONE_FACTS: ReadonlyArray<Fact> = [
  {
    fact: 'the first view costs at most 80 KB (home 54, the calculator 60), including 4.6 KB of script and 35 KB of pictures',
    pages: PAGES,
    faults: excessBytes,
  },
  {
    fact: 'nothing comes from another origin, and no policy is broken',
    pages: PAGES,
    faults: unwantedRequests,
  },
  { fact: 'nothing moves while it loads', pages: PAGES, faults: shiftWhileLoading },
  {
    fact: 'nothing moves by itself for more than five seconds, makes a sound, or leaves the page',
    pages: ONE_PER_TEMPLATE,
    faults: disturbances,
  },
  { fact: 'nothing in it refers to the inbox', faults: (_, opened) => tracesOfInbox(opened) },
  {
    fact: 'no field is announced as invalid before it was used',
    pages: ['/contact-us', '/our-work/ecommerce', '/newsletter'],
    faults: invalidFields,
  },
  {
    fact: 'axe finds nothing (on pages that repeat a template it checks only colours)',
    faults: async (page, { address }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return axeViolations(page, tagOf(address).length === 0 ? {} : COLOURS)
    },
  },
  {
    // Some browsers print all backgrounds, so that light text on a dark drawing must not become dark.
    fact: 'in print no text has the colour of its background',
    pages: ['/', '/about-us', '/our-work', '/our-work/ecommerce'],
    faults: async (page) => {
      await page.emulateMedia({ media: 'print' })
      const words = await page.evaluate(unreadableWords)
      await page.emulateMedia({ media: null })
      return words
    },
  },
  {
    fact: 'with forced colours every choice has an edge, chosen or not',
    pages: [CALCULATOR, '/contact-us', '/our-work/ecommerce', '/'],
    faults: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      const choices = await page.evaluate(choicesWithoutEdge)
      await page.emulateMedia({ forcedColors: null })
      return choices
    },
  },
  {
    fact: 'colours are darker if more contrast is preferred',
    pages: [CALCULATOR],
    faults: unchangedByContrast,
  },
  {
    fact: "IBM's checker finds nothing",
    pages: ONE_PER_TEMPLATE,
    faults: async (page) => {
      await setStyle(page, '') // opens all details, because a collapsed control has no visible label
      return (await ibmViolations(page)).filter((violation) => !FOLDED_TABLE.test(violation))
    },
  },
  {
    fact: 'assistive technology reads the folded schedule as a table',
    pages: [CALCULATOR],
    faults: missingTableHeadings,
  },
  {
    fact: 'at most one action in a window is gold, three on a page, none in the footer',
    pages: ONE_PER_TEMPLATE,
    faults: excessGold,
  },
  { fact: 'its font sizes are those of the scale', pages: ONE_PER_TEMPLATE, faults: scaleDeviations },
  {
    fact: 'in a narrow window, widely spaced or enlarged, no text is cut, no word of a heading, sum or number is broken, and nothing scrolls sideways',
    faults: overflows,
  },
  {
    fact: 'each tab stop shows its focus with a contrast of 3 to 1, and no bar covers it (WCAG 1.4.11, 2.4.11)',
    pages: [CALCULATOR, YOUR_NAME, '/contact-us', '/our-work/ecommerce', '/'],
    faults: async (page, opened) => {
      await setStyle(page, '')
      return stopsWithoutVisibleFocus(page, opened)
    },
  },
]

/** The pages of each journey. Filled pages repeat templates, and so are not checked in a wide window. */
const GROUPS: ReadonlyArray<{ name: string; addresses: ReadonlyArray<string>; tag?: '@phone' }> = [
  ...PAGES_BY_TEMPLATE.map((addresses) => ({ name: `pages like ${addresses[0]}`, addresses })),
  { name: 'pages that are not listed', addresses: [...UNLISTED_PAGES, NO_PAGE] },
  { name: 'pages that are filled in by their address', addresses: FILLED_PAGES, tag: '@phone' },
]

test.use({ deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? PHONE_PIXEL_RATIO : 1) })

for (const { name, addresses, tag = [] } of GROUPS)
  test(`the rules for every page are met by ${name}`, { tag }, async ({ page, site }, { project }) => {
    test.slow()
    for (const address of addresses) {
      if (project.name === 'phone') await checkOnPhone(page, site.url, address)
      else if (tagOf(address).length === 0) {
        await page.goto(address)
        expect.soft(await axeViolations(page), address).toEqual([])
        expect.soft(await excessGold(page), `gold on ${address}`).toEqual([])
        expect.soft(await withoutHoverEffect(page), `a pointer over ${address}`).toEqual([])
      }
    }
  })

async function checkOnPhone(page: Page, origin: string, address: string): Promise<void> {
  const opened = await visit(page, origin, address)
  for (const { fact, pages = ALL_PAGES, faults } of PHONE_FACTS)
    if (pages.includes(address))
      await test.step(`${address}: ${fact}`, async () => {
        expect.soft(await faults(page, opened), `${address}: ${fact}`).toEqual([])
      })
  await opened.wire.end()
}
