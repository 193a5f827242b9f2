import type { Page } from '@playwright/test'
import { axeViolations } from '../../axe.ts'
import { choicesWithoutEdge } from '../../choices-without-edge.ts'
import { setStyle } from '../../cut-texts.ts'
import { expect, SHARP } from '../../fixtures.ts'
import { htmlFaults } from '../../html-faults.ts'
import {
  ALL_PAGES,
  CALCULATOR,
  NO_PAGE,
  PAGES,
  TEMPLATES,
  tagOf,
  UNLISTED_PAGES,
  YOUR_NAME,
} from '../../pages.ts'
import { secondViolations } from '../../second-checker.ts'
import { test } from '../../shared-page.ts'
import { excessBytes, restless, shiftWhileLoading, strangers, type Visit, visit } from './first-visit.ts'
import { faintStops } from './focus-rings.ts'
import { brokenForReaders, cutForReaders } from './large-text.ts'
import {
  deadLinks,
  followedQueries,
  namedExamples,
  tracesOfInbox,
  untoldPictures,
  wrongInHead,
} from './markup.ts'
import { unreadableWords } from './unreadable-words.ts'

type Fact = {
  fact: string
  /** Of which pages; without it of all. */
  of?: ReadonlyArray<string>
  /** What contradicts it. */
  faults: (page: Page, opened: Visit) => Promise<Array<string>> | Array<string>
}

const ONE_OF_EACH = [...TEMPLATES.map(({ path }) => path), NO_PAGE]
/** The folded schedule is a table to Chrome, Firefox and WebKit: accessibility.spec.ts reads its headings. */
const FOLDED_TABLE = /^table_headers_exists: .*data-year/

/** In this order: what comes later opens folds, enlarges texts and wakes what the focus meets. */
const ON_A_PHONE: ReadonlyArray<Fact> = [
  {
    fact: 'the first view costs at most 120 KB (the calculator 80), of it 4 KB of script and 50 KB of pictures',
    of: PAGES,
    faults: excessBytes,
  },
  { fact: 'nothing comes from another origin, and no policy is broken', of: PAGES, faults: strangers },
  { fact: 'nothing moves while it loads', of: PAGES, faults: shiftWhileLoading },
  {
    fact: 'nothing moves by itself for more than five seconds, nothing sounds, and it leaves not by itself',
    of: ONE_OF_EACH,
    faults: restless,
  },
  { fact: 'it is valid HTML', faults: (_, { html }) => htmlFaults(html) },
  {
    fact: 'no style stands in its body',
    faults: (_, { html }) => html.slice(html.indexOf('<body')).match(/<style\b[^>]*>/g) ?? [],
  },
  {
    fact: 'a link of ours with a query is not for crawlers to follow',
    faults: (_, opened) => followedQueries(opened),
  },
  { fact: 'nothing of it knows of the inbox', faults: (_, opened) => tracesOfInbox(opened) },
  {
    fact: 'the picture that stands for it elsewhere is told in words',
    faults: (_, opened) => untoldPictures(opened),
  },
  { fact: 'every link, picture and file that it names is there, every anchor too', faults: deadLinks },
  {
    fact: 'it has its title, description, canonical address, social tags and one first heading',
    of: [...PAGES, ...UNLISTED_PAGES],
    faults: wrongInHead,
  },
  {
    fact: 'it tells machines nothing of an example company, nor dials its numbers',
    of: PAGES,
    faults: namedExamples,
  },
  {
    fact: 'axe finds nothing',
    faults: async (page) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      return axeViolations(page)
    },
  },
  {
    // Drawings keep their grounds on paper, and some browsers print all of them: there moonlight is ink.
    fact: 'on paper nothing is written in ink on ink',
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
    fact: "IBM's checker finds nothing",
    of: ONE_OF_EACH,
    faults: async (page) => {
      // What is folded up has no label for it.
      await setStyle(page, '')
      return (await secondViolations(page)).filter((each) => !FOLDED_TABLE.test(each))
    },
  },
  { fact: 'narrow, spaced and enlarged it cuts no text and does not scroll sideways', faults: cutForReaders },
  { fact: 'enlarged to 200 % it breaks no word of a heading and no sum', faults: brokenForReaders },
  {
    fact: 'each stop shows its focus with a contrast of 3 to 1 (WCAG 1.4.11)',
    of: [CALCULATOR, YOUR_NAME, '/contact-us', '/our-work/ecommerce', '/'],
    faults: async (page) => {
      await setStyle(page, '')
      return faintStops(page)
    },
  },
]

test.use({ deviceScaleFactor: async ({ isMobile }, use) => use(isMobile ? SHARP : 1) })

for (const address of ALL_PAGES)
  test(
    `${address} meets what is asked of every page`,
    { tag: tagOf(address) },
    async ({ page, site }, { project }) => {
      test.slow() // all that is asked of a page
      if (project.name !== 'phone') {
        await page.goto(address)
        return expect(await axeViolations(page)).toEqual([])
      }
      const opened = await visit(page, site.url, address)
      for (const { fact, of = ALL_PAGES, faults } of ON_A_PHONE)
        if (of.includes(address))
          await test.step(fact, async () => {
            expect.soft(await faults(page, opened), fact).toEqual([])
          })
      await opened.wire.end()
    },
  )
