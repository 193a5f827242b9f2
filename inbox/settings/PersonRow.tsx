import { useState } from 'react'
import type { StaffMember } from '../../domain/inbox/api/people.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { counted } from '../../domain/wording.ts'
import { useSession } from '../state/session.ts'
import words from '../styles/words.module.css'
import { button } from '../ui/button.ts'
import table from '../ui/table.module.css'
import { ROLE_WORDS } from '../words/roles.ts'
import { ChangePerson } from './ChangePerson.tsx'
import { PersonCell } from './PersonCell.tsx'

/** A member of staff; owners may change everybody but the last owner. */
export function PersonRow({ person }: { person: StaffMember }) {
  const { me } = useSession()
  const [isAsked, setAsked] = useState(false)
  return (
    <tr>
      <th scope="row" className={table.wide}>
        <PersonCell person={person} name={person.name} below={person.email} />
      </th>
      <td className={words.muted}>{signsInWith(person)}</td>
      <td>{ROLE_WORDS[person.role]}</td>
      <td className={table.end}>
        {person.id === me.id
          ? 'You'
          : mayDo('change-people', me.role) &&
            person.canChange && (
              <button type="button" className={button()} onClick={() => setAsked(true)}>
                Change
              </button>
            )}
        {isAsked && <ChangePerson person={person} onClose={() => setAsked(false)} />}
      </td>
    </tr>
  )
}

function signsInWith({ passkeys, hasPassword }: StaffMember): string {
  const keys = passkeys === 0 ? '' : passkeys === 1 ? 'Passkey' : counted(passkeys, 'passkey')
  if (!hasPassword) return keys
  return keys ? `${keys}, password` : 'Password'
}
