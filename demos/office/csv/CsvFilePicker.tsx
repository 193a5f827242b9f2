import { type DragEvent, useState } from 'react'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import styles from './CsvIn.module.css'

type Props = { fault: string | null; onFile: (file: File) => void; onExample: () => void }

/** The field where a file is dropped or chosen. */
export function CsvFilePicker({ fault, onFile, onExample }: Props) {
  const [isDraggedOver, setIsDraggedOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsDraggedOver(false)
    const [file] = event.dataTransfer.files
    if (file) onFile(file)
  }
  return (
    <div className="stack">
      <label
        className={styles.drop}
        data-over={isDraggedOver || undefined}
        onDragOver={(event) => {
          event.preventDefault()
          setIsDraggedOver(true)
        }}
        onDragLeave={() => setIsDraggedOver(false)}
        onDrop={drop}
      >
        <b>Choose a CSV file</b>
        <span>or drop one here. 20 000 lines and 5 MB at most.</span>
        <input
          type="file"
          accept=".csv,text/csv,text/plain"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? []
            if (file) onFile(file)
            event.currentTarget.value = ''
          }}
        />
      </label>
      <div role="alert">{fault && <Note tone="no">{fault}</Note>}</div>
      <p className="muted">
        The first line names the columns: sku, and any of price, maboneng, woodstock, umhlanga and low stock.
        An empty price or count changes nothing. Nothing is written before you press.
      </p>
      <Buttons>
        <Button onClick={onExample}>An example file</Button>
      </Buttons>
    </div>
  )
}
