import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import words from '../styles/words.module.css'
import { button } from '../ui/button.ts'
import { Icon } from '../ui/Icon.tsx'
import type { DeskAddress } from './desk-address.ts'
import { useListTools } from './list-tools.tsx'
import styles from './SearchField.module.css'

/** Search over everything, and the button of filters; on phones only on the page of the search. */
export function SearchField({ address }: { address: DeskAddress }) {
  const [typed, setTyped] = useState(address.q)
  const { isOpen, toggle } = useListTools()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isEmptySearch = address.isSearch && address.q === ''
  useEffect(() => {
    if (isEmptySearch) field.current?.focus()
  }, [isEmptySearch])

  return (
    <div className={`${styles.tools} ${address.isSearch ? '' : styles.desk}`}>
      <search>
        <form
          className={styles.seek}
          onSubmit={(event) => {
            event.preventDefault()
            const q = typed.trim()
            if (q) void navigate({ to: '/search', search: { q } })
          }}
        >
          <Icon name="search" />
          <label>
            <span className={words.hidden}>Search everything</span>
            <input
              ref={field}
              data-search-everything
              type="search"
              placeholder="Search everything"
              value={typed}
              maxLength={200}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={({ key, currentTarget }) => {
                if (key === 'Escape') currentTarget.blur()
              }}
            />
          </label>
          {typed === '' && (
            <span className={styles.key} aria-hidden="true">
              /
            </span>
          )}
        </form>
      </search>
      {!address.isSearch && (
        <button
          type="button"
          className={button('sign')}
          aria-label="Filter and sort"
          aria-expanded={isOpen}
          onClick={toggle}
        >
          <Icon name="filter" />
        </button>
      )}
    </div>
  )
}
