import { HONEYPOT, KEY_FIELD } from '../../../domain/enquiry/form.ts'

/** The current values of a form by field, without the idempotency key; an unchecked radio group or box is absent. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const entries = Array.from(new FormData(form))
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== KEY_FIELD,
    ),
  )
}

/** The values that a draft stores. */
export function draftOf(form: HTMLFormElement): Record<string, string> {
  return typedValues(ownValues(form))
}

/** Fields that no draft stores as values: the honeypot, the time zone, and the attachments, which it stores separately. */
const NOT_TYPED = [HONEYPOT, 'plan', 'brand', 'zone']

function typedValues(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !NOT_TYPED.includes(name)))
}

/** Whether a value typed in the form differs from that in `values`; empty fields do not count. */
export function hasOtherValues(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(typedValues(ownValues(form))).some(([name, value]) => value && value !== values[name])
}

/** Restores earlier values in empty fields and unanswered choices. */
export function fillEmptyFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const current = ownValues(form)
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value && !current[control.name]) setValue(control, value)
  }
}

/** Sets the idempotency key of a form sent without script, so that an earlier attempt that did arrive is not stored again. */
export function setKey(form: HTMLFormElement, key: string | null): void {
  const field = form.elements.namedItem(KEY_FIELD)
  if (field instanceof HTMLInputElement) field.value = key ?? ''
}

/** Prevents typing that a response would clear. Unlike a disabled field, a read-only one keeps the focus. */
export function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const control of controlsOf(form)) control.readOnly = isReadOnly
}

export function clearFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) setValue(control, '')
}

/** The visitor's values, without the page's suggestions. */
function ownValues(form: HTMLFormElement): Record<string, string> {
  const suggested = form.querySelector<HTMLInputElement>('[data-suggested]:checked')?.name
  return Object.fromEntries(Object.entries(readFields(form)).filter(([name]) => name !== suggested))
}

function setValue(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (isChoice(control)) control.checked = control.value === value
  else if (control.type !== 'hidden') control.value = value
  // As if typed, so that the character counter is updated.
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function controlsOf(form: HTMLFormElement): NodeListOf<HTMLInputElement | HTMLTextAreaElement> {
  return form.querySelectorAll('input, textarea')
}

function isChoice(control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}
