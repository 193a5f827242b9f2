import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { timeAgo, timeAndDayAhead } from '../../domain/calendar/day-words.ts'
import type { ChangePerson as Change, Departed, Invited, StaffMember } from '../../domain/inbox/api/people.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { ROLE_WORDS } from '../../domain/inbox/words/names.ts'
import { openEnquiries } from '../../domain/inbox/words/settings-words.ts'
import { counted } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Table } from '../../ui/Table.tsx'
import type { LinkMade } from '../api/inbox-api.ts'
import { CallLinks } from '../calls/CallLinks.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { AssigneeBadge } from '../ui/AssigneeBadge.tsx'
import { Dialog } from '../ui/Dialog.tsx'
import { HeadedSection } from '../ui/layout.tsx'
import { TableHead } from '../ui/TableHead.tsx'
import { CopyLinkDialog } from './InviteForm.tsx'
import { HandOverDialog, LeaveDialog } from './Leaving.tsx'
import styles from './PeopleTable.module.css'

/** The staff and the invitations. */
export function PeopleTable() {
  const { data } = useQuery(queries.people(useApi()))
  const now = useNow()
  return (
    <HeadedSection>
      <h2>People</h2>
      <Table isCards className={styles.people} label="People">
        <TableHead columns={['Person', 'Signs in with', 'Role']} />
        <tbody>
          {data?.people.map((person) => (
            <PersonRow key={person.id} person={person} />
          ))}
          {data?.departed.map((departed) => (
            <DepartedRow key={departed.id} departed={departed} />
          ))}
          {data?.invited.map((invited) => (
            <InvitedRow
              key={invited.id}
              invited={invited}
              when={`Invited ${timeAgo(invited.invitedAt, now)}, link ends ${timeAndDayAhead(invited.until, now)}`}
            />
          ))}
        </tbody>
      </Table>
    </HeadedSection>
  )
}

/** A member of staff; owners may change everyone except the last owner. */
function PersonRow({ person }: { person: StaffMember }) {
  const { me } = useSession()
  const [isDialogOpen, setDialogOpen] = useState(false)
  return (
    <tr>
      <th scope="row" data-wide>
        <PersonCell person={person} name={person.name} below={person.email} />
      </th>
      <td className="muted">{signsInWith(person)}</td>
      <td>{ROLE_WORDS[person.role]}</td>
      <td className="at-end">
        {person.id === me.id
          ? 'You'
          : mayDo('change-people', me.role) &&
            person.canChange && <Button onClick={() => setDialogOpen(true)}>Change</Button>}
        {isDialogOpen && <ChangePerson person={person} onClose={() => setDialogOpen(false)} />}
      </td>
    </tr>
  )
}

/** A former member of staff with open enquiries, or with calls for which no colleague was free. */
function DepartedRow({ departed }: { departed: Departed }) {
  const [isDialogOpen, setDialogOpen] = useState(false)
  const { open, calls } = departed
  const openWords = open > 0 ? `Has left, with ${openEnquiries(open)}` : 'Has left'
  return (
    <tr>
      <th scope="row" data-wide>
        <PersonCell person={departed} name={departed.name} below={openWords} />
      </th>
      <td colSpan={2}>
        {calls.length > 0 && (
          <>
            {counted(calls.length, 'booked call')} that nobody else was free for:
            <CallLinks calls={calls} />
          </>
        )}
      </td>
      <td className="at-end">
        {open > 0 && <Button onClick={() => setDialogOpen(true)}>Hand over</Button>}
        {isDialogOpen && <HandOverDialog departed={departed} onClose={() => setDialogOpen(false)} />}
      </td>
    </tr>
  )
}

function signsInWith({ passkeys, hasPassword }: StaffMember): string {
  const keys = passkeys === 0 ? '' : passkeys === 1 ? 'Passkey' : counted(passkeys, 'passkey')
  if (!hasPassword) return keys
  return keys ? `${keys}, password` : 'Password'
}

/** An invited person who has not joined yet. */
function InvitedRow({ invited, when }: { invited: Invited; when: string }) {
  const api = useApi()
  const { me } = useSession()
  const { act, fault, isBusy } = useSettingsAction(['people'])
  return (
    <tr>
      <th scope="row" data-wide>
        <PersonCell person={null} name={invited.email} below={when} />
        <Fault words={fault} />
      </th>
      <td />
      <td>{ROLE_WORDS[invited.role]}</td>
      <td className="at-end">
        {mayDo('change-people', me.role) && (
          <Button
            disabled={isBusy}
            onClick={() =>
              void act(() => api.withdrawInvitation(invited.id), 'The invitation is taken back.')
            }
          >
            Take back
          </Button>
        )}
      </td>
    </tr>
  )
}

type PersonCellProps = { person: { name: string; initials: string } | null; name: string; below: string }

/** A table cell with a member of staff, and a line below the name. */
function PersonCell({ person, name, below }: PersonCellProps) {
  return (
    <span className={styles.person}>
      <AssigneeBadge person={person} size="large" isNamed />
      <span>
        <b>{name}</b>
        <small>{below}</small>
      </span>
    </span>
  )
}

/** Changes the role, creates a new sign-in link, or removes the person. */
function ChangePerson({ person, onClose }: { person: StaffMember; onClose: () => void }) {
  const api = useApi()
  const { act, fault, isBusy } = useSettingsAction(['people', 'session'])
  const [newLink, setNewLink] = useState<LinkMade | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const { id, name, email, role } = person
  const { mail } = useSession()
  const linkSentence = mail.way === 'smtp' ? `A new link goes to ${email}.` : undefined
  const otherRole = role === 'owner' ? 'member' : 'owner'

  async function change(changes: Change, words: string): Promise<void> {
    if (await act(() => api.changePerson(id, changes), words)) onClose()
  }
  if (isLeaving) return <LeaveDialog person={person} onClose={onClose} />
  return (
    <Dialog heading={name} onClose={onClose}>
      <Buttons>
        <Button
          disabled={isBusy}
          onClick={() =>
            void change(
              { role: otherRole },
              `${name} is ${otherRole === 'owner' ? 'an owner' : 'a member'} now.`,
            )
          }
        >
          Make {otherRole === 'owner' ? 'an owner' : 'a member'}
        </Button>
        <Button
          disabled={isBusy}
          onClick={async () => setNewLink(await act(() => api.newLink(id), linkSentence))}
        >
          {mail.way === 'smtp' ? 'Send a new link' : 'Make a new link'}
        </Button>
        <Button kind="danger" disabled={isBusy} onClick={() => setLeaving(true)}>
          {name} has left
        </Button>
      </Buttons>
      <Fault words={fault} />
      {newLink && <CopyLinkDialog newLink={newLink} onClose={onClose} />}
    </Dialog>
  )
}
