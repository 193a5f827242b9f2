import { readdir, readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { ALLOWED_IN_STYLES, EXCUSED_IN_SCRIPTS } from '../../site/build/browser-support/allowed-features.ts'
import { unsupportedInScript } from '../../site/build/browser-support/unsupported-scripts.ts'
import { unsupportedInStyle } from '../../site/build/browser-support/unsupported-styles.ts'
import { htmlFaults } from '../journeys/html-faults.ts'
import { ALL_PAGES, FILLED_PAGES, PAGES, UNLISTED_PAGES } from '../journeys/pages.ts'
import { brokenPromises } from '../journeys/promised-words.ts'
import { unexcused, unsupportedOnPage } from '../journeys/unsupported-on-page.ts'
import { openedSite } from './opened-site.ts'
import {
  deadLinks,
  exampleFacts,
  followableQueries,
  headFaults,
  missingPictureTexts,
  type SentPage,
} from './page-facts.ts'
import { find, readHtml, textOf } from './read-html.ts'

const CLIENT = new URL('../../dist/client/', import.meta.url)

type Fact = {
  fact: string
  /** By default all. */
  addresses?: ReadonlyArray<string>
  faults: (page: SentPage) => Promise<Array<string>> | Array<string>
}

const FACTS: ReadonlyArray<Fact> = [
  { fact: 'it is valid HTML', faults: ({ html }) => htmlFaults(html) },
  {
    fact: 'its body contains no style element',
    faults: ({ html }) => html.slice(html.indexOf('<body')).match(/<style\b[^>]*>/g) ?? [],
  },
  {
    fact: 'it uses no markup, style or script that a minimum browser lacks',
    faults: ({ origin, address }) => unsupportedOnPage(origin, address),
  },
  { fact: 'crawlers do not follow its own links with a query', faults: followableQueries },
  { fact: 'its social picture has a text alternative', faults: missingPictureTexts },
  { fact: 'every link, picture, file and anchor that it names exists', faults: deadLinks },
  {
    fact: 'it has its title, description, canonical address, social tags and one first heading',
    addresses: [...PAGES, ...UNLISTED_PAGES],
    faults: headFaults,
  },
  {
    fact: 'it has no example fact in its structured data, and no link to an example number',
    addresses: PAGES,
    faults: exampleFacts,
  },
  {
    fact: 'its promises are those of the other pages, and its terms are explained',
    addresses: [...PAGES, ...UNLISTED_PAGES, ...FILLED_PAGES],
    faults: ({ html }) => brokenPromises(html),
  },
]

const { origin, textAt } = openedSite()
let pages: ReadonlyArray<SentPage>
beforeAll(async () => {
  pages = await Array.fromAsync(ALL_PAGES, async (address) => {
    const html = await textAt(address)
    return { address, origin: origin(), html, document: readHtml(html) }
  })
})

test.each(FACTS)('for every page: $fact', async ({ addresses = ALL_PAGES, faults }) => {
  for (const page of pages)
    if (addresses.includes(page.address)) expect.soft(await faults(page), page.address).toEqual([])
})

test('every page has its own title', () => {
  const titles = pages
    .filter(({ address }) => [...PAGES, ...UNLISTED_PAGES].includes(address))
    .map(({ document }) => textOf(find(document, 'title')))
  expect(titles).toEqual([...new Set(titles)])
})

test.each(['_astro/', '_inbox/'])(
  'no file of %s uses a feature that a minimum browser lacks',
  async (folder) => {
    const directory = new URL(folder, CLIENT)
    const names = await readdir(directory)
    const textOfFile = (name: string) => readFile(new URL(name, directory), 'utf8')
    const scripts = names.filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    for (const name of scripts) {
      const lacking = unsupportedInScript(await textOfFile(name))
      expect.soft(unexcused(lacking, EXCUSED_IN_SCRIPTS), name).toEqual([])
    }
    for (const name of names.filter((other) => other.endsWith('.css'))) {
      const lacking = unsupportedInStyle(await textOfFile(name))
      expect.soft(unexcused(lacking, ALLOWED_IN_STYLES), name).toEqual([])
    }
  },
)
