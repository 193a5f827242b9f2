import { useLayoutEffect, useState } from 'react'
import type { FieldErrors } from '../../../domain/enquiry/form.ts'
import { phoneQuestion } from '../../../domain/enquiry/phone.ts'
import { controlClass, errorIdOf, Field, FieldError } from '../../ui/Field.tsx'
import type { SubmittedForm } from './submitted-form.ts'
import styles from './TextField.module.css'
import type { Enquiry } from './use-enquiry.ts'

type Props = {
  id: string
  name: string
  label: string
  maxChars: number
  defaultValue: string | undefined
  error: string | undefined
}

/**
 * An optional text of several lines, with a count of its characters if script is available. It counts as `maxlength` does, in
 * UTF-16 units with a line break as one, so that it is full where the field is; the server takes as many code points, which
 * are never more.
 */
export function TextField({ id, name, label, maxChars, defaultValue, error }: Props) {
  const [count, setCount] = useState<number | null>(null)
  const [typed] = useState(() => typedIn(id))
  const limit = grouped(maxChars)

  useLayoutEffect(() => {
    const area = areaOf(id)
    if (!area) return
    if (typed) putBack(area, typed)
    setCount(area.value.length)
  }, [id, typed])

  return (
    <div className={styles.text}>
      <label htmlFor={id}>
        {label} <small>optional</small>
      </label>
      <textarea
        id={id}
        name={name}
        rows={5}
        maxLength={maxChars}
        defaultValue={defaultValue}
        className={controlClass}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${errorIdOf(id)} ${id}-count` : `${id}-count`}
        onInput={(event) => setCount(event.currentTarget.value.length)}
      />
      <FieldError field={id} error={error} />
      <p id={`${id}-count`} className={styles.count}>
        {count === null ? `Up to ${limit} characters` : `${grouped(count)} of ${limit} characters`}
      </p>
    </div>
  )
}

type Typed = { value: string; start: number; end: number }

/**
 * The text typed before hydration, at which React 19 resets a textarea to its default (`initTextarea`) and would lose what was
 * typed while the script was loading.
 */
function typedIn(id: string): Typed | null {
  const area = typeof document === 'undefined' ? null : areaOf(id)
  return area && { value: area.value, start: area.selectionStart, end: area.selectionEnd }
}

function putBack(area: HTMLTextAreaElement, { value, start, end }: Typed): void {
  if (area.value === value) return
  area.value = value
  area.setSelectionRange(start, end)
}

function areaOf(id: string): HTMLTextAreaElement | null {
  const element = document.getElementById(id)
  return element instanceof HTMLTextAreaElement ? element : null
}

function grouped(count: number): string {
  return String(count).replace(/\d(?=(\d{3})+$)/g, '$&\u00a0')
}

type PhoneFieldProps = {
  id: string
  name: string
  label: string
  defaultValue: string | undefined
  error: string | undefined
}

/** A telephone number. With script it asks about one that may be premium, toll-free or abroad; it refuses none of these. */
export function PhoneField(props: PhoneFieldProps) {
  const [question, setQuestion] = useState<string | null>(null)
  return (
    <Field
      {...props}
      type="tel"
      autoComplete="tel"
      placeholder="+27 82 123 4567"
      // Only a rough check; the server validates. Compiled with the v flag: brackets and hyphens in a class are escaped.
      pattern={String.raw`[+]?([\s\(\)\-]*[0-9]){10,15}`}
      question={question}
      onInput={(event) => setQuestion(phoneQuestion(event.currentTarget.value))}
    />
  )
}

type Labelled = { label: string }
/** The names of the fields that visitors fill in: those with a label. */
type AnswerName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Labelled ? Name : never
}[keyof Fields]

/**
 * The properties of a form's fields: label, the value typed before, and the error.
 *
 * @param ids prefix of each field's id
 */
export function fieldProps<Fields extends object>(
  fields: Fields,
  ids: string,
  { values }: SubmittedForm,
  { result }: Enquiry,
) {
  const errors: FieldErrors = result?.kind === 'faulty' ? result.errors : {}
  return (name: AnswerName<Fields> & string) => ({
    id: fieldId(ids, name),
    name,
    label: (fields[name] as Labelled).label, // AnswerName includes only labelled fields
    defaultValue: values[name],
    error: errors[name],
  })
}

export function fieldId(ids: string, field: string): string {
  return `${ids}-${field}`
}
