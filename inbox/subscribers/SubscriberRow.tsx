import { useState } from 'react'
import type { Subscriber } from '../../domain/inbox/api/subscribers.ts'
import { subscriptionSentence } from '../../domain/inbox/words/subscription-words.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { useColleague } from '../state/session.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import words from '../styles/words.module.css'
import { button } from '../ui/button.ts'
import { Fault } from '../ui/Fault.tsx'
import { Moon } from '../ui/Moon.tsx'
import table from '../ui/table.module.css'
import styles from './SubscribersPage.module.css'
import { STATE_MOONS, STATE_NAMES, standingOf } from './state-words.ts'
import { UnsubscribeForm } from './UnsubscribeForm.tsx'

/** One address with its state, and its consent in its own words. */
export function SubscriberRow({ row }: { row: Subscriber }) {
  const api = useApi()
  const colleague = useColleague()
  const [isAsked, setAsked] = useState(false)
  const { act, fault, isBusy } = useSettingsAction(['subscribers'])
  const { id, email, state, wording, page, canAskAgain } = row
  const standing = standingOf(row, (by) => colleague(by)?.name ?? 'Somebody')
  const now = useNow()
  return (
    <tr>
      <th scope="row">
        <b>{email}</b>
      </th>
      <td>
        <span className={styles.state}>
          <Moon state={STATE_MOONS[state]} size={22} />
          <b>{STATE_NAMES[state]}</b>
        </span>
      </td>
      <td className={table.wide}>
        <span className={words.muted}>{subscriptionSentence(standing, now)}</span>
        <br />“{wording}” <span className={words.muted}>On {page}.</span>
        <Fault words={fault} />
      </td>
      <td className={table.end}>
        {state === 'confirmed' && (
          <button type="button" className={button()} onClick={() => setAsked(true)}>
            Stop
          </button>
        )}
        {state === 'waiting' && canAskAgain && (
          <button
            type="button"
            className={button()}
            disabled={isBusy}
            onClick={() => void act(() => api.askAgain(id), `${email} is asked again.`)}
          >
            Ask again
          </button>
        )}
        {isAsked && <UnsubscribeForm id={id} email={email} onClose={() => setAsked(false)} />}
      </td>
    </tr>
  )
}
