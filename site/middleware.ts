import { defineMiddleware } from 'astro:middleware'

const STYLE_OF_ISLANDS = /<style>astro-island\b[^<]*<\/style>/
const END_OF_HEAD = '</head>'

/** Astro writes the style of islands before the first of them, inside the body, where HTML allows none: it belongs in the head. */
export const onRequest = defineMiddleware(async (_context, next) => {
  const response = await next()
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response
  return new Response(withStyleInHead(await response.text()), response)
})

function withStyleInHead(html: string): string {
  const [style] = STYLE_OF_ISLANDS.exec(html) ?? []
  return style ? html.replace(style, '').replace(END_OF_HEAD, () => style + END_OF_HEAD) : html
}
