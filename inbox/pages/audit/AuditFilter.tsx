import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { Audit, AuditQuery } from '../../../domain/inbox/api/audit.ts'
import { useSession } from '../../app/session.ts'
import words from '../../styles/words.module.css'
import fields from '../../ui/field.module.css'
import styles from './AuditFilter.module.css'

/** Narrows the log: a person, an enquiry, an act; all of it in the address. */
export function AuditFilter({ query, acts }: { query: AuditQuery; acts: Audit['acts'] }) {
  const [typed, setTyped] = useState(query.q ?? '')
  const { colleagues } = useSession()
  const navigate = useNavigate()
  const go = (change: AuditQuery) => void navigate({ to: '/audit', search: { ...query, ...change } })
  return (
    <div className={styles.filter}>
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault()
            go({ q: typed.trim() || undefined })
          }}
        >
          <label>
            <span className={words.hidden}>Search</span>
            <input
              className={fields.input}
              type="search"
              placeholder="A person or an enquiry"
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
        </form>
      </search>
      <select
        className={fields.select}
        aria-label="Who"
        value={query.who ?? ''}
        onChange={({ target }) => go({ who: target.value || undefined })}
      >
        <option value="">Everybody</option>
        {colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <select
        className={fields.select}
        aria-label="Act"
        value={query.act ?? ''}
        onChange={({ target }) => go({ act: target.value || undefined })}
      >
        <option value="">Any act</option>
        {acts.map(({ act, words: said }) => (
          <option key={act} value={act}>
            {said}
          </option>
        ))}
      </select>
    </div>
  )
}
