import { useState } from 'react'

type Props = {
  id?: string
  name?: string
  type?: 'text' | 'date'
  /** What the plan says; stands in the field whenever nobody is typing in it. */
  value: string
  /** Takes what is typed if it can be used; whatever is typed once the field is left. */
  onText: (text: string, isDone: boolean) => void
  inputMode?: 'numeric' | 'decimal'
  label?: string
  describedBy?: string | undefined
  invalid?: boolean
  min?: string
  max?: string
  className?: string | undefined
  size?: number
}

/** A field that lets one type in peace: half a number is not corrected under the hands. */
export function DraftField({ value, onText, label, describedBy, invalid = false, ...input }: Props) {
  const [draft, setDraft] = useState<string | null>(null)
  const finish = () => {
    if (draft !== null) onText(draft, true)
    setDraft(null)
  }
  return (
    <input
      {...input}
      value={draft ?? value}
      autoComplete="off"
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => {
        setDraft(target.value)
        onText(target.value, false)
      }}
      onBlur={finish}
      onKeyDown={({ key }) => key === 'Enter' && finish()}
    />
  )
}
