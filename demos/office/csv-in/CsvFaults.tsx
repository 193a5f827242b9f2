import { counted, groupedCount } from '../../../domain/wording.ts'
import type { CsvFault } from '../../shop/csv/faults.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import { Table } from '../ui/Table.tsx'
import styles from './CsvIn.module.css'

/** More are in the file of bad lines. */
const SHOWN = 100

/** The lines that cannot come in: which, what they say, what is wrong, and how to mend it. */
export function CsvFaults({ faults, onSave }: { faults: ReadonlyArray<CsvFault>; onSave: () => void }) {
  return (
    <Panel
      title={`${counted(faults.length, 'line')} to mend`}
      aside={
        <Button kind="white" size="small" onPress={onSave}>
          These lines as CSV
        </Button>
      }
    >
      <Table label="Lines to mend" className={styles.bad} isCards>
        <thead>
          <tr>
            <th>Line</th>
            <th>Column</th>
            <th>Says</th>
            <th>What is wrong</th>
            <th>How to mend it</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, SHOWN).map((fault) => (
            <tr key={fault.line}>
              <td>
                <b>{groupedCount(fault.line)}</b>
              </td>
              <td>
                <code>{fault.column}</code>
              </td>
              <td>
                <mark>{fault.says}</mark>
              </td>
              <td>{fault.wrong}</td>
              <td>{fault.cure}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {faults.length > SHOWN && (
        <p className={styles.soft}>The first {SHOWN} are shown; the file has them all.</p>
      )}
    </Panel>
  )
}
