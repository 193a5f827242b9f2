import { Option } from '../../ui/Field.tsx'
import { useMayChange } from './site-state.ts'
import type { SavedField } from './use-saved-field.ts'

/** Asks whether a price far from the last one is right: without the tick it is not published. */
export function ConfirmPrice({
  saved: { change, confirm, isConfirmable, isSaving },
  words,
}: {
  saved: SavedField
  words: string
}) {
  const isConfirmed = change?.confirmed ?? false
  const mayChange = useMayChange()
  if (!isConfirmable && !isConfirmed) return null
  return (
    <Option
      checked={isConfirmed}
      disabled={isSaving || !mayChange}
      onChange={({ target }) => confirm(target.checked)}
    >
      No, it is {words}
    </Option>
  )
}
