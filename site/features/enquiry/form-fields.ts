import { HONEYPOT, KEY_FIELD } from '../../../domain/enquiry/form.ts'

/** What stands in a form now, by field; a radio group or box without a choice is absent. The key is no answer. */
export function readFields(form: HTMLFormElement): Record<string, string> {
  const entries = Array.from(new FormData(form))
  return Object.fromEntries(
    entries.filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== KEY_FIELD,
    ),
  )
}

/** What a draft keeps of the fields: what visitors type; not the robots' own, nor the plan, which is kept beside them. */
export function draftable(values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== HONEYPOT && name !== 'plan'))
}

/** Whether other words stand in a form than these: then they were typed beside them, in another tab. */
export function saysOther(form: HTMLFormElement, values: Readonly<Record<string, string>>): boolean {
  return Object.entries(draftable(readFields(form))).some(([name, value]) => value && value !== values[name])
}

/** Puts earlier words back where nobody has typed or chosen anything yet. */
export function fillEmptyFields(form: HTMLFormElement, values: Readonly<Record<string, string>>): void {
  const standing = readFields(form)
  for (const control of controlsOf(form)) {
    const value = values[control.name]
    if (value && !standing[control.name]) put(control, value)
  }
}

/** Gives the plain form the key of an attempt that was not answered, so that what did arrive is not stored again. */
export function putKey(form: HTMLFormElement, key: string | null): void {
  const field = form.elements.namedItem(KEY_FIELD)
  if (field instanceof HTMLInputElement) field.value = key ?? ''
}

/** Lets nothing be typed that an answer would clear; unlike a disabled field, one that is read-only keeps the focus. */
export function setReadOnly(form: HTMLFormElement, isReadOnly: boolean): void {
  for (const control of controlsOf(form)) control.readOnly = isReadOnly
}

export function clearFields(form: HTMLFormElement): void {
  for (const control of controlsOf(form)) put(control, '')
}

function put(control: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  if (isChoice(control)) control.checked = control.value === value
  else if (control.type !== 'hidden') control.value = value
  // As if it were typed: what counts the characters must hear of it.
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

function controlsOf(form: HTMLFormElement): Array<HTMLInputElement | HTMLTextAreaElement> {
  return Array.from(form.elements).filter(
    (element) => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement,
  )
}

function isChoice(control: HTMLInputElement | HTMLTextAreaElement): control is HTMLInputElement {
  return control.type === 'radio' || control.type === 'checkbox'
}
