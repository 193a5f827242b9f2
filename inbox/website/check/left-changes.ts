import { useState } from 'react'
import type { SitePlace, Website } from '../../../domain/inbox/api/website.ts'
import { readLocal, writeLocal } from '../../state/local-store.ts'
import { changeOf } from '../site-state.ts'
import type { ChangeGroup } from './change-groups.ts'

const KEPT_AS = 'inbox-website-left'

/**
 * The keys of the groups that stay for later, and how to choose them. The choice outlasts a new check, for changes that are still the
 * same; if only those are left, it is over.
 */
export function useLeftChanges(
  site: Website,
  groups: ReadonlyArray<ChangeGroup<SitePlace>>,
): [left: ReadonlyArray<string>, choose: (left: ReadonlyArray<string>) => void] {
  const idsOf = (places: ReadonlyArray<SitePlace>) =>
    places.map(({ part, field }) => `${part} ${field} ${changeOf(site, part, field)?.revision}`)
  const [left, setLeft] = useState<ReadonlyArray<string>>(() => {
    const kept = keptIds()
    const chosen = groups.filter((group) => idsOf(group.changes).every((id) => kept.includes(id)))
    return chosen.length === groups.length ? [] : chosen.map(({ key }) => key)
  })
  function choose(next: ReadonlyArray<string>): void {
    setLeft(next)
    const here = groups.flatMap((group) => idsOf(group.changes))
    const elsewhere = keptIds().filter((id) => !here.includes(id) && idsOf(site.changes).includes(id))
    const chosen = groups.filter(({ key }) => next.includes(key)).flatMap((group) => idsOf(group.changes))
    writeLocal(KEPT_AS, [...elsewhere, ...chosen].join('\n'))
  }
  return [left, choose]
}

function keptIds(): Array<string> {
  return readLocal(KEPT_AS)?.split('\n') ?? []
}
