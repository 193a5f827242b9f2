import { useState } from 'react'
import { Option } from '../../ui/Field.tsx'
import { useMayChange } from './site-state.ts'
import type { SavedField } from './use-saved-field.ts'

type Props = { saved: SavedField; words: string }

/** Asks to confirm a price far from the live one: without the tick it is not published. */
export function ConfirmPrice({ saved: { change, confirm, isConfirmable, isSaving }, words }: Props) {
  const isConfirmed = change?.confirmed ?? false
  const [isTicked, setTicked] = useState(isConfirmed)
  const mayChange = useMayChange()
  if (!isConfirmable && !isConfirmed) return null
  return (
    <Option
      checked={isSaving ? isTicked : isConfirmed}
      disabled={!mayChange}
      onChange={({ target }) => {
        setTicked(target.checked)
        confirm(target.checked)
      }}
    >
      No, it is {words}
    </Option>
  )
}
