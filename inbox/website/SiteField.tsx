import { Fragment, type ReactNode, useContext, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { FieldAnchor } from './FieldAnchor.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { JustAdded } from './use-list-moves.ts'
import { type SavedField, useSavedField } from './use-saved-field.ts'

type Props = {
  part: string
  field: string
  label: string
  hint?: ReactNode
  /** How many letters fit in its place on the site. */
  letters?: number | undefined
  /** The number of lines; absent: a single-line field. */
  rows?: number | undefined
  /** Convert the stored value to text and back: a fact is `{ value }`. */
  textOf?: (value: unknown) => string
  storedOf?: (text: string) => StoredValue
}

type StoredValue = Parameters<SavedField['save']>[0]

/** A field for a text of the site: saves as one types, and shows the text that is live until publishing. */
export function SiteField({
  part,
  field,
  label,
  hint,
  letters,
  rows,
  textOf = plainText,
  storedOf = textOrNull,
}: Props) {
  const { data, valueAt } = useSitePart(part)
  const saved = useSavedField({ part, field })
  const [input, setInput] = useState(saved.ownValue ? textOf(saved.ownValue.value) : null)
  const [isUntouched, setUntouched] = useState(useContext(JustAdded))
  const stored = valueAt(field)
  const text = input ?? textOf(stored)
  const fault = isUntouched && text === '' ? null : saved.fault
  const readsAs = data?.reads[field]
  const readsAsLine = readsAs !== undefined && text === textOf(stored) && `Reads as: ${readsAs}`
  const live = saved.change ? saved.change.live : stored
  /** If the live text is typed again, the live value is stored, including its example mark. */
  const valueFor = (next: string) => (next === textOf(live) ? asStored(live) : storedOf(next))
  if (input !== null && input === textOf(stored)) setInput(null) // from then on, others' changes are shown
  const control = {
    label: (
      <>
        {label}{' '}
        {saved.isSaving ? (
          <small className="muted">saving …</small>
        ) : (
          <StatusTag change={saved.change} stored={stored} />
        )}
      </>
    ),
    hint: fault ? null : (
      <FieldHints lines={[...linesOf(saved, textOf, hint), lengthOf(text, letters), readsAsLine]} />
    ),
    fault,
    readOnly: !useMayChange(),
    value: text,
    onType: (next: string) => {
      setInput(next)
      saved.save(valueFor(next), 'after a pause')
    },
    onBlur: () => {
      setUntouched(false)
      if (input !== null && input !== textOf(stored)) saved.save(valueFor(input))
    },
  }
  return (
    <FieldAnchor part={part} field={field}>
      {rows === undefined ? <Field {...control} /> : <TextArea {...control} rows={rows} />}
      {isExample(stored) && <ExampleNotice onConfirm={() => saved.save(storedOf(text))} />}
      <FieldConflict saved={saved} inWords={textOf} onTakeOther={() => setInput(null)} />
    </FieldAnchor>
  )
}

type Line = ReactNode | false

/** The lines below a field. */
function FieldHints({ lines }: { lines: ReadonlyArray<Line> }) {
  return lines.filter(Boolean).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is identified by its position
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function linesOf({ change }: SavedField, textOf: (value: unknown) => string, hint: ReactNode): Array<Line> {
  if (!change) return [hint]
  const live = textOf(change.live)
  return [hint, live === '' ? 'Not on the site yet' : `On the site: ${live}`]
}

/** `35 of 48 letters`, or that there are too many. */
function lengthOf(text: string, letters: number | undefined): Line {
  if (letters === undefined) return false
  const length = text.replaceAll('\n', ' ').length
  return length > letters ? `${length} letters: best up to ${letters}` : `${length} of ${letters} letters`
}

/** Says that a field has a change that is not live yet, or that its value is an example. */
export function StatusTag({ change, stored }: { change: SavedField['change']; stored: unknown }) {
  if (change) return <Tag tone="low">Not live yet</Tag>
  return isExample(stored) ? <Tag tone="no">Example</Tag> : null
}

/** Says that a value is an example, with a button that removes this mark. */
export function ExampleNotice({ onConfirm }: { onConfirm: () => void }) {
  if (!useMayChange()) return null
  return (
    <p className="muted small">
      Visitors read this as a fact.{' '}
      <Button kind="link" onClick={onConfirm}>
        This one is ours
      </Button>
    </p>
  )
}

/** Whether a value is marked as an example. */
export function isExample(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'example' in value
}

/** A live value, to be saved again; null if there is none. */
export function asStored(live: unknown): StoredValue {
  return (live ?? null) as StoredValue // JSON of content/
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textOrNull(text: string): string | null {
  return text === '' ? null : text
}
