import type { Invited } from '../../domain/inbox/api/people.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { useApi } from '../state/api-context.tsx'
import { useSession } from '../state/session.ts'
import { useSettingsAction } from '../state/settings-action.ts'
import { button } from '../ui/button.ts'
import { Fault } from '../ui/Fault.tsx'
import table from '../ui/table.module.css'
import { ROLE_WORDS } from '../words/roles.ts'
import { PersonCell } from './PersonCell.tsx'

/** Somebody who was invited and has not come yet. */
export function InvitedRow({ invited, when }: { invited: Invited; when: string }) {
  const api = useApi()
  const { me } = useSession()
  const { act, fault, isBusy } = useSettingsAction(['people'])
  return (
    <tr>
      <th scope="row" className={table.wide}>
        <PersonCell person={null} name={invited.email} below={when} />
        <Fault words={fault} />
      </th>
      <td />
      <td>{ROLE_WORDS[invited.role]}</td>
      <td className={table.end}>
        {mayDo('change-people', me.role) && (
          <button
            type="button"
            className={button()}
            disabled={isBusy}
            onClick={() => void act(() => api.takeBack(invited.id), 'The invitation is taken back.')}
          >
            Take back
          </button>
        )}
      </td>
    </tr>
  )
}
