import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { useApi } from '../state/api-context.tsx'
import { changeOf, useRefetchDraft, useWebsite } from './site-state.ts'

type Change = Pick<SiteChange, 'part' | 'field' | 'value'>

/**
 * Saves changes in order, each over the revision that is shown. After a failure, what is stored is fetched again.
 *
 * @throws {Error} at the first field that another person has changed meanwhile
 */
export function useSaveChanges(): (changes: ReadonlyArray<Change>) => Promise<object> {
  const api = useApi()
  const refresh = useRefetchDraft()
  const { site } = useWebsite()
  return async (changes) => {
    try {
      for (const { part, field, value } of changes) {
        const seen = changeOf(site, part, field)?.revision ?? 0
        const answer = await api.saveSiteChange({ part, field, value, seen })
        if (!('saved' in answer))
          throw new Error(
            'Somebody else changed this meanwhile. It is shown as it is now: please do it again.',
          )
      }
    } catch (error) {
      await refresh()
      throw error
    }
    return changes
  }
}
