import { groupedCount } from '../../../domain/wording.ts'
import type { CsvProgress } from '../csv/read-csv.ts'
import { Button } from '../ui/Button.tsx'
import { Panel } from '../ui/Panel.tsx'
import styles from './CsvIn.module.css'

type Props = { progress: CsvProgress | null; onStop: () => void }

/** How far the reading is, said at each tenth part. */
export function CsvReadingPanel({ progress, onStop }: Props) {
  const { read, of, faults } = progress ?? { read: 0, of: 1, faults: 0 }
  return (
    <Panel>
      <p role="status" className={styles.count}>
        {progress ? (
          <>
            <b>{groupedCount(read)}</b> of {groupedCount(of)} lines read
          </>
        ) : (
          'Opening the file …'
        )}
      </p>
      <progress className={styles.progress} max={of} value={read} aria-label="Lines read" />
      <p className={styles.soft}>
        {faults > 0 && `${faults} ${faults === 1 ? 'line' : 'lines'} so far cannot come in. `}You can go on
        working, the reading goes on behind.
      </p>
      <Button kind="white" onPress={onStop}>
        Stop reading
      </Button>
    </Panel>
  )
}
