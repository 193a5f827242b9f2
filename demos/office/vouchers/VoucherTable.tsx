import { Panel } from '../ui/Panel.tsx'
import { StateTag } from '../ui/StateTag.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './Vouchers.module.css'

export type VoucherRow = { code: string; does: string; when: string; used: number; state: string }

/** Every voucher. Its word opens it. */
export function VoucherTable({
  rows,
  onOpen,
}: {
  rows: ReadonlyArray<VoucherRow>
  onOpen: (code: string) => void
}) {
  return (
    <Panel isFlush>
      <Table label="Vouchers" className={styles.vouchers} isCards>
        <thead>
          <tr>
            <th>Voucher</th>
            <th>What it does</th>
            <th>When</th>
            <th>Used</th>
            <th>State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, does, when, used, state }) => (
            <tr key={code}>
              <th scope="row">
                <button type="button" aria-label={`Change ${code}`} onClick={() => onOpen(code)}>
                  {code}
                </button>
              </th>
              <td>{does}</td>
              <td>{when}</td>
              <td>{used}</td>
              <td>
                <StateTag tone={state === 'On' ? 'yes' : state === 'Over' ? 'done' : 'way'}>{state}</StateTag>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Panel>
  )
}
