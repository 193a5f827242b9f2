import { counted, groupedCount } from '../../../domain/wording.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { Table } from '../../../ui/Table.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './CsvIn.module.css'
import type { CsvFault } from './check-line.ts'
import { unreadNames } from './columns.ts'
import type { CsvFound } from './read-csv.ts'

type Props = { found: CsvFound; onBring: () => void; onAnother: () => void; onSaveFaults: () => void }

/** The changes of a file, which are stored only after a press. */
export function CsvChecked({
  found: { same, changes, faults, otherNames, unread },
  onBring,
  onAnother,
  onSaveFaults,
}: Props) {
  const prices = changes.filter(({ priceCents }) => priceCents !== undefined).length
  const stocks = changes.filter(({ stock }) => stock).length
  return (
    <>
      <ul className={styles.found}>
        <Count count={same} words={same === 1 ? 'line stays as it is' : 'lines stay as they are'} />
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
      {unread.length > 0 && (
        <Note>
          {counted(unread.length, 'column')} {unread.length === 1 ? 'is' : 'are'} not read, because the shop
          does not know {unread.length === 1 ? 'it' : 'them'}: {unreadNames(unread)}.
        </Note>
      )}
      {otherNames > 0 && (
        <Note>
          {counted(otherNames, 'line')} {otherNames === 1 ? 'calls its' : 'call their'} product something else
          than the shop does. A file changes prices, stock and low-stock levels: the names stay as they are.
        </Note>
      )}
      {faults.length > 0 && <Faults faults={faults} onSave={onSaveFaults} />}
      <div className="cluster between">
        <p>
          Prices that change: <b>{groupedCount(prices)}</b>. Stock that changes: <b>{groupedCount(stocks)}</b>
          . Nothing is written until you press.
        </p>
        <Buttons>
          <Button onClick={onAnother}>Another file</Button>
          <Button kind="accent" disabled={changes.length === 0} onClick={onBring}>
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
const SHOWN = 100

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
      <Table label="Lines to fix" className={styles.bad} isCards>
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
      {faults.length > SHOWN && <p className="muted">The first {SHOWN} are shown; the file has them all.</p>}
    </Panel>
  )
}
