import type { Page } from '@playwright/test'
import { axeViolations, COLOURS } from '../../axe.ts'
import { choicesWithoutEdge } from '../../choices-without-edge.ts'
import { setStyle } from '../../cut-texts.ts'
import { expect, SHARP } from '../../fixtures.ts'
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
import { ibmViolations } from '../../ibm-checker.ts'
import { test } from '../../shared-page.ts'
import {
  disturbances,
  excessBytes,
  shiftWhileLoading,
  unwantedRequests,
  type Visit,
  visit,
} from './first-visit.ts'
import { unseenStops } from './focus-rings.ts'
import { calledInvalid, missingTableHeadings, paleWithMoreContrast } from './for-readers.ts'
import { excessGold } from './gold-actions.ts'
import { unmovedByPointer } from './hover.ts'
import { tracesOfInbox } from './inbox-traces.ts'
import { cutForReaders } from './large-text.ts'
import { offScale } from './scale.ts'
import { unreadableWords } from './unreadable-words.ts'

type Fact = {
  fact: string
  /** The pages that it applies to; by default all. */
  of?: ReadonlyArray<string>
  /** Violations on a page. */
  faults: (page: Page, opened: Visit) => Promise<Array<string>> | Array<string>
}

const ONE_OF_EACH = [...TEMPLATES.map(({ path }) => path), NO_PAGE]
/** The folded schedule is a table in Chrome, Firefox and WebKit: its headings are checked below. */
const FOLDED_TABLE = /^table_headers_exists: .*data-year/

/** In this order: later checks open disclosures, enlarge text and hydrate by focus. tests/built-site checks what a request shows of each page. */
const ON_A_PHONE: ReadonlyArray<Fact> = [
  {
    fact: 'the first view costs at most 80 KB (home 54, the calculator 60), of it 4,6 KB of script and 35 KB of pictures',
    of: PAGES,
    faults: excessBytes,
  },
  { fact: 'nothing comes from another origin, and no policy is broken', of: PAGES, faults: unwantedRequests },
  { fact: 'nothing moves while it loads', of: PAGES, faults: shiftWhileLoading },
  {
    fact: 'nothing moves by itself for more than five seconds, makes a sound, or leaves the page',
    of: ONE_OF_EACH,
    faults: disturbances,
  },
  { fact: 'nothing in it refers to the inbox', faults: (_, opened) => tracesOfInbox(opened) },
  {
    fact: 'no field is announced as invalid before it was used',
    of: ['/contact-us', '/our-work/ecommerce', '/newsletter'],
    faults: calledInvalid,
  },
  {
    fact: 'axe finds nothing; on further pages of a template it checks only the colours',
    faults: async (page, { address }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return axeViolations(page, tagOf(address).length === 0 ? {} : COLOURS)
    },
  },
  {
    // Drawings keep their backgrounds on paper, and some browsers print all of them: moonlight then becomes ink.
    fact: 'in print no text has the colour of its background',
    of: ['/', '/about-us', '/our-work', '/our-work/ecommerce'],
    faults: async (page) => {
      await page.emulateMedia({ media: 'print' })
      const words = await page.evaluate(unreadableWords)
      await page.emulateMedia({ media: null })
      return words
    },
  },
  {
    fact: 'with forced colours every choice has an edge, chosen or not',
    of: [CALCULATOR, '/contact-us', '/our-work/ecommerce', '/'],
    faults: async (page) => {
      await page.emulateMedia({ forcedColors: 'active' })
      const choices = await page.evaluate(choicesWithoutEdge)
      await page.emulateMedia({ forcedColors: null })
      return choices
    },
  },
  {
    fact: 'colours are darker if more contrast is preferred',
    of: [CALCULATOR],
    faults: paleWithMoreContrast,
  },
  {
    fact: "IBM's checker finds nothing",
    of: ONE_OF_EACH,
    faults: async (page) => {
      // A collapsed control has no visible label.
      await setStyle(page, '')
      return (await ibmViolations(page)).filter((each) => !FOLDED_TABLE.test(each))
    },
  },
  {
    fact: 'assistive technology reads the folded schedule as a table',
    of: [CALCULATOR],
    faults: missingTableHeadings,
  },
  {
    fact: 'at most one action of a window is gold, three of a page, none of the footer',
    of: ONE_OF_EACH,
    faults: excessGold,
  },
  { fact: 'its font sizes are those of the scale', of: ONE_OF_EACH, faults: offScale },
  {
    fact: 'narrow, spaced and enlarged it cuts no text, breaks no word of a heading, no sum and no telephone number, and does not scroll sideways',
    faults: cutForReaders,
  },
  {
    fact: 'each stop shows its focus with a contrast of 3 to 1, and no bar lies over it (WCAG 1.4.11, 2.4.11)',
    of: [CALCULATOR, YOUR_NAME, '/contact-us', '/our-work/ecommerce', '/'],
    faults: async (page, opened) => {
      await setStyle(page, '')
      return unseenStops(page, opened)
    },
  },
]

/** The pages of one journey. Those filled in by their query have a template that a wide window has checked. */
const GROUPS: ReadonlyArray<{ of: string; addresses: ReadonlyArray<string>; tag?: '@phone' }> = [
  ...PAGES_BY_TEMPLATE.map((addresses) => ({ of: `each page like ${addresses[0]}`, addresses })),
  { of: 'each page that is not listed', addresses: [...UNLISTED_PAGES, NO_PAGE] },
  { of: 'each page that is filled by its address', addresses: FILLED_PAGES, tag: '@phone' },
]

test.use({ deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? SHARP : 1) })

for (const { of, addresses, tag = [] } of GROUPS)
  test(`the rules for every page are met by ${of}`, { tag }, async ({ page, site }, { project }) => {
    test.slow() // all checks that apply to some pages
    for (const address of addresses) {
      if (project.name === 'phone') await meetOnAPhone(page, site.url, address)
      else if (tagOf(address).length === 0) {
        await page.goto(address)
        expect.soft(await axeViolations(page), address).toEqual([])
        expect.soft(await excessGold(page), `gold on ${address}`).toEqual([])
        expect.soft(await unmovedByPointer(page), `a pointer over ${address}`).toEqual([])
      }
    }
  })

async function meetOnAPhone(page: Page, origin: string, address: string): Promise<void> {
  const opened = await visit(page, origin, address)
  for (const { fact, of = ALL_PAGES, faults } of ON_A_PHONE)
    if (of.includes(address))
      await test.step(`${address}: ${fact}`, async () => {
        expect.soft(await faults(page, opened), `${address}: ${fact}`).toEqual([])
      })
  await opened.wire.end()
}
