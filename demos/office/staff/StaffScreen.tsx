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
import { Face } from '../frame/RoleSwitch.tsx'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './StaffScreen.module.css'

/** The staff, and the permissions of each role. */
export function StaffScreen() {
  useTitle('Staff')
  const { state, me, act } = useOffice()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ScreenHead
        title="Staff"
        acts={
          <Button kind="accent" onClick={() => setIsAsking(true)}>
            Invite a team member
          </Button>
        }
      />
      <RightsTable staff={state.staff} me={me} />
      <InviteStaffDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onAsk={async (member) => {
          if (await act({ do: 'ask someone in', member }, `${member.name} works here now`)) setIsAsking(false)
        }}
      />
    </>
  )
}

type Props = { isOpen: boolean; onClose: () => void; onAsk: (member: StaffMember) => Promise<void> }

/** A form for a new member of staff. The demo sends no invitation: the person is added to the role switch. */
export function InviteStaffDialog({ isOpen, onClose, onAsk }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} heading="Invite a team member">
      <Form onClose={onClose} onAsk={onAsk} />
    </Dialog>
  )
}

function Form({ onClose, onAsk }: Pick<Props, 'onClose' | 'onAsk'>) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('packer')
  const [branch, setBranch] = useState<Branch>(BRANCHES[0])
  const [fault, setFault] = useState<string | null>(null)
  const askForStartAgain = () => {
    if (name.trim() === '') setFault('Who is it?')
    else void onAsk({ name: name.trim(), role, branch: role === 'packer' ? branch : null })
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
        <Button kind="accent" onClick={askForStartAgain}>
          Ask in
        </Button>
      </p>
    </div>
  )
}

/** A table of permissions (rows) by role (columns). */
export function RightsTable({ staff, me }: { staff: ReadonlyArray<StaffMember>; me: StaffMember }) {
  return (
    <Panel isFlush>
      <Table label="Who may do what" className={styles.rights}>
        <thead>
          <tr>
            <th scope="col">Who may do what</th>
            {ROLES.map((role) => (
              <th key={role} scope="col">
                <People role={role} members={staff.filter((member) => member.role === role)} me={me} />
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
                  <RightMark right={rightOf(role, row)} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}

function People({ role, members, me }: { role: Role; members: ReadonlyArray<StaffMember>; me: StaffMember }) {
  const words = members.map(({ name, branch }) =>
    [name, name === me.name ? 'you' : branch].filter(Boolean).join(', '),
  )
  return (
    <span className={styles.people}>
      <Face name={members[0]?.name ?? roleNames[role]} role={role} />
      <span>
        <b>{roleNames[role]}</b>
        <small>{words.join(' · ')}</small>
      </span>
    </span>
  )
}

function RightMark({ right }: { right: ReturnType<typeof rightOf> }) {
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
  does: StaffPermission
  /** A role with only this permission may see it. */
  sees?: StaffPermission
}

/** The table of permissions, in words. */
export const RIGHTS_ROWS: ReadonlyArray<Row> = [
  { words: 'Orders and where they go', does: 'pack', sees: 'see orders' },
  { words: 'Start packing, pack, give to courier', does: 'pack' },
  { words: 'What an order cost', does: 'cancel and take back', sees: 'see money' },
  { words: 'Cancel, accept a return', does: 'cancel and take back' },
  { words: 'Change a product or its price', does: 'change products' },
  { words: 'Count a shelf, move stock', does: 'move stock' },
  { words: 'Vouchers and sales', does: 'change vouchers' },
  { words: 'Customers', does: 'change staff', sees: 'see customers' },
  { words: 'Numbers, VAT, invoices', does: 'change staff', sees: 'see numbers' },
  { words: 'CSV out', does: 'csv out' },
  { words: 'CSV in', does: 'csv in' },
  { words: 'Staff and roles', does: 'change staff' },
]

export function rightOf(role: Role, { does, sees }: Row): 'may' | 'sees' | 'may not' {
  if (hasPermission(role, does)) return 'may'
  return sees && hasPermission(role, sees) ? 'sees' : 'may not'
}
