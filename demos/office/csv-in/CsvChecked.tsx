import { counted, groupedCount } from '../../../domain/wording.ts'
import type { CsvFound } from '../csv/read-csv.ts'
import { Button } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { CsvFaults } from './CsvFaults.tsx'
import styles from './CsvIn.module.css'

type Props = { found: CsvFound; onBring: () => void; onAnother: () => void; onSaveFaults: () => void }

/** What a file would change. Nothing is written until somebody presses. */
export function CsvChecked({
  found: { same, changes, faults, otherNames },
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
      {otherNames > 0 && (
        <Note>
          {counted(otherNames, 'line')} {otherNames === 1 ? 'calls its' : 'call their'} product something else
          than the shop does. A file changes prices, stock and low lines: the names stay as they are.
        </Note>
      )}
      {faults.length > 0 && <CsvFaults faults={faults} onSave={onSaveFaults} />}
      <div className={styles.end}>
        <p>
          Prices that change: <b>{groupedCount(prices)}</b>. Stock that changes: <b>{groupedCount(stocks)}</b>
          . Nothing is written until you press.
        </p>
        <span>
          <Button kind="white" onPress={onAnother}>
            Another file
          </Button>
          <Button isDisabled={changes.length === 0} onPress={onBring}>
            Bring in {counted(changes.length, 'line')}
          </Button>
        </span>
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
