import type { ReactNode } from 'react'
import type { Tone } from '../../../ui/Tag.tsx'
import styles from './FilterTiles.module.css'

export type Tile<Key extends string = string> = {
  key: Key
  count: string | number
  word: string
  /** An amount or a place below the word; null for roles that see no amounts. */
  sum: ReactNode
  tone: Tone | 'sand'
}

type Props<Key extends string> = {
  label: string
  tiles: ReadonlyArray<Tile<Key>>
  chosen: string
  onChoose: (key: Key) => void
}

/** Tiles that show counts and filter the list. */
export function FilterTiles<Key extends string>({ label, tiles, chosen, onChoose }: Props<Key>) {
  return (
    <ul className={styles.tiles} data-few={tiles.length <= 3 || undefined} aria-label={label}>
      {tiles.map(({ key, count, word, sum, tone }) => (
        <li key={key}>
          <button type="button" data-tone={tone} aria-pressed={key === chosen} onClick={() => onChoose(key)}>
            <b>{count}</b> <span>{word}</span>
            {sum !== null && <span className={styles.sum}>{sum}</span>}
          </button>
        </li>
      ))}
    </ul>
  )
}
