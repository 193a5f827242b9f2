import { defineMiddleware } from 'astro:middleware'
import { withUsedStyles } from './styles/unused-styles.ts'

/** Defined in astro.config.ts. */
declare const SCRIPT_PROPERTIES: ReadonlyArray<string>

const STYLE_OF_ISLANDS = /<style>astro-island\b[^<]*<\/style>/
const END_OF_HEAD = '</head>'

/**
 * Moves the styles that Astro writes before the first island from the body, where HTML forbids them, to the head, and removes styles
 * that the page does not use.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withUsedStyles(withStyleInHead(await response.text()), SCRIPT_PROPERTIES), response)
})

function withStyleInHead(html: string): string {
  const [style] = STYLE_OF_ISLANDS.exec(html) ?? []
  return style ? html.replace(style, '').replace(END_OF_HEAD, () => style + END_OF_HEAD) : html
}
