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
/** Comments and other tags are matched too, so that text in their attributes is not taken for an element. */
const ELEMENTS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style)\\b(${ATTRIBUTES})>([\\s\\S]*?)</\\1\\s*>|<[a-z]${ATTRIBUTES}>`,
  'gi',
)

/**
 * Hashes of a page's inline script and style.
 *
 * Only for pages without a visitor's input: hashing a page that contains input would allow an injected script.
 *
 * @param encoding maps the characters of `html` to the page's bytes
 */
export function inlineHashesOf(html: string, encoding: BufferEncoding = 'utf8'): InlineHashes {
  const elements = Array.from(html.matchAll(ELEMENTS), ([, name = '', attributes = '', content = '']) => ({
    name: name.toLowerCase(),
    attributes,
    content,
  }))
  const elementsNamed = (kind: string) => elements.filter(({ name }) => name === kind)
  const hashSources = (inline: typeof elements) => [
    ...new Set(inline.map(({ content }) => hashSource(content, encoding))),
  ]
  const scripts = elementsNamed('script').filter(
    ({ attributes }) => !attribute(attributes, 'src') && EXECUTED_TYPES.has(typeOf(attributes)),
  )
  return { scripts: hashSources(scripts), styles: hashSources(elementsNamed('style')) }
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
