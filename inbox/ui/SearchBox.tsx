import type { Ref } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { useTyped } from '../../ui/use-typed.ts'
import words from '../styles/words.module.css'
import styles from './SearchBox.module.css'

type Props = {
  label: string
  /** The current query. */
  q: string
  onSearch: (q: string) => void
  /** The key that leads here. */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}

/** A field to search with; Enter searches. */
export function SearchBox({ label, q, onSearch, shortcut, ref }: Props) {
  const [typed, setTyped] = useTyped(q)
  return (
    <search className={styles.search}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(typed.trim())
        }}
      >
        <Icon path={icons.glass} />
        <label>
          <span className={words.hidden}>{label}</span>
          <input
            ref={ref}
            data-search-everything={shortcut ? '' : undefined}
            type="search"
            placeholder={label}
            value={typed}
            maxLength={200}
            onChange={({ target }) => setTyped(target.value)}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Escape') currentTarget.blur()
            }}
          />
        </label>
        {shortcut && typed === '' && (
          <span className={styles.key} aria-hidden="true">
            {shortcut}
          </span>
        )}
      </form>
    </search>
  )
}
