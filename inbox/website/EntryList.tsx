import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { idOf } from '../../domain/content/draft.ts'
import type { TextList } from '../../domain/content/words/kinds.ts'
import { capitalised, inWords } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { useMayChange, useSitePart, useWebsite } from './site-state.ts'
import { JustAdded, useListMoves } from './use-list-moves.ts'

type Props = {
  part: string
  /** Its path; '' for a file that is a list. */
  at: string
  item: TextList
  /** The words of the entry at a path. */
  children: (at: string) => ReactNode
}

/** The entries of a list: their words, and as far as its place allows it their order, a new one and one fewer. */
export function EntryList({ part, at, item, children }: Props) {
  const { entry: noun, items, moves = false, limits, blank, stays } = item
  const { site } = useWebsite()
  const { draft, valueAt } = useSitePart(part)
  const list = useListMoves(part, at, item)
  const mayChange = useMayChange()
  const [chosen, setOpen] = useState<string | null>(null)
  const hash = useLocation({ select: (location) => location.hash })
  const faultOfList = site?.faults.find((each) => each.part === part && each.field === at)?.sentence
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
      <Fault words={list.fault ?? faultOfList} />
      <ol className="rows">
        {entries.map(({ id, title, titleField, below }, place) => {
          const own = at === '' ? id : `${at}.${id}`
          const isNamed = chosen === null && hash.startsWith(`${part}.${own}.`)
          const isOpen = !moves || chosen === id || isNamed
          return (
            <li key={id} className="stack gap-2">
              {!isOpen || !items.some((item) => 'field' in item && item.field === titleField) ? (
                <b>{title || `A new ${noun.toLowerCase()}`}</b>
              ) : null}
              {isOpen ? (
                <JustAdded value={list.isJustAdded(id)}>{children(own)}</JustAdded>
              ) : (
                <span className="muted">{below}</span>
              )}
              {mayChange && moves && (
                <Buttons>
                  {items.length > 0 && (
                    <Button aria-expanded={isOpen} onClick={() => setOpen(isOpen ? '' : id)}>
                      {isOpen ? 'Done' : 'Change'}
                    </Button>
                  )}
                  <Button
                    disabled={list.isBusy || !list.canMove(place, -1)}
                    onClick={() => list.move(place, -1)}
                  >
                    Up
                  </Button>
                  <Button
                    disabled={list.isBusy || !list.canMove(place, 1)}
                    onClick={() => list.move(place, 1)}
                  >
                    Down
                  </Button>
                  {stays?.ids.includes(id) && <span className="muted small">{stays.why}</span>}
                  {limits && !stays?.ids.includes(id) && (
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
            onClick={() => setOpen(list.add(blank))}
          >{`Add a ${noun.toLowerCase()}`}</Button>
        </Buttons>
      )}
    </>
  )
}

/** The names under which an entry may be known, the first that it has. */
const TITLES = ['title', 'name', 'text', 'label', 'line'] as const
const BELOW = ['description', 'caption', 'benefit', 'price'] as const

/** The entries of a list, or the texts of an object by their keys, each with what it is called. */
function entriesOf(data: unknown): Array<{
  id: string
  title: string
  /** The field that has it. */
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
