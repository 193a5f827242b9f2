import { FONT_CHARACTERS } from '../../../domain/content/font-characters.ts'
import type { ChangedPage } from '../../../domain/inbox/api/website.ts'
import { changedTexts } from './changed-texts.ts'
import { type LinkTarget, targetOf } from './links.ts'
import { type PageParts, readPage } from './read-page.ts'
import { type BuiltSite, openPages } from './site-pages.ts'
import { sumsOn } from './sums.ts'

/** How many changes of a page are shown. */
const SHOWN_TEXTS = 60

/** Something found on a page. `page`: the page's name; `isNew`: it is not on the live page. */
export type Finding = { page: string; text: string; isNew: boolean }

/** The differences between the pages of a new site and the live one, and faults on the new pages; each once. */
export type PageComparison = {
  changed: ReadonlyArray<ChangedPage>
  pageCount: number
  /** Links within the site without a target, and new ones to other sites. */
  deadLinks: ReadonlyArray<Finding & { target: string }>
  otherSites: ReadonlyArray<Finding>
  /** Pictures without an alternative text. */
  picturesWithoutAlt: ReadonlyArray<Finding>
  missingLetters: ReadonlyArray<Finding>
  /** Instalments whose total is no amount on their page. See sums.ts. */
  wrongSums: ReadonlyArray<Finding>
  /** The number of instalments that were checked. */
  sumCount: number
  /** Pages by the amounts on them, in cents. */
  pagesOf: (cents: number) => ReadonlyArray<string>
  /** Whether any page shows a text. */
  isShown: (text: string) => boolean
}

type SeenPage = Pick<PageParts, 'links' | 'anchors'> & { address: string; name: string; old: PageParts }

/** Reads both sites page by page, each page once. */
export async function comparePages(liveSite: BuiltSite, builtSite: BuiltSite): Promise<PageComparison> {
  const [before, after] = await Promise.all([openPages(liveSite), openPages(builtSite)])
  const pagesByAddress = new Map<string, SeenPage>()
  const changed: Array<ChangedPage> = []
  const picturesWithoutAlt: Array<Finding> = []
  const missingLetters: Array<Finding> = []
  const wrongSums: Array<Finding> = []
  const amounts = new Map<number, Array<string>>()
  const allWords: Array<string> = []
  let sumCount = 0
  for (const address of [...new Set([...before.addresses, ...after.addresses])].toSorted()) {
    const [old, now] = [readPage(await before.read(address)), readPage(await after.read(address))]
    const name = address === '/' ? 'Home' : nameOf(now.title || old.title || address)
    const texts = changedTexts(old.texts, now.texts)
    if (texts.length > 0)
      changed.push({ address, title: now.title || old.title || address, texts: texts.slice(0, SHOWN_TEXTS) })
    const words = now.texts.join(' ')
    const sums = sumsOn(words)
    const oldSums = sumsOn(old.texts.join(' '))
    pagesByAddress.set(address, { address, name, links: now.links, anchors: now.anchors, old })
    picturesWithoutAlt.push(...findingsOn(name, now.picturesWithoutAlt, old.picturesWithoutAlt))
    missingLetters.push(...findingsOn(name, missingLettersIn(words), missingLettersIn(old.texts.join(' '))))
    wrongSums.push(...findingsOn(name, sums.wrong, oldSums.wrong))
    for (const cents of sums.amounts) amounts.set(cents, [...(amounts.get(cents) ?? []), name])
    sumCount += sums.count
    allWords.push(withoutSpace(words))
  }
  return {
    changed,
    pageCount: after.addresses.length,
    ...compareLinks(
      [...pagesByAddress.values()],
      (address) => pagesByAddress.get(address)?.anchors,
      after.has,
    ),
    picturesWithoutAlt: withoutDuplicates(picturesWithoutAlt),
    missingLetters: withoutDuplicates(missingLetters),
    wrongSums: withoutDuplicates(wrongSums),
    sumCount,
    pagesOf: (cents) => amounts.get(cents) ?? [],
    isShown: (text) => allWords.some((words) => words.includes(withoutSpace(text))),
  }
}

function compareLinks(
  pages: ReadonlyArray<SeenPage>,
  anchorsOf: (address: string) => ReadonlySet<string> | undefined,
  has: (address: string) => boolean,
): Pick<PageComparison, 'deadLinks' | 'otherSites'> {
  const isThere = ({ address, anchor }: Extract<LinkTarget, { kind: 'own' }>) =>
    has(address) && (anchor === '' || (anchorsOf(address)?.has(anchor) ?? true))
  const links = pages.flatMap(({ address, name, links, old }) =>
    findingsOn(name, links, old.links).map((link) => ({ ...link, target: targetOf(link.text, address) })),
  )
  const [deadLinks, otherSites]: [Array<Finding & { target: string }>, Array<Finding>] = [[], []]
  for (const { target, ...link } of links)
    if (target?.kind === 'other') otherSites.push({ ...link, text: withoutQuery(target.url) })
    else if (target?.kind === 'own' && !isThere(target))
      deadLinks.push({ ...link, target: target.address + (target.anchor && `#${target.anchor}`) })
  // Queries are ignored: a link that shares a plan changes with each price.
  const known = new Set(pages.flatMap(({ old }) => old.links.map(withoutQuery)))
  return {
    deadLinks: withoutDuplicates(deadLinks),
    otherSites: withoutDuplicates(otherSites.filter(({ text }) => !known.has(text))),
  }
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url
}

function findingsOn(page: string, texts: ReadonlyArray<string>, old: ReadonlyArray<string>): Array<Finding> {
  return [...new Set(texts)].map((text) => ({ page, text, isNew: !old.includes(text) }))
}

/** The first finding of each text; new ones come first. */
function withoutDuplicates<Kind extends Finding>(all: ReadonlyArray<Kind>): Array<Kind> {
  const sorted = all.toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
  return sorted.filter(({ text }, at) => sorted.findIndex((other) => other.text === text) === at)
}

function missingLettersIn(words: string): Array<string> {
  return [...new Set(words)].filter(
    (letter) => /[\p{L}\p{M}\p{N}\p{P}\p{S}]/u.test(letter) && !FONT_CHARACTERS.includes(letter),
  )
}

/** `What we do`, without the company's name. */
function nameOf(title: string): string {
  return title.split(' | ')[0] ?? title
}

function withoutSpace(text: string): string {
  return text.replace(/\s+/g, '')
}
