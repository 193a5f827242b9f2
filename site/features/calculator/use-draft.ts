import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Stands for input that a browser does not expose because it is not valid for the field, such as half a date. */
const UNREADABLE = '?'

/**
 * What is typed. `before` is the plan's value before that; `leftAt` its value when the field was left with a text that cannot
 * be used.
 */
type Draft = { text: string; isUnreadable: boolean; before: string; leftAt: string | null }

type Options = {
  /** What the plan says; stands in the field whenever nobody is typing in it. */
  value: string
  /** What is wrong with a text, as a sentence; null if it can be used. */
  faultOf: (text: string) => string | null
  /** Takes a text that can be used, as it is typed and once more when the field is left. */
  onText: (text: string, isDone: boolean) => void
}

/**
 * A field that does not change what is being typed: an unfinished number is not corrected, and a text that cannot be used stays,
 * with the reason, until it is corrected or the plan's value changes.
 */
export function useDraft({ value, faultOf, onText }: Options) {
  const field = useRef<HTMLInputElement>(null)
  const [stored, setDraft] = useState<Draft | null>(null)
  const faultIn = ({ text, isUnreadable }: Draft) => faultOf(isUnreadable ? UNREADABLE : text)
  const isOver = stored?.leftAt != null && (stored.leftAt !== value || faultIn(stored) === null)
  const draft = isOver ? null : stored
  const fault = draft?.leftAt == null ? null : faultIn(draft)

  useLayoutEffect(() => field.current?.setCustomValidity(fault ?? ''), [fault])
  useTypedBefore(field, (input) => {
    const leftAt = document.activeElement === input ? null : value
    const typed = { ...typedIn(input), before: value, leftAt }
    if (input.value === value && !typed.isUnreadable) return
    const unusable = faultIn(typed)
    if (unusable || leftAt === null) setDraft(typed)
    input.setCustomValidity(unusable ?? '')
  })

  function type({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = { ...typedIn(target), before: draft?.before ?? value, leftAt: null }
    const isFine = faultIn(typed) === null
    setDraft(isFine || fault === null ? typed : { ...typed, leftAt: value })
    if (isFine) onText(typed.text, false)
  }
  function leave({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    if (draft === null && !currentTarget.validity.badInput) return
    const before = draft?.before ?? value
    const typed = { ...typedIn(currentTarget), before, leftAt: before }
    const isFine = faultIn(typed) === null
    setDraft(isFine ? null : typed)
    if (isFine) onText(typed.text, true)
    else if (before !== value) onText(before, true) // of 99 the 9 was a number, and nobody's choice
  }
  const input = {
    ref: field,
    value: draft?.text ?? value,
    autoComplete: 'off',
    'aria-invalid': fault !== null || undefined,
    onChange: type,
    onBlur: leave,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && leave(event),
  }
  return { input, fault }
}

/** Looks once, before anything is painted, at what stands in the field when the script comes. */
function useTypedBefore(
  field: { readonly current: HTMLInputElement | null },
  look: (input: HTMLInputElement) => void,
): void {
  const first = useRef(look)
  useLayoutEffect(() => {
    if (field.current) first.current(field.current)
  }, [field])
}

function typedIn({ value: text, validity }: HTMLInputElement): Pick<Draft, 'text' | 'isUnreadable'> {
  return { text, isUnreadable: validity.badInput }
}
