import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { button } from '../../ui/button.ts'
import { Icon } from '../../ui/Icon.tsx'
import { SearchBox } from '../../ui/SearchBox.tsx'
import type { EnquiriesRoute } from './enquiries-route.ts'
import { useListTools } from './list-tools.tsx'
import styles from './SearchField.module.css'

/** Search over everything, and the button of filters; on phones only on the page of the search. */
export function SearchField({ address }: { address: EnquiriesRoute }) {
  const { isOpen, toggle } = useListTools()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const isEmptySearch = address.isSearch && address.q === ''
  useEffect(() => {
    if (isEmptySearch) field.current?.focus()
  }, [isEmptySearch])
  return (
    <div className={`${styles.tools} ${address.isSearch ? '' : styles.desk}`}>
      <SearchBox
        ref={field}
        label="Search everything"
        shortcut="/"
        q={address.q}
        onSearch={(q) => {
          if (q) void navigate({ to: '/search', search: { q } })
        }}
      />
      <button
        type="button"
        className={button('sign')}
        aria-label="Filter and sort"
        aria-expanded={isOpen}
        onClick={toggle}
      >
        <Icon name="filter" />
      </button>
    </div>
  )
}
