import { useState } from 'react'
import type { SitePlace, Website } from '../../../domain/inbox/api/website.ts'
import { readLocal, writeLocal } from '../../state/local-store.ts'
import { changeOf } from '../site-state.ts'
import type { ChangeGroup } from './change-groups.ts'

const STORAGE_KEY = 'inbox-website-left'

/**
 * The keys of the groups that are not to be published. They are stored, and stay excluded in later checks while their changes have
 * the same revisions; once no other group remains, they are included again.
 */
export function useExcludedGroups(
  site: Website,
  groups: ReadonlyArray<ChangeGroup<SitePlace>>,
): [excluded: ReadonlyArray<string>, exclude: (keys: ReadonlyArray<string>) => void] {
  const idsOf = (places: ReadonlyArray<SitePlace>) =>
    places.map(({ part, field }) => `${part} ${field} ${changeOf(site, part, field)?.revision}`)
  const [excluded, setExcluded] = useState<ReadonlyArray<string>>(() => {
    const storedIds = readIds()
    const excludedGroups = groups.filter((group) =>
      idsOf(group.changes).every((id) => storedIds.includes(id)),
    )
    return excludedGroups.length === groups.length ? [] : excludedGroups.map(({ key }) => key)
  })
  function exclude(keys: ReadonlyArray<string>): void {
    setExcluded(keys)
    const idsHere = groups.flatMap((group) => idsOf(group.changes))
    const otherIds = readIds().filter((id) => !idsHere.includes(id) && idsOf(site.changes).includes(id))
    const excludedIds = groups
      .filter(({ key }) => keys.includes(key))
      .flatMap((group) => idsOf(group.changes))
    writeLocal(STORAGE_KEY, [...otherIds, ...excludedIds].join('\n'))
  }
  return [excluded, exclude]
}

function readIds(): Array<string> {
  return readLocal(STORAGE_KEY)?.split('\n') ?? []
}

/** The keys of the excluded groups after one was ticked, which includes it, or unticked. */
export function withTick(excluded: ReadonlyArray<string>, key: string, isTicked: boolean): Array<string> {
  const others = excluded.filter((other) => other !== key)
  return isTicked ? others : [...others, key]
}
