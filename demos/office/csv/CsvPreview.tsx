import { counted, groupedCount } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './CsvIn.module.css'
import type { CsvFault } from './check-line.ts'
import { unknownColumnNames } from './columns.ts'
import type { CheckedCsv } from './read-csv.ts'

type Props = { checked: CheckedCsv; onImport: () => void; onOtherFile: () => void; onSaveFaults: () => void }

/** The changes and faults of a file, before it is imported. */
export function CsvPreview({
  checked: { unchangedCount, changes, faults, otherNameCount, unknownColumns },
  onImport,
  onOtherFile,
  onSaveFaults,
}: Props) {
  const priceCount = changes.filter(({ priceCents }) => priceCents !== undefined).length
  const stockCount = changes.filter(({ stock }) => stock).length
  return (
    <>
      <ul className={styles.counts}>
        <Count
          count={unchangedCount}
          words={unchangedCount === 1 ? 'line stays as it is' : 'lines stay as they are'}
        />
        <Count
          count={changes.length}
          words={`${changes.length === 1 ? 'line changes' : 'lines change'} something`}
          tone="yes"
        />
        <Count
          count={faults.length}
          words={`${faults.length === 1 ? 'line' : 'lines'} cannot come in`}
          tone="no"
        />
      </ul>
      {unknownColumns.length > 0 && (
        <Note>
          {counted(unknownColumns.length, 'column')} {unknownColumns.length === 1 ? 'is' : 'are'} not read,
          because the shop does not know {unknownColumns.length === 1 ? 'it' : 'them'}:{' '}
          {unknownColumnNames(unknownColumns)}.
        </Note>
      )}
      {otherNameCount > 0 && (
        <Note>
          {counted(otherNameCount, 'line')} {otherNameCount === 1 ? 'calls its' : 'call their'} product
          something else than the shop does. A file changes prices, stock and low-stock levels: the names stay
          as they are.
        </Note>
      )}
      {faults.length > 0 && <Faults faults={faults} onSave={onSaveFaults} />}
      <div className="cluster between">
        <p>
          Prices that change: <b>{groupedCount(priceCount)}</b>. Stock that changes:{' '}
          <b>{groupedCount(stockCount)}</b>. Nothing is written until you press.
        </p>
        <Buttons>
          <Button onClick={onOtherFile}>Another file</Button>
          <Button kind="accent" disabled={changes.length === 0} onClick={onImport}>
            Bring in {counted(changes.length, 'line')}
          </Button>
        </Buttons>
      </div>
    </>
  )
}

function Count({ count, words, tone }: { count: number; words: string; tone?: 'yes' | 'no' }) {
  return (
    <li data-tone={tone}>
      <b>{groupedCount(count)}</b> {words}
    </li>
  )
}

/** The number of faults shown; the downloaded file has all of them. */
const MAX_SHOWN_FAULTS = 100

function Faults({ faults, onSave }: { faults: ReadonlyArray<CsvFault>; onSave: () => void }) {
  return (
    <Panel
      title={`${counted(faults.length, 'line')} to fix`}
      aside={
        <Button size="small" onClick={onSave}>
          These lines as CSV
        </Button>
      }
    >
      <Table label="Lines to fix" className={styles.faults} isCards>
        <thead>
          <tr>
            <th>Line</th>
            <th>Column</th>
            <th>Cell</th>
            <th>What is wrong</th>
            <th>How to fix it</th>
          </tr>
        </thead>
        <tbody>
          {faults.slice(0, MAX_SHOWN_FAULTS).map((fault) => (
            <tr key={fault.line}>
              <td>
                <b>{groupedCount(fault.line)}</b>
              </td>
              <td>
                <code>{fault.column}</code>
              </td>
              <td>
                <mark>{fault.cell}</mark>
              </td>
              <td>{fault.problem}</td>
              <td>{fault.fix}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {faults.length > MAX_SHOWN_FAULTS && (
        <p className="muted">The first {MAX_SHOWN_FAULTS} are shown; the file has them all.</p>
      )}
    </Panel>
  )
}
