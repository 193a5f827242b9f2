import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { SubscriptionState } from '../../../domain/inbox/api/subscribers.ts'
import words from '../../styles/words.module.css'
import fields from '../../ui/field.module.css'
import styles from './SubscribersPage.module.css'

/** Finds an address among the subscribers; it stands in this page's address only for as long as it is looked for. */
export function AddressSearch({ q, state }: { q: string; state: SubscriptionState | undefined }) {
  const [typed, setTyped] = useState(q)
  const navigate = useNavigate()
  return (
    <search>
      <form
        className={styles.search}
        onSubmit={(event) => {
          event.preventDefault()
          void navigate({ to: '/subscribers', search: { state, q: typed.trim() || undefined } })
        }}
      >
        <label>
          <span className={words.hidden}>Search</span>
          <input
            className={fields.input}
            type="search"
            placeholder="An e-mail address"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
      </form>
    </search>
  )
}
