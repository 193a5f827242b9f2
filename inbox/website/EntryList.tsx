import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { idOf } from '../../domain/content/draft.ts'
import type { TextList } from '../../domain/content/words/kinds.ts'
import { capitalised, inWords } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { useMayChange, useSitePart, useWebsite } from './site-state.ts'
import { JustAdded, useListMoves } from './use-list-moves.ts'

type Props = {
  part: string
  /** The list's path in the part; '' if the whole part is a list. */
  at: string
  item: TextList
  /** Renders the texts of the entry at a path. */
  children: (at: string) => ReactNode
}

/** The entries of a list: their texts and, where the list allows it, buttons to move, add and remove entries. */
export function EntryList({ part, at, item, children }: Props) {
  const { entry: noun, items, isReorderable = false, limits, blank, locked } = item
  const { site } = useWebsite()
  const { draft, valueAt } = useSitePart(part)
  const list = useListMoves(part, at, item)
  const mayChange = useMayChange()
  const [openId, setOpenId] = useState<string | null>(null)
  const hash = useLocation({ select: (location) => location.hash })
  const listFault = site?.faults.find((fault) => fault.part === part && fault.field === at)?.sentence
  const entries = entriesOf(at === '' ? draft : valueAt(at))
  const count = entries.length
  return (
    <>
      {limits && (
        <p className="muted small">
          {capitalised(inWords(limits.min))} to {inWords(limits.max)}. Now {inWords(count)}.
          {!blank && ' A new one is drawn by an engineer.'}
        </p>
      )}
      <Fault words={list.fault ?? listFault} />
      <ol className="rows">
        {entries.map(({ id, title, titleField, below }, index) => {
          const entryPath = at === '' ? id : `${at}.${id}`
          const isLinked = openId === null && hash.startsWith(`${part}.${entryPath}.`)
          const isOpen = !isReorderable || openId === id || isLinked
          return (
            <li key={id} className="stack gap-2">
              {!isOpen || !items.some((item) => 'field' in item && item.field === titleField) ? (
                <b>{title || `A new ${noun.toLowerCase()}`}</b>
              ) : null}
              {isOpen ? (
                <JustAdded value={list.isJustAdded(id)}>{children(entryPath)}</JustAdded>
              ) : (
                <span className="muted">{below}</span>
              )}
              {mayChange && isReorderable && (
                <Buttons>
                  {items.length > 0 && (
                    <Button aria-expanded={isOpen} onClick={() => setOpenId(isOpen ? '' : id)}>
                      {isOpen ? 'Done' : 'Change'}
                    </Button>
                  )}
                  <MoveButtons list={list} index={index} />
                  {locked?.ids.includes(id) && <span className="muted small">{locked.why}</span>}
                  {limits && !locked?.ids.includes(id) && (
                    <Button
                      kind="danger"
                      disabled={list.isBusy || count <= limits.min}
                      onClick={() => list.remove(id)}
                    >
                      Remove
                    </Button>
                  )}
                </Buttons>
              )}
            </li>
          )
        })}
      </ol>
      {mayChange && blank && limits && (
        <Buttons>
          <Button
            disabled={list.isBusy || count >= limits.max}
            onClick={() => setOpenId(list.add(blank))}
          >{`Add a ${noun.toLowerCase()}`}</Button>
        </Buttons>
      )}
    </>
  )
}

/** The keys that may hold an entry's title: the first that has text is used. */
const TITLES = ['title', 'name', 'text', 'label', 'line'] as const
const BELOW = ['description', 'caption', 'benefit', 'price'] as const

/** The entries of a list, or the texts of an object by their keys, each with its title. */
function entriesOf(data: unknown): Array<{
  id: string
  title: string
  /** The key that holds the title. */
  titleField: string | undefined
  below: string
}> {
  if (typeof data !== 'object' || data === null) return []
  const pairs: Array<[string, unknown]> = Array.isArray(data)
    ? data.map((entry) => [idOf(entry) ?? '', entry])
    : Object.entries(data)
  return pairs.map(([id, entry]) => ({
    id,
    title: typeof entry === 'string' ? capitalised(id.replaceAll('-', ' ')) : wordsOf(entry, TITLES),
    titleField: TITLES.find((name) => wordsOf(entry, [name]) !== ''),
    below: wordsOf(entry, BELOW),
  }))
}

function wordsOf(entry: unknown, names: ReadonlyArray<string>): string {
  if (typeof entry !== 'object' || entry === null) return ''
  const words = new Map(Object.entries(entry))
  return names.map((name) => words.get(name)).find((value) => typeof value === 'string' && value !== '') ?? ''
}
