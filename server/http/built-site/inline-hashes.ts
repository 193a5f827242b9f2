import { createHash } from 'node:crypto'

/** CSP hash sources (`'sha256-…'`) of the inline elements a page was built with. */
export type InlineHashes = { scripts: ReadonlyArray<string>; styles: ReadonlyArray<string> }

export const NO_HASHES: InlineHashes = { scripts: [], styles: [] }

/** Script types that a browser executes, so that the CSP asks for a hash; JSON-LD and the like are data. */
const EXECUTED_TYPES = new Set([
  '',
  'module',
  'text/javascript',
  'application/javascript',
  'importmap',
  'speculationrules',
])
const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`
const SCRIPT = new RegExp(`<script\\b(${ATTRIBUTES})>([\\s\\S]*?)</script\\s*>`, 'gi')
const STYLE = new RegExp(`<style\\b${ATTRIBUTES}>([\\s\\S]*?)</style\\s*>`, 'gi')

/**
 * Hashes of a page's inline script and style.
 *
 * Only for pages without a visitor's input: hashing a page that contains input would allow an injected script.
 *
 * @param encoding maps the characters of `html` to the page's bytes
 */
export function inlineHashesOf(html: string, encoding: BufferEncoding = 'utf8'): InlineHashes {
  const styles = Array.from(html.matchAll(STYLE), ([, style = '']) => style)
  const hashSources = (texts: ReadonlyArray<string>) => [
    ...new Set(texts.map((text) => hashSource(text, encoding))),
  ]
  return { scripts: hashSources(inlineScriptsIn(html)), styles: hashSources(styles) }
}

function inlineScriptsIn(html: string): Array<string> {
  return Array.from(html.matchAll(SCRIPT))
    .filter(([, attributes = '']) => !attribute(attributes, 'src') && EXECUTED_TYPES.has(typeOf(attributes)))
    .map(([, , script = '']) => script)
}

function typeOf(attributes: string): string {
  return (attribute(attributes, 'type') ?? '').trim().toLowerCase()
}

function attribute(attributes: string, name: string): string | null {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  )
  return match ? (match[1] ?? match[2] ?? match[3] ?? '') : null
}

function hashSource(text: string, encoding: BufferEncoding): string {
  return `'sha256-${createHash('sha256').update(text, encoding).digest('base64')}'`
}
