import { paths } from '../../domain/sitemap/paths.ts'

/** Folders of addresses that have no page themselves, and the page that lists what is in them. */
const LISTED_AT: ReadonlyMap<string, string> = new Map(
  [paths.caseStudy(''), paths.category('')].map((folder) => [folder.replace(/\/$/, ''), paths.ourWork]),
)

/**
 * The address of ours that another spelling means: `/about-us/`, `/about-us.html`, `/About-Us` and `/our-work/index`, or a
 * folder whose page is another.
 *
 * @param isKnown whether it is in the list of our own addresses: only those are returned, so that no path can name another
 *   site
 * @returns null for an address that is right as it is, or that means none of ours
 */
export function ownAddressOf(address: string, isKnown: (address: string) => boolean): string | null {
  const plain = withoutEnding(address)
  const lower = plain.toLowerCase()
  const own = [plain, lower, LISTED_AT.get(lower)].find((known) => known !== undefined && isKnown(known))
  return own === undefined || own === address ? null : own
}

function withoutEnding(address: string): string {
  const path = address
    .replace(/(?<!\/)\/+$/, '')
    .replace(/\.html$/i, '')
    .replace(/\/index$/i, '')
  return path === '' ? '/' : path
}
