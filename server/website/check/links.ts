import { paths } from '../../../domain/sitemap/paths.ts'
import { BUILT_ORIGIN } from '../../http/built-site/inject-settings.ts'

/** What the server makes when it is asked for: the plan as a PDF, and each thing of the demo shop. */
const MADE_WHEN_ASKED = [paths.planPdf, '/demos/store/things/']

export type LinkTarget = { kind: 'own'; address: string; anchor: string } | { kind: 'other'; url: string }

/** Where a link of a page leads; null if that is no page: a mail, a number, or what is filled in later. */
export function targetOf(href: string, page: string): LinkTarget | null {
  if (href.startsWith('{') || !URL.canParse(href, BUILT_ORIGIN + page)) return null
  const { protocol, origin, pathname, hash, href: url } = new URL(href, BUILT_ORIGIN + page)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  if (origin !== BUILT_ORIGIN) return { kind: 'other', url }
  const address = decoded(pathname).replace(/(?<=.)\/$/, '')
  if (MADE_WHEN_ASKED.some((made) => address.startsWith(made))) return null
  // `#q=kiaat` is what a page was asked for, and no place in it.
  return { kind: 'own', address, anchor: hash.includes('=') ? '' : decoded(hash.slice(1)) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
