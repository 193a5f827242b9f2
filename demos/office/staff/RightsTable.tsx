import { hasPermission, ROLES, type Role, type StaffPermission } from '../../shop/rights.ts'
import type { StaffMember } from '../../shop/shop-state.ts'
import { roleNames } from '../../shop/staff.ts'
import { Face } from '../frame/RoleSwitch.tsx'
import { Icon } from '../ui/icons.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './RightsTable.module.css'

type Props = { staff: ReadonlyArray<StaffMember>; me: StaffMember }

/** A row a right, a column a role. */
export function RightsTable({ staff, me }: Props) {
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
                  <Mark right={rightOf(role, row)} />
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

function Mark({ right }: { right: ReturnType<typeof rightOf> }) {
  if (right === 'sees') return <span className={styles.sees}>sees it</span>
  return (
    <span className={right === 'may' ? styles.may : styles.mayNot}>
      {right === 'may' ? <Icon name="tick" size={20} /> : <span aria-hidden="true">–</span>}
      <span className="hide">{right}</span>
    </span>
  )
}

type Row = {
  words: string
  /** Who may do this, does it. */
  does: StaffPermission
  /** Who may only do this, sees it. */
  sees?: StaffPermission
}

/** The domain's table in the words of people. */
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
