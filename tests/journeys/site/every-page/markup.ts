import type { Page } from '@playwright/test'
import companyFacts from '../../../../content/company.json' with { type: 'json' }
import { companyFactSchema, companySchema } from '../../../../domain/content/company.ts'
import { PAGES } from '../../pages.ts'
import type { Visit } from './first-visit.ts'

const company = companySchema.parse(companyFacts)

/** What stands in content/company.json as an example still; of an address its street. Only the name is told: titles say it. */
const EXAMPLES = companyFactSchema.exclude(['tradingName', 'registeredName']).options.flatMap((name) => {
  const fact = company[name]
  if (!fact?.example) return []
  return [typeof fact.value === 'string' ? fact.value : (fact.value.street ?? fact.value.town)]
})

const OF_THE_INBOX = /\/_?inbox(?![\w-])/g
/** So much is told of what stands before it. */
const CONTEXT = 60

/** The script files of the site, for all pages that this process looks at. */
const scripts = new Map<string, string>()

/** How each file of the site was answered, for all pages that this process looks at. */
const statuses = new Map<string, number>()

/** The files that a page names and that are not there, and the anchors of its own that it has not once. */
export async function deadLinks(page: Page, opened: Visit): Promise<Array<string>> {
  const { address, origin } = opened
  const here = new URL(address, origin)
  const { targets, ids } = await markupOf(page, opened)
  if (targets.length === 0) return ['it names nothing']
  const dead: Array<string> = []
  for (const target of targets.map((name) => new URL(name, here)).filter((url) => url.origin === origin)) {
    const [file = '', anchor] = target.href.split('#')
    const status = statuses.get(file) ?? (await statusOf(file))
    statuses.set(file, status)
    // The page for unknown addresses names itself: it answers 404, as it should.
    if (status !== 200 && !/\/(nowhere|404)$/.test(file)) dead.push(`${status} ${target}`)
    const isHere = anchor && target.pathname === here.pathname
    if (isHere && ids.filter((id) => id === anchor).length !== 1) dead.push(`#${anchor}`)
  }
  return dead
}

/** A server that is too busy says so with 503, or with 429 of one address's earlier question: it is asked again. */
async function statusOf(url: string): Promise<number> {
  const { status, body } = await fetch(url, { redirect: 'manual' })
  await body?.cancel()
  return status === 503 || status === 429 ? statusOf(url) : status
}

/** What is wrong with title, description, canonical address, social tags, language and first heading. */
export async function wrongInHead(page: Page, opened: Visit): Promise<Array<string>> {
  const { address, origin } = opened
  const { title, language, canonical, meta, headings } = await markupOf(page, opened)
  const isListed = PAGES.includes(address)
  const { description = '', robots } = meta
  const right = {
    title: title.endsWith(` | ${company.tradingName.value}`),
    description: description.length > 40 && description.length < 170,
    'og:title': meta['og:title'] === title,
    'og:image': meta['og:image']?.includes(origin), // that it is there, is among its links
    'og:url': meta['og:url'] === `${origin}${address}`,
    'twitter:card': meta['twitter:card'] === 'summary_large_image',
    lang: language === 'en-ZA',
    h1: headings === 1,
    canonical: canonical === (isListed ? `${origin}${address}` : null),
    robots: isListed ? robots === undefined : robots?.includes('noindex'),
  }
  return Object.entries(right).flatMap(([name, isRight]) => (isRight ? [] : [`${name}: ${title}`]))
}

/** The data for machines and the links to dial or write that name an example company. */
export async function namedExamples(page: Page, opened: Visit): Promise<Array<string>> {
  const { data, dialling } = await markupOf(page, opened)
  for (const text of data) JSON.parse(text)
  return [...dialling, ...data.filter((text) => EXAMPLES.some((example) => text.includes(example)))]
}

/** The links of ours with a query that crawlers are not asked to leave. */
export function followedQueries({ html }: Visit): Array<string> {
  return Array.from(html.matchAll(/<a\b[^>]*\shref="\/[^"]*\?[^>]*>/g), ([link]) => link).filter(
    (link) => !link.includes('rel="nofollow"'),
  )
}

/** What of a page, of what it asked for and of its script files names the inbox. */
export async function tracesOfInbox({ html, asked }: Visit): Promise<Array<string>> {
  const files = new Set(asked.filter((url) => new URL(url).pathname.endsWith('.js')))
  for (const url of files)
    if (!scripts.has(url)) scripts.set(url, await fetch(url).then((answer) => answer.text()))
  const texts = [
    html,
    ...asked.map((url) => new URL(url).pathname),
    ...Array.from(files, (url) => scripts.get(url)),
  ]
  return texts.flatMap((text = '') =>
    Array.from(text.matchAll(OF_THE_INBOX), ({ index }) =>
      text.slice(Math.max(0, index - CONTEXT), index + 9),
    ),
  )
}

/** The social tags that do not tell the page's picture in words. */
export function untoldPictures({ html }: Visit): Array<string> {
  return ['property="og:image:alt"', 'name="twitter:image:alt"'].filter(
    (name) => !new RegExp(`<meta ${name} content="[^"]{20,}"`).test(html),
  )
}

type Markup = ReturnType<typeof readMarkup>

/** What the pages say that were opened. */
const markups = new WeakMap<Visit, Markup>()

/** What a page says in its markup. */
function markupOf(page: Page, opened: Visit): Markup {
  const markup = markups.get(opened) ?? readMarkup(page, opened.html)
  markups.set(opened, markup)
  return markup
}

/** Without showing it. */
function readMarkup(page: Page, html: string) {
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'text/html')
    const all = (selector: string) => [...parsed.querySelectorAll(selector)]
    const valuesOf = (attribute: string, selector = `[${attribute}]`) =>
      all(selector).map((element) => element.getAttribute(attribute) ?? '')
    const meta: Partial<Record<string, string>> = Object.fromEntries(
      all('meta[content]').map((element) => [
        element.getAttribute('name') ?? element.getAttribute('property') ?? '',
        element.getAttribute('content') ?? '',
      ]),
    )
    const files = valuesOf('srcset').flatMap((set) =>
      set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
    )
    // A plan is shared with `wa.me/?` and `mailto:?`: to whom is the visitor's to choose.
    const dialling = 'a[href^="tel:"], a[href*="wa.me/"]:not([href*="wa.me/?"])'
    const writing = 'a[href^="mailto:"]:not([href^="mailto:?"])'
    return {
      targets: [
        ...valuesOf('href'),
        ...valuesOf('src'),
        ...valuesOf('content', '[content^="http"]'),
        ...files,
      ].filter(Boolean),
      ids: valuesOf('id'),
      title: parsed.title,
      language: parsed.documentElement.lang,
      canonical: parsed.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      meta,
      headings: all('h1').length,
      data: all('script[type="application/ld+json"]').map((script) => script.textContent ?? ''),
      dialling: all(`${dialling}, ${writing}`).map((link) => link.outerHTML),
    }
  }, html)
}
