import { useState } from 'react'
import { BRANCHES } from '../../catalogue/product.ts'
import { Dialog } from '../../parts/Dialog.tsx'
import { ROLES, type Role } from '../../shop/rights.ts'
import type { StaffMember } from '../../shop/shop-state.ts'
import { roleNames } from '../../shop/staff.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './InviteStaffDialog.module.css'
import { RightsTable } from './RightsTable.tsx'

/** Who works here, and what each role may do. */
export function StaffScreen() {
  useTitle('Staff')
  const { state, me, act } = useOffice()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <ScreenHead
        title="Staff"
        acts={<Button onPress={() => setIsAsking(true)}>Invite a team member</Button>}
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

/** Name, role, and for a packer the branch. No invitation is sent in a demo: the new person is in the role switch. */
export function InviteStaffDialog({ isOpen, onClose, onAsk }: Props) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} kind="box" heading="Invite a team member">
      <Form onClose={onClose} onAsk={onAsk} />
    </Dialog>
  )
}

function Form({ onClose, onAsk }: Pick<Props, 'onClose' | 'onAsk'>) {
  const [name, setName] = useState('')
  const [role, setRole] = useState<Role>('packer')
  const [branch, setBranch] = useState<string>(BRANCHES[0])
  const [fault, setFault] = useState<string | null>(null)
  const ask = () => {
    if (name.trim() === '') setFault('Who is it?')
    else void onAsk({ name: name.trim(), role, branch: role === 'packer' ? branch : null })
  }
  return (
    <div className={styles.form}>
      <Field label="Name" fault={fault}>
        <input
          value={name}
          autoComplete="off"
          maxLength={60}
          aria-invalid={fault !== null}
          onChange={(event) => setName(event.currentTarget.value)}
        />
      </Field>
      <Field label="Role">
        <select
          value={role}
          onChange={(event) => setRole(ROLES.find((each) => each === event.currentTarget.value) ?? 'packer')}
        >
          {ROLES.map((each) => (
            <option key={each} value={each}>
              {roleNames[each]}
            </option>
          ))}
        </select>
      </Field>
      {role === 'packer' && (
        <Field label="Branch">
          <select value={branch} onChange={(event) => setBranch(event.currentTarget.value)}>
            {BRANCHES.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </Field>
      )}
      <p className={styles.acts}>
        <Button kind="white" onPress={onClose}>
          Not now
        </Button>
        <Button onPress={ask}>Ask in</Button>
      </p>
    </div>
  )
}
