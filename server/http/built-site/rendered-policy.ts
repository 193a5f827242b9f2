import { type PageOrigins, pagePolicy } from '../security-headers.ts'
import type { Locals, PageRenderer } from './page-renderer.ts'

/** The policy of a page that is rendered on demand. `blank` are its locals when nobody has typed anything. */
export type PolicyOf = (path: string, blank: Locals) => Promise<string>

/**
 * Takes the policy of each rendered page from the page without anything of a visitor's in it, once: what somebody typed
 * can allow nothing.
 */
export function renderedPolicies(
  origins: PageOrigins,
  { inlineHashes }: Pick<PageRenderer, 'inlineHashes'>,
): PolicyOf {
  const policies = new Map<string, Promise<string>>()
  return (path, blank) => {
    const known = policies.get(path)
    if (known) return known
    const policy = blankPolicy(path, blank)
    policies.set(path, policy)
    policy.catch(() => policies.delete(path))
    return policy
  }

  async function blankPolicy(path: string, blank: Locals): Promise<string> {
    const { status, hashes } = await inlineHashes(path, blank)
    if (status !== 200) throw new Error(`${path} was rendered with status ${status}`)
    return pagePolicy(origins, hashes)
  }
}
