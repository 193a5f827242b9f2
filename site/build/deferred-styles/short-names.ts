/** A class as Vite names it after its module: `_toggle_uaqgp_15`. */
const MADE_NAME = /\b_[a-zA-Z][\w-]*?_[a-z0-9]{1,5}_\d+\b/g

/**
 * A page whose classes are numbered in the order in which they stand there: the letters of a hash are what no compression
 * shortens.
 *
 * @throws {Error} if it has an island: React would not find the names that it rendered
 */
export function withShortNames(html: string): string {
  if (html.includes('<astro-island')) throw new Error('A page with an island keeps the names of its classes')
  const names = new Map<string, string>()
  return html.replace(MADE_NAME, (made) => {
    const short = names.get(made) ?? `_${names.size.toString(36)}`
    names.set(made, short)
    return short
  })
}
