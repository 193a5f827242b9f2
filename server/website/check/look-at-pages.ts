import { FONT_CHARACTERS } from '../../../domain/content/font-characters.ts'
import type { ChangedPage } from '../../../domain/inbox/api/website.ts'
import { changedTexts } from './changed-texts.ts'
import { type LinkTarget, targetOf } from './links.ts'
import { type PageParts, readPage } from './read-page.ts'
import { type BuiltSite, openPages } from './site-pages.ts'
import { sumsOn } from './sums.ts'

/** Of a page with more changes the first are shown. */
const SHOWN_TEXTS = 60

/** Something on a page, by the page's name; `isNew`: it is not on the live page. */
export type Found = { page: string; text: string; isNew: boolean }

/** What the pages of a new site have that the live ones have not, and what is wrong on them. Each thing is named once. */
export type Look = {
  changed: ReadonlyArray<ChangedPage>
  pageCount: number
  /** Links within the site that lead nowhere, and new ones to other sites. */
  deadLinks: ReadonlyArray<Found & { target: string }>
  otherSites: ReadonlyArray<Found>
  /** Pictures without words. */
  wordless: ReadonlyArray<Found>
  /** Letters that our fonts lack. */
  letters: ReadonlyArray<Found>
  /** Sums of months that do not add up, and the number of all. */
  wrongSums: ReadonlyArray<Found>
  sumCount: number
  /** Pages by the amounts on them, in cents. */
  pagesOf: (cents: number) => ReadonlyArray<string>
  /** Whether a text is read on a page. */
  isRead: (text: string) => boolean
}

type SeenPage = Pick<PageParts, 'links' | 'anchors'> & { address: string; name: string; old: PageParts }

/** Reads both sites page by page, each page once. */
export async function lookAtPages(from: BuiltSite, to: BuiltSite): Promise<Look> {
  const [before, after] = await Promise.all([openPages(from), openPages(to)])
  const seen = new Map<string, SeenPage>()
  const changed: Array<ChangedPage> = []
  const wordless: Array<Found> = []
  const letters: Array<Found> = []
  const wrongSums: Array<Found> = []
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
    seen.set(address, { address, name, links: now.links, anchors: now.anchors, old })
    wordless.push(...foundOn(name, now.wordless, old.wordless))
    letters.push(...foundOn(name, lettersLacking(words), lettersLacking(old.texts.join(' '))))
    wrongSums.push(...foundOn(name, sums.wrong, oldSums.wrong))
    for (const cents of sums.amounts) amounts.set(cents, [...(amounts.get(cents) ?? []), name])
    sumCount += sums.count
    allWords.push(withoutSpace(words))
  }
  return {
    changed,
    pageCount: after.addresses.length,
    ...lookAtLinks([...seen.values()], (address) => seen.get(address)?.anchors, after.has),
    wordless: onceEach(wordless),
    letters: onceEach(letters),
    wrongSums: onceEach(wrongSums),
    sumCount,
    pagesOf: (cents) => amounts.get(cents) ?? [],
    isRead: (text) => allWords.some((words) => words.includes(withoutSpace(text))),
  }
}

function lookAtLinks(
  pages: ReadonlyArray<SeenPage>,
  anchorsOf: (address: string) => ReadonlySet<string> | undefined,
  has: (address: string) => boolean,
): Pick<Look, 'deadLinks' | 'otherSites'> {
  const isThere = ({ address, anchor }: Extract<LinkTarget, { kind: 'own' }>) =>
    has(address) && (anchor === '' || (anchorsOf(address)?.has(anchor) ?? true))
  const links = pages.flatMap(({ address, name, links, old }) =>
    foundOn(name, links, old.links).map((found) => ({ ...found, target: targetOf(found.text, address) })),
  )
  const [deadLinks, otherSites]: [Array<Found & { target: string }>, Array<Found>] = [[], []]
  for (const { target, ...found } of links)
    if (target?.kind === 'other') otherSites.push({ ...found, text: withoutQuery(target.url) })
    else if (target?.kind === 'own' && !isThere(target))
      deadLinks.push({ ...found, target: target.address + (target.anchor && `#${target.anchor}`) })
  // What is passed on to another site may change with each price: it is the same site.
  const known = new Set(pages.flatMap(({ old }) => old.links.map(withoutQuery)))
  return {
    deadLinks: onceEach(deadLinks),
    otherSites: onceEach(otherSites.filter(({ text }) => !known.has(text))),
  }
}

function withoutQuery(url: string): string {
  return url.split('?', 1)[0] ?? url
}

function foundOn(page: string, texts: ReadonlyArray<string>, old: ReadonlyArray<string>): Array<Found> {
  return [...new Set(texts)].map((text) => ({ page, text, isNew: !old.includes(text) }))
}

/** The first of each text; what is new comes before what was there already. */
function onceEach<Kind extends Found>(all: ReadonlyArray<Kind>): Array<Kind> {
  const sorted = all.toSorted((a, b) => Number(b.isNew) - Number(a.isNew))
  return sorted.filter(({ text }, at) => sorted.findIndex((other) => other.text === text) === at)
}

function lettersLacking(words: string): Array<string> {
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
