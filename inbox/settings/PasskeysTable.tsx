import { useQuery } from '@tanstack/react-query'
import { timeAgo } from '../../domain/inbox/words/days.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import words from '../styles/words.module.css'
import { Buttons } from '../ui/Buttons.tsx'
import { button } from '../ui/button.ts'
import { Figure } from '../ui/Columns.tsx'
import { Fault } from '../ui/Fault.tsx'
import table from '../ui/table.module.css'

/** One's own passkeys; the last way in stays. */
export function PasskeysTable() {
  const api = useApi()
  const now = useNow()
  const { data } = useQuery(queries.passkeys(api))
  const { act, fault, isBusy } = useSettingsAction(['passkeys', 'session', 'people'])
  return (
    <Figure>
      <h2>Your passkeys</h2>
      <table className={table.table}>
        <caption className={words.hidden}>Your passkeys</caption>
        <tbody>
          {data?.passkeys.map(({ id, name, lastUsedAt }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <small>{lastUsedAt === null ? 'Not used yet' : `Used ${timeAgo(lastUsedAt, now)}`}</small>
              </th>
              <td className={table.end}>
                <button
                  type="button"
                  className={button('plain')}
                  disabled={isBusy}
                  onClick={() => void act(() => api.removePasskey(id), 'The passkey is taken away.')}
                >
                  Take away
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Fault words={fault} />
      <Buttons>
        <button
          type="button"
          className={button()}
          disabled={isBusy}
          onClick={() => void act(() => api.addPasskey(), 'The passkey is added.')}
        >
          Add a passkey
        </button>
      </Buttons>
    </Figure>
  )
}
