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
import { CsvChecked } from './CsvChecked.tsx'
import { CsvChoose } from './CsvChoose.tsx'
import styles from './CsvIn.module.css'
import type { CsvFault } from './check-line.ts'
import type { FromCsvWorker, ToCsvWorker } from './csv-worker.ts'
import { type CsvFound, type CsvProgress, MAX_CSV_BYTES } from './read-csv.ts'
import { downloadCsv, downloadExampleCsv } from './write-csv.ts'

/** Imports prices and stock from a file, all valid lines at once. */
export function CsvInScreen() {
  const { state, act } = useOffice()
  const { reading, choose, leave: leaveFile } = useCsvFile(state)
  const [broughtMessage, setBroughtMessage] = useState<string | null>(null)
  useTitle('CSV in')
  useFocusWhenLost(broughtMessage ? 'brought in' : reading.at)
  const bringIn = async () => {
    if (reading.at !== 'read') return
    const { file, found } = reading
    const lines = counted(found.changes.length, 'line')
    const wasDone = await act(
      { do: 'bring in csv', file: file.name, rows: found.changes },
      `${lines} brought in`,
    )
    if (!wasDone) return
    const faultCount = found.faults.length
    const leftOutSentence = faultCount === 0 ? '' : ` ${counted(faultCount, 'line')} stayed out.`
    setBroughtMessage(`${lines} of ${file.name} came in.${leftOutSentence}`)
    leaveFile()
  }
  const isChoosing = reading.at === 'choose'
  return (
    <>
      <ScreenHead
        title="CSV in"
        back={{ href: officeAddresses.products, words: 'Products' }}
        {...(!isChoosing && { note: `${reading.file.name}, ${sizeWords(reading.file.size)}` })}
      />
      <Stages at={isChoosing ? (broughtMessage ? 3 : 0) : 1} />
      {isChoosing && broughtMessage && (
        <>
          <Note tone="gold" role="status">
            {broughtMessage}
          </Note>
          <Link {...buttonLook({ kind: 'accent' })} href={officeAddresses.products}>
            To the products
          </Link>
        </>
      )}
      {isChoosing && !broughtMessage && (
        <CsvChoose fault={reading.fault} onFile={choose} onExample={() => downloadExampleCsv(state)} />
      )}
      {reading.at === 'reading' && <ReadingPanel progress={reading.progress} onStop={leaveFile} />}
      {reading.at === 'read' && (
        <CsvChecked
          found={reading.found}
          onBring={() => void bringIn()}
          onAnother={leaveFile}
          onSaveFaults={() => downloadFaults(reading.found.faults)}
        />
      )}
    </>
  )
}

function downloadFaults(faults: ReadonlyArray<CsvFault>): void {
  const rows = faults.map(({ line, column, says, wrong, cure }) => [line, column, says, wrong, cure])
  downloadCsv('lines-to-fix.csv', ['line', 'column', 'cell', 'what is wrong', 'how to fix it'], rows)
}

const STAGES = ['Choose the file', 'Check', 'Bring in'] as const

/** @param at from 0 */
function Stages({ at }: { at: number }) {
  return (
    <ol className={`cluster gap-5 ${styles.stages}`}>
      {STAGES.map((stage, index) => (
        <li key={stage} aria-current={index === at ? 'step' : undefined}>
          {index < at ? <Icon path={icons.tick} size={18} /> : <i>{index + 1}</i>} {stage}
        </li>
      ))}
    </ol>
  )
}

/** The progress of reading, announced at each tenth. */
function ReadingPanel({ progress, onStop }: { progress: CsvProgress | null; onStop: () => void }) {
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
      <p className="muted">
        {faults > 0 && `${faults} ${faults === 1 ? 'line' : 'lines'} so far cannot come in. `}You can go on
        working, the reading goes on behind.
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
 * Moves the focus to the heading if the focused element disappears at the screen's next stage.
 *
 * @param stage a different text for each stage of the screen
 */
export function useFocusWhenLost(stage: string): void {
  const lastStage = useRef(stage)
  useEffect(() => {
    if (lastStage.current === stage) return
    lastStage.current = stage
    if (document.activeElement === document.body) document.getElementById('screen')?.focus()
  }, [stage])
}

export type CsvFile =
  | { at: 'choose'; fault: string | null }
  | { at: 'reading'; file: File; progress: CsvProgress | null }
  | { at: 'read'; file: File; found: CsvFound }

const NO_FILE: CsvFile = { at: 'choose', fault: null }

/** Reads the chosen file in a worker, which ends when the file is read or the screen is left. */
export function useCsvFile(state: StockState) {
  const [reading, setReading] = useState<CsvFile>(NO_FILE)
  const worker = useRef<Worker | null>(null)
  const stop = () => {
    worker.current?.terminate()
    worker.current = null
  }
  useEffect(() => () => worker.current?.terminate(), [])
  const fail = (fault: string | null) => {
    stop()
    setReading({ at: 'choose', fault })
  }
  const hear = (file: File, message: FromCsvWorker) => {
    if ('progress' in message) return setReading({ at: 'reading', file, progress: message.progress })
    if ('fault' in message.result) return fail(message.result.fault)
    stop()
    setReading({ at: 'read', file, found: message.result.found })
  }
  const choose = (file: File) => {
    if (file.size > MAX_CSV_BYTES) return fail(`${file.name} is larger than 5 MB. Bring it in as two.`)
    stop()
    setReading({ at: 'reading', file, progress: null })
    const reader = new Worker(new URL('./csv-worker.ts', import.meta.url), { type: 'module' })
    worker.current = reader
    reader.addEventListener('message', ({ data }: MessageEvent<FromCsvWorker>) => hear(file, data))
    reader.addEventListener('error', () => fail('This browser could not read the file. Try once more.'))
    const { edits, added, stock } = state
    const message: ToCsvWorker = { file, state: { edits, added, stock } }
    reader.postMessage(message)
  }
  return { reading, choose, leave: () => fail(null) }
}
