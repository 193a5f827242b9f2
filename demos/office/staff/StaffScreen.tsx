import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Choice, Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Table } from '../../../ui/Table.tsx'
import { Tag } from '../../../ui/Tag.tsx'
import { BRANCHES, type Branch } from '../../catalogue/product.ts'
import { hasPermission, ROLES, type Role, type StaffPermission } from '../../shop/rights.ts'
import type { StaffMember } from '../../shop/shop-state.ts'
import { roleNames } from '../../shop/staff.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { StaffInitial } from '../frame/RoleSwitch.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './StaffScreen.module.css'

/** The staff, and the permissions of each role. */
export function StaffScreen() {
  useTitle('Staff')
  const { state, me, act } = useOffice()
  const [isInviting, setIsInviting] = useState(false)
  return (
    <>
      <ScreenHead
        title="Staff"
        actions={
          <Button kind="accent" onClick={() => setIsInviting(true)}>
            Invite a team member
          </Button>
        }
      />
      <RightsTable staff={state.staff} me={me} />
      <Dialog isOpen={isInviting} onClose={() => setIsInviting(false)} heading="Invite a team member">
        <InvitationForm
          onClose={() => setIsInviting(false)}
          onInvite={async (member) => {
            if (await act({ do: 'ask someone in', member }, `${member.name} works here now`))
              setIsInviting(false)
          }}
        />
      </Dialog>
    </>
  )
}

type Props = { onClose: () => void; onInvite: (member: StaffMember) => Promise<void> }

/** The form for a new member of staff. The demo sends no invitation, but adds the person to the role switch. */
function InvitationForm({ onClose, onInvite }: Props) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('packer')
  const [branch, setBranch] = useState<Branch>(BRANCHES[0])
  const [fault, setFault] = useState<string | null>(null)
  const submit = () => {
    if (name.trim() === '') setFault('Who is it?')
    else void onInvite({ name: name.trim(), role, branch: role === 'packer' ? branch : null })
  }
  return (
    <div className="stack">
      <Field label="Name" fault={fault} value={name} autoComplete="off" maxLength={60} onType={setName} />
      <Choice
        label="Role"
        value={role}
        options={ROLES.map((role) => [role, roleNames[role]] as const)}
        onPick={setRole}
      />
      {role === 'packer' && <Choice label="Branch" value={branch} options={BRANCHES} onPick={setBranch} />}
      <p className="cluster at-end">
        <Button onClick={onClose}>Not now</Button>
        <Button kind="accent" onClick={submit}>
          Ask in
        </Button>
      </p>
    </div>
  )
}

/** A table of permissions (rows) by role (columns). */
function RightsTable({ staff, me }: { staff: ReadonlyArray<StaffMember>; me: StaffMember }) {
  return (
    <Panel isFlush>
      <Table label="Who may do what" className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">Who may do what</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                <RoleHead role={role} members={staff.filter((member) => member.role === role)} me={me} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {RIGHTS_ROWS.map((row) => (
            <tr key={row.words}>
              <th scope="row">{row.words}</th>
              {ROLES.map((role) => (
                <td key={role}>
                  <RightMark right={permissionMark(role, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

type RoleHeadProps = { role: Role; members: ReadonlyArray<StaffMember>; me: StaffMember }

function RoleHead({ role, members, me }: RoleHeadProps) {
  const words = members.map(({ name, branch }) =>
    [name, name === me.name ? 'you' : branch].filter(Boolean).join(', '),
  )
  return (
    <span className={styles.roleHead}>
      <StaffInitial name={members[0]?.name ?? roleNames[role]} role={role} />
      <span>
        <b>{roleNames[role]}</b>
        <small className="wide-only">{words.join(' · ')}</small>
      </span>
    </span>
  )
}

function RightMark({ right }: { right: ReturnType<typeof permissionMark> }) {
  if (right === 'sees') return <Tag tone="way">sees it</Tag>
  return (
    <span className={right === 'may' ? styles.may : styles.mayNot}>
      {right === 'may' ? <Icon path={icons.tick} size={20} /> : <span aria-hidden="true">–</span>}
      <span className="visually-hidden">{right}</span>
    </span>
  )
}

type Row = {
  words: string
  /** A role with this permission may do it. */
  permission: StaffPermission
  /** A role with only this permission may see it. */
  viewPermission?: StaffPermission
}

/** The rows of the table of permissions. */
export const RIGHTS_ROWS: ReadonlyArray<Row> = [
  { words: 'Orders and where they go', permission: 'pack', viewPermission: 'see orders' },
  { words: 'Start packing, pack, give to courier', permission: 'pack' },
  { words: 'What an order cost', permission: 'cancel and take back', viewPermission: 'see money' },
  { words: 'Cancel, accept a return', permission: 'cancel and take back' },
  { words: 'Change a product or its price', permission: 'change products' },
  { words: 'Count a shelf, move stock', permission: 'move stock' },
  { words: 'Vouchers and sales', permission: 'change vouchers' },
  { words: 'Customers', permission: 'change staff', viewPermission: 'see customers' },
  { words: 'Numbers, VAT, invoices', permission: 'change staff', viewPermission: 'see numbers' },
  { words: 'CSV out', permission: 'csv out' },
  { words: 'CSV in', permission: 'csv in' },
  { words: 'Staff and roles', permission: 'change staff' },
]

export function permissionMark(role: Role, { permission, viewPermission }: Row): 'may' | 'sees' | 'may not' {
  if (hasPermission(role, permission)) return 'may'
  return viewPermission && hasPermission(role, viewPermission) ? 'sees' : 'may not'
}
