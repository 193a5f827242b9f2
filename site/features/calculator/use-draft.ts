import {
  type ChangeEvent,
  type FocusEvent,
  type KeyboardEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'

/** Stands for input that the browser does not expose because it is invalid, such as half a date. */
const UNREADABLE = '?'

/** The typed text. `before`: the plan's value before it; `atBlur`: the plan's value when the field was left with an invalid text. */
type Draft = { text: string; isUnreadable: boolean; before: string; atBlur: string | null }

type Options = {
  /** The plan's value, shown in the field while the visitor is not typing. */
  value: string
  /** The error of a text, as a sentence; null if it is valid. */
  faultOf: (text: string) => string | null
  /** Receives each valid text while it is typed, and again (`isDone`) when the field is left. */
  onText: (text: string, isDone: boolean) => void
}

/**
 * A field that does not change while the visitor types: an unfinished number is not corrected, and an invalid text stays,
 * with its error, until it is corrected or the plan's value changes.
 */
export function useDraft({ value, faultOf, onText }: Options) {
  const field = useRef<HTMLInputElement>(null)
  const [draftState, setDraft] = useState<Draft | null>(null)
  const faultIn = ({ text, isUnreadable }: Draft) => faultOf(isUnreadable ? UNREADABLE : text)
  const isObsolete =
    draftState?.atBlur != null && (draftState.atBlur !== value || faultIn(draftState) === null)
  const draft = isObsolete ? null : draftState
  const fault = draft?.atBlur == null ? null : faultIn(draft)

  useLayoutEffect(() => field.current?.setCustomValidity(fault ?? ''), [fault])
  useOnHydration(field, (input) => {
    const atBlur = document.activeElement === input ? null : value
    const typed = { ...typedText(input), before: value, atBlur }
    if (input.value === value && !typed.isUnreadable) return
    const typedFault = faultIn(typed)
    if (typedFault || atBlur === null) setDraft(typed)
    input.setCustomValidity(typedFault ?? '')
  })

  function handleChange({ target }: ChangeEvent<HTMLInputElement>) {
    const typed = { ...typedText(target), before: draft?.before ?? value, atBlur: null }
    const isValid = faultIn(typed) === null
    setDraft(isValid || fault === null ? typed : { ...typed, atBlur: value })
    if (isValid) onText(typed.text, false)
  }
  function leaveField({ currentTarget }: FocusEvent<HTMLInputElement> | KeyboardEvent<HTMLInputElement>) {
    if (draft === null && !currentTarget.validity.badInput) return
    const valueBefore = draft?.before ?? value
    const typed = { ...typedText(currentTarget), before: valueBefore, atBlur: valueBefore }
    const isValid = faultIn(typed) === null
    setDraft(isValid ? null : typed)
    if (isValid) onText(typed.text, true)
    else if (valueBefore !== value) onText(valueBefore, true) // while 99 was typed, 9 was a valid number that the visitor did not mean
  }
  const input = {
    ref: field,
    value: draft?.text ?? value,
    autoComplete: 'off',
    'aria-invalid': fault !== null || undefined,
    onChange: handleChange,
    onBlur: leaveField,
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => event.key === 'Enter' && leaveField(event),
  }
  return { input, fault }
}

/** Runs once at hydration, before the first paint. */
function useOnHydration(
  field: { readonly current: HTMLInputElement | null },
  run: (input: HTMLInputElement) => void,
): void {
  const first = useRef(run)
  useLayoutEffect(() => {
    if (field.current) first.current(field.current)
  }, [field])
}

function typedText({ value: text, validity }: HTMLInputElement): Pick<Draft, 'text' | 'isUnreadable'> {
  return { text, isUnreadable: validity.badInput }
}
