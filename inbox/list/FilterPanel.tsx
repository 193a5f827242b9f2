import { useNavigate } from '@tanstack/react-router'
import { SORTS } from '../../domain/inbox/api/enquiry-list.ts'
import { type List, STATUSES } from '../../domain/inbox/facts/kinds.ts'
import { STATUS_NAMES } from '../../domain/inbox/words/names.ts'
import { useSession } from '../app/session.ts'
import { button } from '../ui/button.ts'
import { backTo, type DeskAddress } from './desk-address.ts'
import styles from './FilterPanel.module.css'
import { useListTools } from './list-tools.tsx'

const SORT_WORDS = { due: 'By time left', newest: 'Newest first', oldest: 'Oldest first' } as const

/** What narrows a list or a search; each choice is in the address. */
export function FilterPanel({ address, list }: { address: DeskAddress; list: List }) {
  const { me, colleagues } = useSession()
  const { startSelecting } = useListTools()
  const navigate = useNavigate()
  const { filter, isSearch, status } = address
  const go = (change: Partial<DeskAddress>) => void navigate(backTo({ ...address, ...change }, list))
  const narrow = (change: DeskAddress['filter']) => go({ filter: { ...filter, ...change } })
  return (
    <fieldset className={styles.panel} aria-label="Filter and sort">
      {isSearch && (
        <select
          aria-label="Status"
          value={status ?? ''}
          onChange={({ target }) => go({ status: STATUSES.find((each) => each === target.value) })}
        >
          <option value="">Any status</option>
          {STATUSES.map((each) => (
            <option key={each} value={each}>
              {STATUS_NAMES[each]}
            </option>
          ))}
        </select>
      )}
      <select
        aria-label="Who has it"
        value={filter.who ?? ''}
        onChange={({ target }) => narrow({ who: target.value || undefined })}
      >
        <option value="">Anybody has it</option>
        <option value={me.id}>I have it</option>
        <option value="nobody">Nobody has it</option>
        {colleagues
          .filter(({ id, left }) => id !== me.id && !left)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      {!isSearch && (
        <select
          aria-label="Order"
          value={filter.sort ?? SORTS[0]}
          onChange={({ target }) => narrow({ sort: SORTS.find((each) => each === target.value) })}
        >
          {SORTS.filter((each) => each !== 'due' || list === 'needs').map((each) => (
            <option key={each} value={each}>
              {SORT_WORDS[each]}
            </option>
          ))}
        </select>
      )}
      <label className={styles.day}>
        From
        <input
          type="date"
          value={filter.from ?? ''}
          onChange={({ target }) => narrow({ from: target.value || undefined })}
        />
      </label>
      <label className={styles.day}>
        Until
        <input
          type="date"
          value={filter.until ?? ''}
          onChange={({ target }) => narrow({ until: target.value || undefined })}
        />
      </label>
      <button type="button" className={button('plain')} onClick={startSelecting}>
        Select several
      </button>
    </fieldset>
  )
}
