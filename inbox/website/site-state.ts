import { useQueries, useQuery, useQueryClient } from '@tanstack/react-query'
import { fieldValue } from '../../domain/content/draft.ts'
import {
  AUTOMATIC_AUTHOR,
  COMMAND_AUTHOR,
  type SiteChange,
  type SiteFault,
  type Website,
} from '../../domain/inbox/api/website.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useColleague, useSession } from '../state/session.ts'
import type { TitleOf } from './words.ts'

/** Whether the signed-in person may change the site. */
export function useMayChange(): boolean {
  return mayDo('change-website', useSession().me.role)
}

/** Finds the name of the person who changed or published something. */
export function useAuthor(): (id: string | null) => string {
  const colleague = useColleague()
  return (id) => {
    if (id === AUTOMATIC_AUTHOR) return 'By itself, for its prices'
    if (id === COMMAND_AUTHOR) return 'An engineer'
    return colleague(id)?.name ?? 'Somebody else'
  }
}

/** The draft and the last check; null until they are loaded. */
export function useWebsite(): { site: Website | null; error: unknown } {
  const { data, error } = useQuery(queries.website(useApi()))
  return { site: data ?? null, error }
}

/** A part of the site in the draft, and functions that find a value by its path, in the draft or live. */
export function useSitePart(part: string) {
  const { data } = useQuery(queries.sitePart(useApi(), part))
  const valueAt = (field: string): unknown =>
    data ? fieldValue({ [part]: data.draft }, { part, field }) : undefined
  const liveAt = (field: string): unknown =>
    data ? fieldValue({ [part]: data.live }, { part, field }) : undefined
  const draft: unknown = data?.draft
  return { data, draft, valueAt, liveAt }
}

/** Whether all these parts of the site are loaded, and the first error. */
export function useSiteParts(parts: ReadonlyArray<string>): { areLoaded: boolean; error: unknown } {
  const api = useApi()
  return useQueries({
    queries: [...new Set(parts)].map((part) => queries.sitePart(api, part)),
    combine: (results) => ({
      areLoaded: results.every(({ data }) => data !== undefined),
      error: results.find(({ error }) => error)?.error,
    }),
  })
}

/** The title of a product, a case study or a kind of work, by its slug; '' until it is loaded. */
export function useEntryTitle(): TitleOf {
  const parts = new Map([
    ['solutions', useSitePart('solutions')],
    ['case-studies', useSitePart('case-studies')],
    ['categories', useSitePart('categories')],
  ])
  return (part, id) => String(parts.get(part)?.valueAt(`${id}.title`) ?? '')
}

/** Refetches everything that shows the draft. */
export function useRefetchDraft(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await Promise.all(['website', 'site-part'].map((key) => client.invalidateQueries({ queryKey: [key] })))
  }
}

export function changeOf(site: Website | null, part: string, field: string): SiteChange | undefined {
  return site?.changes.find((change) => change.part === part && change.field === field)
}

/** The fault of a field, or of a part of it. */
export function faultOf(site: Website | null, part: string, field: string): SiteFault | undefined {
  return site?.faults.find(
    (fault) => fault.part === part && (fault.field === field || fault.field?.startsWith(`${field}.`)),
  )
}
