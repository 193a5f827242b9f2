import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { counted, decimal, groupedCount } from '../../../domain/wording.ts'
import { Button, buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { Note } from '../../../ui/Note.tsx'
import { officeAddresses } from '../../addresses.ts'
import type { StockState } from '../../shop/stock-levels.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { CsvFilePicker } from './CsvFilePicker.tsx'
import styles from './CsvIn.module.css'
import { CsvPreview } from './CsvPreview.tsx'
import type { CsvFault } from './check-line.ts'
import type { FromCsvWorker, ToCsvWorker } from './csv-worker.ts'
import { type CheckedCsv, type CsvProgress, MAX_CSV_BYTES } from './read-csv.ts'
import { downloadCsv, downloadExampleCsv } from './write-csv.ts'

/** Imports prices and stock from a file, all valid lines at once. */
export function CsvInScreen() {
  const { state, act } = useOffice()
  const { csvFile, choose, reset } = useCsvFile(state)
  const [importedMessage, setImportedMessage] = useState<string | null>(null)
  useTitle('CSV in')
  useFocusWhenLost(importedMessage ? 'brought in' : csvFile.status)
  const importFile = async () => {
    if (csvFile.status !== 'read') return
    const { file, checked } = csvFile
    const lines = counted(checked.changes.length, 'line')
    const isImported = await act(
      { do: 'bring in csv', file: file.name, rows: checked.changes },
      `${lines} brought in`,
    )
    if (!isImported) return
    const faultCount = checked.faults.length
    const leftOutSentence = faultCount === 0 ? '' : ` ${counted(faultCount, 'line')} stayed out.`
    setImportedMessage(`${lines} of ${file.name} came in.${leftOutSentence}`)
    reset()
  }
  const isChoosing = csvFile.status === 'choose'
  return (
    <>
      <ScreenHead
        title="CSV in"
        back={{ href: officeAddresses.products, words: 'Products' }}
        {...(!isChoosing && { note: `${csvFile.file.name}, ${sizeWords(csvFile.file.size)}` })}
      />
      <Stages current={isChoosing ? (importedMessage ? 3 : 0) : 1} />
      {isChoosing && importedMessage && (
        <>
          <Note tone="gold" role="status">
            {importedMessage}
          </Note>
          <Link {...buttonLook({ kind: 'accent' })} href={officeAddresses.products}>
            To the products
          </Link>
        </>
      )}
      {isChoosing && !importedMessage && (
        <CsvFilePicker fault={csvFile.fault} onFile={choose} onExample={() => downloadExampleCsv(state)} />
      )}
      {csvFile.status === 'reading' && <ReadingPanel progress={csvFile.progress} onStop={reset} />}
      {csvFile.status === 'read' && (
        <CsvPreview
          checked={csvFile.checked}
          onImport={() => void importFile()}
          onOtherFile={reset}
          onSaveFaults={() => downloadFaults(csvFile.checked.faults)}
        />
      )}
    </>
  )
}

function downloadFaults(faults: ReadonlyArray<CsvFault>): void {
  const rows = faults.map(({ line, column, cell, problem, fix }) => [line, column, cell, problem, fix])
  downloadCsv('lines-to-fix.csv', ['line', 'column', 'cell', 'what is wrong', 'how to fix it'], rows)
}

const STAGES = ['Choose the file', 'Check', 'Bring in'] as const

/** @param current the index of the current stage; all are done at 3 */
function Stages({ current }: { current: number }) {
  return (
    <ol className={`cluster gap-5 ${styles.stages}`}>
      {STAGES.map((stage, index) => (
        <li key={stage} aria-current={index === current ? 'step' : undefined}>
          {index < current ? <Icon path={icons.tick} size={18} /> : <i>{index + 1}</i>} {stage}
        </li>
      ))}
    </ol>
  )
}

/** The progress of reading, announced at each tenth. */
function ReadingPanel({ progress, onStop }: { progress: CsvProgress | null; onStop: () => void }) {
  const { read, lineCount, faultCount } = progress ?? { read: 0, lineCount: 1, faultCount: 0 }
  return (
    <Panel>
      <p role="status" className={styles.count}>
        {progress ? (
          <>
            <b>{groupedCount(read)}</b> of {groupedCount(lineCount)} lines read
          </>
        ) : (
          'Opening the file …'
        )}
      </p>
      <progress className={styles.progress} max={lineCount} value={read} aria-label="Lines read" />
      <p className="muted">
        {faultCount > 0 && `${faultCount} ${faultCount === 1 ? 'line' : 'lines'} so far cannot come in. `}You
        can go on working, the reading goes on behind.
      </p>
      <Button onClick={onStop}>Stop reading</Button>
    </Panel>
  )
}

/** `1,2 MB`, `48 KB`, `310 bytes` */
function sizeWords(bytes: number): string {
  if (bytes >= 1_048_576) return `${decimal(Math.round(bytes / 104_857.6) / 10)} MB`
  return bytes >= 1_024 ? `${Math.round(bytes / 1_024)} KB` : `${bytes} bytes`
}

/**
 * Moves the focus to the heading if the screen’s next stage removes the focused element.
 *
 * @param stage a different text for each stage of the screen
 */
function useFocusWhenLost(stage: string): void {
  const lastStage = useRef(stage)
  useEffect(() => {
    if (lastStage.current === stage) return
    lastStage.current = stage
    if (document.activeElement === document.body) document.getElementById('screen')?.focus()
  }, [stage])
}

type CsvFile =
  | { status: 'choose'; fault: string | null }
  | { status: 'reading'; file: File; progress: CsvProgress | null }
  | { status: 'read'; file: File; checked: CheckedCsv }

const NO_FILE: CsvFile = { status: 'choose', fault: null }

/** Reads the chosen file in a worker, which ends when the file is read or the screen closes. */
function useCsvFile(state: StockState) {
  const [csvFile, setCsvFile] = useState<CsvFile>(NO_FILE)
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => () => worker.current?.terminate(), [])
  const fail = (fault: string | null) => {
    stop()
    setCsvFile({ status: 'choose', fault })
  }
  const onMessage = (file: File, message: FromCsvWorker) => {
    if ('progress' in message) return setCsvFile({ status: 'reading', file, progress: message.progress })
    if ('fault' in message.result) return fail(message.result.fault)
    stop()
    setCsvFile({ status: 'read', file, checked: message.result.checked })
  }
  const choose = (file: File) => {
    if (file.size > MAX_CSV_BYTES) return fail(`${file.name} is larger than 5 MB. Bring it in as two.`)
    stop()
    setCsvFile({ status: 'reading', file, progress: null })
    const csvWorker = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
    worker.current = csvWorker
    csvWorker.addEventListener('message', ({ data }: MessageEvent<FromCsvWorker>) => onMessage(file, data))
    csvWorker.addEventListener('error', () => fail('This browser could not read the file. Try once more.'))
    const { edits, added, stock } = state
    const message: ToCsvWorker = { file, state: { edits, added, stock } }
    csvWorker.postMessage(message)
  }
  return { csvFile, choose, reset: () => fail(null) }
}
