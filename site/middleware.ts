import { defineMiddleware } from 'astro:middleware'
import { withUsedStyles } from './styles/unused-styles.ts'

/** As in astro.config.ts. */
declare const NAMES_IN_SCRIPTS: ReadonlyArray<string>

const STYLE_OF_ISLANDS = /<style>astro-island\b[^<]*<\/style>/
const END_OF_HEAD = '</head>'

/**
 * Astro writes the styles of islands before the first of them, inside the body, where HTML forbids them: they are moved to the head.
 * Styles that the page does not use are removed.
 */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withUsedStyles(withStyleInHead(await response.text()), NAMES_IN_SCRIPTS), response)
})

function withStyleInHead(html: string): string {
  const [style] = STYLE_OF_ISLANDS.exec(html) ?? []
  return style ? html.replace(style, '').replace(END_OF_HEAD, () => style + END_OF_HEAD) : html
}
