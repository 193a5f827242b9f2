import { paths } from '../../../domain/sitemap/paths.ts'
import { BUILT_ORIGIN } from '../../http/built-site/inject-settings.ts'

/** Addresses of content that is rendered on demand: the plan's PDF, and the products of the demo shop. */
const RENDERED_ON_DEMAND = [paths.planPdf, '/demos/store/things/']

export type LinkTarget = { kind: 'own'; address: string; anchor: string } | { kind: 'other'; url: string }

/** A link’s target; null for mail addresses, phone numbers, placeholders and {@link RENDERED_ON_DEMAND}. */
export function targetOf(href: string, page: string): LinkTarget | null {
  if (href.startsWith('{') || !URL.canParse(href, BUILT_ORIGIN + page)) return null
  const { protocol, origin, pathname, hash, href: url } = new URL(href, BUILT_ORIGIN + page)
  if (protocol !== 'http:' && protocol !== 'https:') return null
  if (origin !== BUILT_ORIGIN) return { kind: 'other', url }
  const address = decoded(pathname).replace(/(?<=.)\/$/, '')
  if (RENDERED_ON_DEMAND.some((prefix) => address.startsWith(prefix))) return null
  // `#q=kiaat` is a search, not an anchor.
  return { kind: 'own', address, anchor: hash.includes('=') ? '' : decoded(hash.slice(1)) }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
