import type { HtmlElement } from 'html-validate'
import companyFacts from '../../content/company.json' with { type: 'json' }
import { companyFactSchema, companySchema } from '../../domain/content/company.ts'
import { PAGES } from '../journeys/pages.ts'
import { attributeOf, find, textOf } from './read-html.ts'

const company = companySchema.parse(companyFacts)

/** Values of content/company.json that are still examples; of a postal address, its street or town. */
const EXAMPLES = companyFactSchema.exclude(['tradingName', 'registeredName']).options.flatMap((name) => {
  const fact = company[name]
  if (!fact?.example) return []
  return [typeof fact.value === 'string' ? fact.value : (fact.value.street ?? fact.value.town)]
})

/** A page as the server sent it. */
export type SentPage = { address: string; origin: string; html: string; document: HtmlElement }

/** The statuses of requested files, shared by all pages. */
const statuses = new Map<string, number>()

/** Files that a page references and that are missing, and anchors of its own that do not occur exactly once. */
export async function deadLinks({ address, origin, document }: SentPage): Promise<Array<string>> {
  const pageUrl = new URL(address, origin)
  // The placeholders of a receipt are in a hidden part.
  const targets = referencedFiles(document).filter((name) => !name.includes('{receipt-'))
  if (targets.length === 0) return ['it references no file']
  const ids = valuesOf(document, 'id')
  const dead: Array<string> = []
  for (const target of targets.map((name) => new URL(name, pageUrl)).filter((url) => url.origin === origin)) {
    const [file = '', anchor] = target.href.split('#')
    const status = statuses.get(file) ?? (await fetch(file, { method: 'HEAD', redirect: 'manual' })).status
    statuses.set(file, status)
    // The page for unknown addresses links to itself: it correctly responds with 404.
    if (status !== 200 && !/\/(nowhere|404)$/.test(file)) dead.push(`${status} ${target}`)
    const isOwnAnchor = anchor && target.pathname === pageUrl.pathname
    if (isOwnAnchor && ids.filter((id) => id === anchor).length !== 1) dead.push(`#${anchor}`)
  }
  return dead
}

function referencedFiles(document: HtmlElement): Array<string> {
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
export function headFaults({ address, origin, document }: SentPage): Array<string> {
  const title = textOf(find(document, 'title'))
  const canonical = document.querySelector('link[rel="canonical"]')
  const isListed = PAGES.includes(address)
  const { description = '', robots, ...meta } = metaOf(document)
  const checks = {
    title: title.endsWith(` | ${company.tradingName.value}`),
    description: description.length > 40 && description.length < 170,
    'og:title': meta['og:title'] === title,
    'og:image': meta['og:image']?.includes(origin), // deadLinks checks that it exists
    'og:url': meta['og:url'] === `${origin}${address}`,
    'twitter:card': meta['twitter:card'] === 'summary_large_image',
    lang: attributeOf(find(document, 'html'), 'lang') === 'en-ZA',
    h1: document.querySelectorAll('h1').length === 1,
    canonical: isListed ? canonical && attributeOf(canonical, 'href') === `${origin}${address}` : !canonical,
    robots: isListed ? robots === undefined : robots?.includes('noindex'),
  }
  return Object.entries(checks).flatMap(([name, isMet]) => (isMet ? [] : [`${name}: ${title}`]))
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

/** Structured data with a fact of the example company, and links to a telephone number or mail address. */
export function exampleFacts({ html, document }: SentPage): Array<string> {
  const data = Array.from(
    html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ([, text = '']) => text,
  )
  for (const text of data) JSON.parse(text)
  // A plan is shared with `wa.me/?` and `mailto:?`: the visitor chooses the recipient.
  const contactLinks = document
    .querySelectorAll('a')
    .map((link) => attributeOf(link, 'href'))
    .filter((href) => /^tel:|wa\.me\/(?!\?)|^mailto:(?!\?)/.test(href))
  return [...contactLinks, ...data.filter((text) => EXAMPLES.some((example) => text.includes(example)))]
}

/** Links within the site with a query and without `nofollow`. */
export function followableQueries({ html }: SentPage): Array<string> {
  return Array.from(html.matchAll(/<a\b[^>]*\shref="\/[^"]*\?[^>]*>/g), ([link]) => link).filter(
    (link) => !link.includes('rel="nofollow"'),
  )
}

/** The social tags that lack a text alternative of the page's picture. */
export function missingPictureTexts({ html }: SentPage): Array<string> {
  return ['property="og:image:alt"', 'name="twitter:image:alt"'].filter(
    (name) => !new RegExp(`<meta ${name} content="[^"]{20,}"`).test(html),
  )
}
