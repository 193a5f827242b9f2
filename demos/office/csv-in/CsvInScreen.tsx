import { useState } from 'react'
import { counted } from '../../../domain/wording.ts'
import { officeAddresses } from '../../addresses.ts'
import type { CsvFault } from '../../shop/csv/faults.ts'
import { csvText } from '../csv/csv-text.ts'
import { downloadCsv } from '../csv/download-csv.ts'
import { saveExample } from '../csv/example-file.ts'
import { useCsvFile } from '../csv/use-csv-file.ts'
import { useFocusWhenLost } from '../frame/focus-when-lost.ts'
import { useOffice } from '../frame/office.ts'
import { useTitle } from '../frame/title.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { Note } from '../ui/Note.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import { CsvChecked } from './CsvChecked.tsx'
import { CsvChoose } from './CsvChoose.tsx'
import { CsvReadingPanel } from './CsvReadingPanel.tsx'
import { CsvStages } from './CsvStages.tsx'
import { sizeWords } from './size-words.ts'

/** Brings prices and stock in from a file, all good lines at once. */
export function CsvInScreen() {
  const { state, act } = useOffice()
  const { reading, choose, leave } = useCsvFile(state)
  const [brought, setBrought] = useState<string | null>(null)
  useTitle('CSV in')
  useFocusWhenLost(brought ? 'brought in' : reading.at)
  const bring = async () => {
    if (reading.at !== 'read') return
    const { file, found } = reading
    const lines = counted(found.changes.length, 'line')
    const wasDone = await act(
      { do: 'bring in csv', file: file.name, rows: found.changes },
      `${lines} brought in`,
    )
    if (!wasDone) return
    const left = found.faults.length
    const out = left === 0 ? '' : ` ${counted(left, 'line')} stayed out.`
    setBrought(`${lines} of ${file.name} came in.${out}`)
    leave()
  }
  const isChoosing = reading.at === 'choose'
  return (
    <>
      <ScreenHead
        title="CSV in"
        back={{ href: officeAddresses.products, words: 'Products' }}
        {...(!isChoosing && { note: `${reading.file.name}, ${sizeWords(reading.file.size)}` })}
      />
      <CsvStages at={isChoosing ? (brought ? 3 : 0) : 1} />
      {isChoosing && brought && (
        <>
          <Note tone="gold" isStatus>
            {brought}
          </Note>
          <ButtonLink href={officeAddresses.products}>To the products</ButtonLink>
        </>
      )}
      {isChoosing && !brought && (
        <CsvChoose fault={reading.fault} onFile={choose} onExample={() => saveExample(state)} />
      )}
      {reading.at === 'reading' && <CsvReadingPanel progress={reading.progress} onStop={leave} />}
      {reading.at === 'read' && (
        <CsvChecked
          found={reading.found}
          onBring={() => void bring()}
          onAnother={leave}
          onSaveFaults={() => saveFaults(reading.found.faults)}
        />
      )}
    </>
  )
}

function saveFaults(faults: ReadonlyArray<CsvFault>): void {
  const rows = faults.map(({ line, column, says, wrong, cure }) => [line, column, says, wrong, cure])
  downloadCsv(
    'lines-to-mend.csv',
    csvText(['line', 'column', 'says', 'what is wrong', 'how to mend it'], rows),
  )
}
