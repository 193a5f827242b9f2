import { useQuery } from '@tanstack/react-query'
import { timeAgo, timeAndDayAhead } from '../../domain/inbox/words/days.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import words from '../styles/words.module.css'
import { Figure } from '../ui/Columns.tsx'
import table from '../ui/table.module.css'
import { InvitedRow } from './InvitedRow.tsx'
import styles from './PeopleTable.module.css'
import { PersonRow } from './PersonRow.tsx'

/** Who works here, and who is invited. */
export function PeopleTable() {
  const { data } = useQuery(queries.people(useApi()))
  const now = useNow()
  return (
    <Figure>
      <h2>People</h2>
      <table className={`${table.table} ${table.stack} ${styles.people}`}>
        <caption className={words.hidden}>People</caption>
        <thead>
          <tr>
            <th scope="col">Person</th>
            <th scope="col">Signs in with</th>
            <th scope="col">Role</th>
            <th scope="col">
              <span className={words.hidden}>What can be done</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {data?.people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
          {data?.invited.map((invited) => (
            <InvitedRow
              key={invited.id}
              invited={invited}
              when={`Invited ${timeAgo(invited.invitedAt, now)}, link ends ${timeAndDayAhead(invited.until, now)}`}
            />
          ))}
        </tbody>
      </table>
    </Figure>
  )
}
