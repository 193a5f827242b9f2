import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ChangedPage } from '../../domain/inbox/api/website.ts'

/** Of a page with more changes the first are shown. */
const SHOWN_TEXTS = 60
const SHOWN_CHARS = 600

/** The pages whose texts differ, and the number of all pages. */
type Comparison = { pages: Array<ChangedPage>; pageCount: number }

/**
 * Compares two built sites page by page: their visible texts, with the title and what search engines show.
 *
 * @param from the folder of the live site, as `astro build` wrote it
 * @param to the folder of the other one
 */
export async function compareSites(from: string, to: string): Promise<Comparison> {
  const [before, after] = await Promise.all([pagesOf(from), pagesOf(to)])
  const names = [...new Set([...before, ...after])].toSorted()
  const pages: Array<ChangedPage> = []
  for (const name of names) {
    const [old, now] = await Promise.all([textsOf(from, name), textsOf(to, name)])
    const texts = changedTexts(old, now)
    if (texts.length > 0)
      pages.push({
        address: addressOf(name),
        title: now[0] ?? old[0] ?? name,
        texts: texts.slice(0, SHOWN_TEXTS),
      })
  }
  return { pages, pageCount: after.length }
}

/** The texts of the one that are not in the other, in pairs: '' where there is no counterpart. */
function changedTexts(
  from: ReadonlyArray<string>,
  to: ReadonlyArray<string>,
): Array<{ from: string; to: string }> {
  const removed = without(from, to)
  const added = without(to, from)
  const length = Math.max(removed.length, added.length)
  return Array.from({ length }, (_, at) => ({ from: removed[at] ?? '', to: added[at] ?? '' }))
}

async function pagesOf(folder: string): Promise<Array<string>> {
  const names = await readdir(join(folder, 'client'), { recursive: true })
  return names.filter((name) => name.endsWith('.html') && !name.startsWith('inbox'))
}

async function textsOf(folder: string, name: string): Promise<Array<string>> {
  const html = await readFile(join(folder, 'client', name), 'utf8').catch(() => '')
  return visibleTexts(html)
}

/** Title, description and texts of a page, each shortened. */
export function visibleTexts(html: string): Array<string> {
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? ''
  const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''
  const body = html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style|template|svg)\b[\s\S]*?<\/\1>/g, '<>')
    .replace(/<\/?(?:span|small|br)\b[^>]*>/g, ' ')
    .replace(/<\/?(?:b|i|em|strong|a|bdi|wbr|abbr)\b[^>]*>|<!--[\s\S]*?-->/g, '')
  const texts = [title, description, ...body.split(/<[^<>]*>/)]
  return texts.map((text) => plain(text).slice(0, SHOWN_CHARS)).filter((text) => text !== '')
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: ' ',
  '#39': '’',
}

function plain(text: string): string {
  return text
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\{receipt-\w+\}/g, '…') // what a built page has in the place of a sender's details
    .replace(/\s+/g, ' ')
    .trim()
}

/** Each text is taken away as often as the other has it. */
function without(texts: ReadonlyArray<string>, others: ReadonlyArray<string>): Array<string> {
  const left = new Map<string, number>()
  for (const text of others) left.set(text, (left.get(text) ?? 0) + 1)
  return texts.filter((text) => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** `our-work/ecommerce.html` is at `/our-work/ecommerce`. */
function addressOf(name: string): string {
  return `/${name.replace(/\.html$/, '').replace(/(^|\/)index$/, '')}`
}
