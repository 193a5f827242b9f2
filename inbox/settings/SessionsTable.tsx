import { useQuery } from '@tanstack/react-query'
import { timeAgo } from '../../domain/inbox/words/days.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import { useSignOut } from '../state/sign-out.ts'
import words from '../styles/words.module.css'
import { Buttons } from '../ui/Buttons.tsx'
import { button } from '../ui/button.ts'
import { Figure } from '../ui/Columns.tsx'
import { Fault } from '../ui/Fault.tsx'
import table from '../ui/table.module.css'

/** Where one is signed in; each can be ended from here. */
export function SessionsTable() {
  const api = useApi()
  const now = useNow()
  const signOut = useSignOut()
  const { data } = useQuery(queries.sessions(api))
  const { act, fault, isBusy } = useSettingsAction(['sessions'])
  return (
    <Figure>
      <h2>Where you are signed in</h2>
      <table className={table.table}>
        <caption className={words.hidden}>Where you are signed in</caption>
        <tbody>
          {data?.sessions.map(({ id, device, phone, current, lastUsedAt }) => (
            <tr key={id}>
              <th scope="row">
                <b>{current ? `This ${phone ? 'phone' : 'computer'}` : phone ? 'Phone' : 'Computer'}</b>
                <small>
                  {device}. {current ? 'Now' : timeAgo(lastUsedAt, now)}
                </small>
              </th>
              <td className={table.end}>
                {!current && (
                  <button
                    type="button"
                    className={button()}
                    disabled={isBusy}
                    onClick={() => void act(() => api.endSession(id), 'Signed out there.')}
                  >
                    Sign out
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>Ends after 8 hours without use, and after 7 days in any case.</p>
      <Fault words={fault} />
      <Buttons>
        <button type="button" className={button('danger')} onClick={() => void signOut(true)}>
          Sign out everywhere
        </button>
      </Buttons>
    </Figure>
  )
}
