import type { Ref } from 'react'
import { SearchField } from '../../ui/SearchField.tsx'
import { useTyped } from '../../ui/use-typed.ts'
import { Form } from './Form.tsx'

type Props = {
  label: string
  /** The current query. */
  q: string
  onSearch: (q: string) => void
  /** The shortcut key of the field. */
  shortcut?: string
  ref?: Ref<HTMLInputElement>
}

/** A search field that searches on Enter. */
export function SearchBox({ label, q, onSearch, shortcut, ref }: Props) {
  const [query, setQuery] = useTyped(q)
  return (
    <search>
      <Form onSubmit={() => onSearch(query.trim())}>
        <SearchField
          ref={ref}
          label={label}
          data-search-everything={shortcut ? '' : undefined}
          shortcut={query === '' ? shortcut : undefined}
          value={query}
          maxLength={200}
          onType={setQuery}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur()
          }}
        />
      </Form>
    </search>
  )
}
