import { createContext, useState } from 'react'
import { idOf } from '../../domain/content/draft.ts'
import type { TextList } from '../../domain/content/words/kinds.ts'
import { orderOf } from '../../domain/content/words/screens.ts'
import type { SiteChange } from '../../domain/inbox/api/website.ts'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useSitePart } from './site-state.ts'
import { useSaveChanges } from './use-save-changes.ts'

type Entry = Readonly<Record<string, SiteChange['value']>>
type Change = [field: string, value: SiteChange['value']]
type Step = 1 | -1

/** Whether an entry was just added: its empty fields are not faults until they lose the focus. */
export const JustAdded = createContext(false)

/**
 * Adds, removes and moves the entries of a list.
 *
 * @param at the path of the list; '' for a file that is a list
 */
export function useListMoves(
  part: string,
  at: string,
  { above, below, blank, limits, locked }: Omit<TextList, 'entry' | 'items' | 'list'>,
) {
  const { draft, valueAt, liveAt } = useSitePart(part)
  const saveChanges = useSaveChanges()
  const [added, setAdded] = useState<ReadonlyArray<string>>([])
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part'])
  const save = (changes: ReadonlyArray<Change>) =>
    act(() => saveChanges(changes.map(([field, value]) => ({ part, field, value }))))
  const entriesAt = (path: string) => (path === '' ? draft : valueAt(path)) as ReadonlyArray<Entry> // by its schema
  const idsAt = (path: string) => entriesAt(path).map((entry) => idOf(entry) ?? '')
  const pathOf = (id: string, list = at) => (list === '' ? id : `${list}.${id}`)

  /** The list that a step leads to: this one, or its neighbour past the end. */
  function targetOf(index: number, step: Step): string | null {
    const ids = idsAt(at)
    if (ids[index + step] !== undefined) return at
    const neighbour = step === 1 ? below : above
    const mayLeave = ids.length > (limits?.min ?? 0) && !locked?.ids.includes(ids[index] ?? '')
    return neighbour !== undefined && mayLeave ? neighbour : null
  }
  /** Moves an entry to another list. If it is live there, that entry is restored, with its illustration. */
  function changesInto(list: string, id: string, step: Step): Array<Change> {
    const entry = entriesAt(at).find((candidate) => idOf(candidate) === id) ?? {}
    const words = Object.keys(blank ?? {}).map((key): Change => [key, entry[key] ?? ''])
    const liveEntry = liveAt(pathOf(id, list)) as Entry | undefined // by its schema
    const ids = idsAt(list)
    return [
      [pathOf(id), null],
      [pathOf(id, list), liveEntry ?? { id, ...Object.fromEntries(words) }],
      ...words
        .filter(([key, value]) => liveEntry !== undefined && liveEntry[key] !== value)
        .map(([key, value]): Change => [pathOf(`${id}.${key}`, list), value]),
      [orderOf(list), step === 1 ? [id, ...ids] : [...ids, id]],
    ]
  }
  return {
    fault,
    isBusy,
    /** Whether an entry was added here just now. */
    isJustAdded: (id: string) => added.includes(id),
    canMove: (index: number, step: Step) => targetOf(index, step) !== null,
    move: (index: number, step: Step) => {
      const list = targetOf(index, step)
      const ids = idsAt(at)
      const [moved = ''] = ids.splice(index, 1)
      if (list === null) return
      if (list !== at) return void save(changesInto(list, moved, step))
      ids.splice(index + step, 0, moved)
      void save([[orderOf(at), ids]])
    },
    remove: (id: string) => void save([[pathOf(id), null]]),
    /** Adds an entry. @returns its id */
    add: (words: Entry) => {
      const id = `new-${crypto.randomUUID().slice(0, 8)}`
      setAdded([...added, id])
      void save([[pathOf(id), { id, ...words }]])
      return id
    },
  }
}
