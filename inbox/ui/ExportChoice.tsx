import { useState } from 'react'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import words from '../styles/words.module.css'
import { Fault } from './Field.tsx'
import fields from './field.module.css'

/** Which file is wanted. */
export type ExportOptions = { as: 'csv' | 'json'; withBelief: boolean }

const FILES = [
  ['csv', 'Spreadsheet (CSV)'],
  ['json', 'File (JSON)'],
] as const

type Props = { onSave: (options: ExportOptions) => void; fault: string | null; isBusy?: boolean }

/** The choice of a file of several enquiries. What may tell somebody's belief is in it only where that is asked for. */
export function ExportChoice({ onSave, fault, isBusy = false }: Props) {
  const [withBelief, setWithBelief] = useState(false)
  return (
    <>
      <label className={fields.option}>
        <input
          type="checkbox"
          className={fields.tick}
          checked={withBelief}
          onChange={({ target }) => setWithBelief(target.checked)}
        />
        <span>
          With those that may tell what somebody believes{' '}
          <span className={words.muted}>
            A church’s enquiry, for one. POPIA protects belief above other facts, so they are left out unless
            you need them.
          </span>
        </span>
      </label>
      <Buttons>
        {FILES.map(([as, name]) => (
          <Button key={as} disabled={isBusy} onClick={() => onSave({ as, withBelief })}>
            <Icon path={icons.download} />
            {name}
          </Button>
        ))}
      </Buttons>
      <p className={words.muted}>Asks for your passkey or password first.</p>
      <Fault words={fault} />
    </>
  )
}
