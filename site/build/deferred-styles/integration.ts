import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { groundName, splitStyles } from './split-styles.ts'

/**
 * Splits the styles of built pages (split-styles.ts, decision 14).
 *
 * @param names of page files that then fit the first 14.6 KB that a server may send: others would only need one more request
 */
export function deferredStyles(names: ReadonlyArray<string>): AstroIntegration {
  return {
    name: 'deferred-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await Promise.all(names.map((name) => splitFile(dir, name)))
      },
    },
  }
}

/** @throws {Error} if the page cannot be split */
async function splitFile(folder: URL, name: string): Promise<void> {
  const file = fileURLToPath(new URL(name, folder))
  const split = splitPage(withoutTextMarks(withShortNames(await readFile(file, 'utf8'))), addressOf)
  if (!split) throw new Error(`${name} has no first section outside an island, or no styles`)
  await writeFile(fileURLToPath(new URL(`.${addressOf(split.later)}`, folder)), split.later)
  await writeFile(file, split.html)
}

/** React marks the boundaries between texts for its islands; they are removed from a page without an island. */
export function withoutTextMarks(html: string): string {
  return html.includes('<astro-island') ? html : html.replaceAll('<!-- -->', '')
}

function addressOf(css: string): string {
  return `/_astro/later.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
}

const STYLES = /<style>([\s\S]*?)<\/style>/g
const CLASSES = /\sclass="([^"]*)"/g
const GROUNDS = /\sdata-ground="([^"]*)"/g
/** A tag with its attributes, whose values may contain `<` or `>`. */
const TAG = /<\/?[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi
const SECTION_END = '</section>'

/**
 * A page that contains only the styles of its first section, and loads the others from a style sheet after it. A browser renders
 * nothing after such a link until the style sheet has loaded. Null if the page cannot be split.
 *
 * @param addressOf returns the address of the style sheet with these styles
 */
export function splitPage(
  html: string,
  addressOf: (css: string) => string,
): { html: string; later: string } | null {
  const end = endOfFirstSection(html)
  const css = longestStyle(html)
  if (end === null || css === '') return null
  const { first, later } = splitStyles(css, classesIn(html.slice(html.indexOf('<body'), end)))
  const link = `<link rel="stylesheet" href="${addressOf(later)}">`
  const withLink = html.slice(0, end) + link + html.slice(end)
  return { html: mergeStyles(withLink.replace(css, () => first)), later }
}

/** Merges all styles into the last style element: each element needs a hash in the policy, which does not compress. */
function mergeStyles(html: string): string {
  const sheets = [...html.matchAll(STYLES)]
  const all = sheets.map(([, css = '']) => css).join('')
  let sheetCount = sheets.length
  return html.replace(STYLES, () => {
    sheetCount -= 1
    return sheetCount === 0 ? `<style>${all}</style>` : ''
  })
}

/** The style sheet of a page's own modules; the others are a few rules of Astro's and the fonts. */
function longestStyle(html: string): string {
  const sheets = Array.from(html.matchAll(STYLES), ([, css = '']) => css)
  return sheets.reduce((longest, css) => (css.length > longest.length ? css : longest), '')
}

/** Nothing may be inserted into an island: React would find another page than it rendered. */
function endOfFirstSection(html: string): number | null {
  const mainStart = html.indexOf('<main')
  if (mainStart < 0) return null
  let islands = 0
  for (const { 0: tag, index } of html.slice(mainStart).matchAll(TAG)) {
    if (tag.startsWith('<astro-island')) islands += 1
    if (tag.startsWith('</astro-island')) islands -= 1
    if (tag === SECTION_END) return islands === 0 ? mainStart + index + tag.length : null
  }
  return null
}

function classesIn(html: string): Set<string> {
  const classes = Array.from(html.matchAll(CLASSES)).flatMap(([, names = '']) => names.split(/\s+/))
  const grounds = Array.from(html.matchAll(GROUNDS), ([, colour = '']) => groundName(colour))
  return new Set([...classes, ...grounds])
}

/** A class as Vite names it after its module: `_toggle_uaqgp_15`. */
const MODULE_CLASS = /\b_[a-zA-Z][\w-]*?_[a-z0-9]{1,5}_\d+\b/g

/**
 * Numbers the classes of a page in their order of appearance, because the random letters of hashes do not
 * compress.
 *
 * @throws {Error} if it has an island: React would not find the class names that it rendered
 */
export function withShortNames(html: string): string {
  if (html.includes('<astro-island')) throw new Error('A page with an island keeps the names of its classes')
  const names = new Map<string, string>()
  return html.replace(MODULE_CLASS, (name) => {
    const short = names.get(name) ?? `_${names.size.toString(36)}`
    names.set(name, short)
    return short
  })
}
