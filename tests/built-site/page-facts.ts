import type { HtmlElement } from 'html-validate'
import companyFacts from '../../content/company.json' with { type: 'json' }
import { companyFactSchema, companySchema } from '../../domain/content/company.ts'
import { PAGES } from '../journeys/pages.ts'
import { attributeOf, find, textOf } from './read-html.ts'

const company = companySchema.parse(companyFacts)

/** Values of content/company.json that are still examples; of an address, its street. Only the name is reported, for titles. */
const EXAMPLES = companyFactSchema.exclude(['tradingName', 'registeredName']).options.flatMap((name) => {
  const fact = company[name]
  if (!fact?.example) return []
  return [typeof fact.value === 'string' ? fact.value : (fact.value.street ?? fact.value.town)]
})

/** A page as the server sent it. */
export type SentPage = { address: string; origin: string; html: string; document: HtmlElement }

/** The status of each file of the site, for all pages. */
const statuses = new Map<string, number>()

/** Files that a page references and that are missing, and anchors of its own that do not occur exactly once. */
export async function deadLinks({ address, origin, document }: SentPage): Promise<Array<string>> {
  const pageUrl = new URL(address, origin)
  // What a receipt would fill in is hidden where there is none.
  const targets = namedFiles(document).filter((name) => !name.includes('{receipt-'))
  if (targets.length === 0) return ['it names nothing']
  const ids = valuesOf(document, 'id')
  const dead: Array<string> = []
  for (const target of targets.map((name) => new URL(name, pageUrl)).filter((url) => url.origin === origin)) {
    const [file = '', anchor] = target.href.split('#')
    const status = statuses.get(file) ?? (await fetch(file, { method: 'HEAD', redirect: 'manual' })).status
    statuses.set(file, status)
    // The page for unknown addresses links to itself: it correctly responds with 404.
    if (status !== 200 && !/\/(nowhere|404)$/.test(file)) dead.push(`${status} ${target}`)
    const isHere = anchor && target.pathname === pageUrl.pathname
    if (isHere && ids.filter((id) => id === anchor).length !== 1) dead.push(`#${anchor}`)
  }
  return dead
}

function namedFiles(document: HtmlElement): Array<string> {
  const files = valuesOf(document, 'srcset').flatMap((set) =>
    set.split(',').map((part) => part.trim().split(' ')[0] ?? ''),
  )
  return [
    ...valuesOf(document, 'href'),
    ...valuesOf(document, 'src'),
    ...valuesOf(document, 'content').filter((value) => value.startsWith('http')),
    ...files,
  ].filter(Boolean)
}

function valuesOf(document: HtmlElement, attribute: string): Array<string> {
  return document.querySelectorAll(`[${attribute}]`).map((element) => attributeOf(element, attribute))
}

/** Faults in title, description, canonical address, social tags, language and first heading. */
export function wrongInHead({ address, origin, document }: SentPage): Array<string> {
  const title = textOf(find(document, 'title'))
  const canonical = document.querySelector('link[rel="canonical"]')
  const isListed = PAGES.includes(address)
  const { description = '', robots, ...meta } = metaOf(document)
  const right = {
    title: title.endsWith(` | ${company.tradingName.value}`),
    description: description.length > 40 && description.length < 170,
    'og:title': meta['og:title'] === title,
    'og:image': meta['og:image']?.includes(origin), // that it is there, is among its links
    'og:url': meta['og:url'] === `${origin}${address}`,
    'twitter:card': meta['twitter:card'] === 'summary_large_image',
    lang: attributeOf(find(document, 'html'), 'lang') === 'en-ZA',
    h1: document.querySelectorAll('h1').length === 1,
    canonical: isListed ? canonical && attributeOf(canonical, 'href') === `${origin}${address}` : !canonical,
    robots: isListed ? robots === undefined : robots?.includes('noindex'),
  }
  return Object.entries(right).flatMap(([name, isRight]) => (isRight ? [] : [`${name}: ${title}`]))
}

function metaOf(document: HtmlElement): Partial<Record<string, string>> {
  return Object.fromEntries(
    document
      .querySelectorAll('meta[content]')
      .map((meta) => [
        attributeOf(meta, 'name') || attributeOf(meta, 'property'),
        attributeOf(meta, 'content'),
      ]),
  )
}

/** The structured data, and the telephone and mail links, of an example company. */
export function namedExamples({ html, document }: SentPage): Array<string> {
  const data = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => text,
  )
  for (const text of data) JSON.parse(text)
  // A plan is shared with `wa.me/?` and `mailto:?`: the visitor chooses the recipient.
  const dialling = document
    .querySelectorAll('a')
    .map((link) => attributeOf(link, 'href'))
    .filter((href) => /^tel:|wa\.me\/(?!\?)|^mailto:(?!\?)/.test(href))
  return [...dialling, ...data.filter((text) => EXAMPLES.some((example) => text.includes(example)))]
}

/** Links of ours with a query that crawlers are not asked to skip. */
export function followedQueries({ html }: SentPage): Array<string> {
  return Array.from(html.matchAll(/<a\b[^>]*\shref="\/[^"]*\?[^>]*>/g), ([link]) => link).filter(
    (link) => !link.includes('rel="nofollow"'),
  )
}

/** The social tags without alternative text for the page's picture. */
export function untoldPictures({ html }: SentPage): Array<string> {
  return ['property="og:image:alt"', 'name="twitter:image:alt"'].filter(
    (name) => !new RegExp(`<meta ${name} content="[^"]{20,}"`).test(html),
  )
}
