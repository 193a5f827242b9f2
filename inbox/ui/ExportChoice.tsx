import { useState } from 'react'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault, Option } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'

/** The file format, and whether it includes text that may reveal a belief. */
export type ExportOptions = { as: 'csv' | 'json'; includesBeliefs: boolean }

const FILES = [
  ['csv', 'Spreadsheet (CSV)'],
  ['json', 'File (JSON)'],
] as const

type Props = { onSave: (options: ExportOptions) => void; fault: string | null; isBusy?: boolean }

/** Chooses the format of an export. Text that may reveal a person's beliefs is included only on request. */
export function ExportChoice({ onSave, fault, isBusy = false }: Props) {
  const [includesBeliefs, setIncludesBeliefs] = useState(false)
  return (
    <>
      <Option checked={includesBeliefs} onChange={({ target }) => setIncludesBeliefs(target.checked)}>
        With those that may tell what somebody believes{' '}
        <span className="muted">
          A church’s enquiry, for one. POPIA protects belief above other facts, so they are left out unless
          you need them.
        </span>
      </Option>
      <Buttons>
        {FILES.map(([as, name]) => (
          <Button key={as} disabled={isBusy} onClick={() => onSave({ as, includesBeliefs })}>
            <Icon path={icons.download} />
            {name}
          </Button>
        ))}
      </Buttons>
      <p className="muted">Asks for your passkey or password first.</p>
      <Fault words={fault} />
    </>
  )
}
