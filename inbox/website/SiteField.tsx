import { Fragment, type ReactNode, useContext, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field, TextArea } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Conflict } from './Conflict.tsx'
import { Place } from './Place.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { JustAdded } from './use-list-moves.ts'
import { type SavedField, useSavedField } from './use-saved-field.ts'

type Props = {
  part: string
  field: string
  label: string
  hint?: ReactNode
  /** How many letters its place has room for. */
  letters?: number | undefined
  /** Several lines instead of one. */
  rows?: number | undefined
  /** The text within the stored value, and the value of a text: a fact is `{ value }`. */
  textOf?: (value: unknown) => string
  storedOf?: (text: string) => StoredValue
}

type StoredValue = Parameters<SavedField['save']>[0]

/** A text of the site that saves itself, with what stands on the site until it is published. */
export function SiteField({
  part,
  field,
  label,
  hint,
  letters,
  rows,
  textOf = plainText,
  storedOf = textOrNothing,
}: Props) {
  const { data, valueAt } = useSitePart(part)
  const saved = useSavedField({ part, field })
  const [typed, setTyped] = useState(saved.mine ? textOf(saved.mine.value) : null)
  const [isUntouched, setUntouched] = useState(useContext(JustAdded))
  const stored = valueAt(field)
  const text = typed ?? textOf(stored)
  const fault = isUntouched && text === '' ? null : saved.fault
  const filled = data?.reads[field]
  const reads = filled !== undefined && text === textOf(stored) && `Reads as: ${filled}`
  const live = saved.change ? saved.change.live : stored
  /** The text that is on the site, typed again, is stored as it is there: also as an example. */
  const valueFor = (next: string) => (next === textOf(live) ? asStored(live) : storedOf(next))
  if (typed !== null && typed === textOf(stored)) setTyped(null) // what others change is shown from then on
  const control = {
    label: (
      <>
        {label} <Mark saved={saved} isExample={isExample(stored)} />
      </>
    ),
    hint: fault ? null : <Below lines={[...linesOf(saved, textOf, hint), lengthOf(text, letters), reads]} />,
    fault,
    readOnly: !useMayChange(),
    value: text,
    onType: (next: string) => {
      setTyped(next)
      saved.save(valueFor(next), 'after a pause')
    },
    onBlur: () => {
      setUntouched(false)
      if (typed !== null && typed !== textOf(stored)) saved.save(valueFor(typed))
    },
  }
  return (
    <Place part={part} field={field}>
      {rows === undefined ? <Field {...control} /> : <TextArea {...control} rows={rows} />}
      {isExample(stored) && <OwnIt onOwn={() => saved.save(storedOf(text))} />}
      <Conflict saved={saved} inWords={textOf} onTheirs={() => setTyped(null)} />
    </Place>
  )
}

type Line = ReactNode | false

/** What stands below a field, line by line. */
function Below({ lines }: { lines: ReadonlyArray<Line> }) {
  return lines.filter(Boolean).map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
    <Fragment key={at}>
      {at > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function linesOf({ change }: SavedField, textOf: (value: unknown) => string, hint: ReactNode): Array<Line> {
  if (!change) return [hint]
  const live = textOf(change.live)
  return [hint, live === '' ? 'Not on the site yet' : `On the site: ${live}`]
}

/** `35 of 48 letters`, or that it is more than fit well. */
function lengthOf(text: string, letters: number | undefined): Line {
  if (letters === undefined) return false
  const length = text.replaceAll('\n', ' ').length
  return length > letters ? `${length} letters: best up to ${letters}` : `${length} of ${letters} letters`
}

function Mark({
  saved: { change, isSaving },
  isExample: example,
}: {
  saved: SavedField
  isExample: boolean
}) {
  if (isSaving) return <small className="muted">saving …</small>
  if (change) return <Tag tone="low">Not live yet</Tag>
  return example ? <Tag tone="no">Example</Tag> : null
}

/** Takes the mark of an example away from a value that is right as it is. */
export function OwnIt({ onOwn }: { onOwn: () => void }) {
  if (!useMayChange()) return null
  return (
    <p className="muted small">
      Visitors read this as a fact.{' '}
      <Button kind="link" onClick={onOwn}>
        This one is ours
      </Button>
    </p>
  )
}

/** Whether a value is one of the example company. */
export function isExample(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'example' in value
}

/** A value of the site, to be saved again; nothing is null. */
export function asStored(live: unknown): StoredValue {
  return (live ?? null) as StoredValue // JSON of content/
}

function plainText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function textOrNothing(text: string): string | null {
  return text === '' ? null : text
}
