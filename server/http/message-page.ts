import { createHash } from 'node:crypto'

const STYLE =
  ':root{color-scheme:light dark}body{max-width:34rem;margin:15vh auto 0;padding:0 1.25rem;font:1.125rem/1.6 system-ui,sans-serif}h1{font-size:1.375rem;line-height:1.4}'
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')

/** The policy of a {@link messagePage}: its own style, and nothing else. */
export const MESSAGE_PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * A page of a few hundred bytes for a browser that is refused: no rendering, nothing to load.
 *
 * @param options.canRetry whether it ends with a link to its own address
 */
export function messagePage(sentences: ReadonlyArray<string>, { canRetry = false } = {}): string {
  const [first = '', ...others] = sentences.map(escapeHtml)
  const link = canRetry ? ['<a href="">Try again</a>'] : []
  const paragraphs = [...others, ...link].map((sentence) => `<p>${sentence}</p>`).join('')
  return `<!doctype html><html lang="en-ZA"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${first}</title><style>${STYLE}</style><main><h1>${first}</h1>${paragraphs}</main></html>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
