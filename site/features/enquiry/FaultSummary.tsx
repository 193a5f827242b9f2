import type { Ref } from 'react'
import type { FieldErrors } from '../../../domain/enquiry/form.ts'
import type { FieldDefinitions } from '../../../domain/enquiry/form-definition.ts'
import styles from './FaultSummary.module.css'
import { fieldId } from './field-props.ts'

/** Numbers up to the most fields that a form has. */
const COUNT_WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six']

type Props = {
  ref: Ref<HTMLElement>
  errors: FieldErrors
  /** In the form's order. */
  fields: FieldDefinitions
  /** Prefix of each field's id. */
  ids: string
  focused: boolean
}

/** The list of errors, with a link to each field. */
export function FaultSummary({ ref, errors, fields, ids, focused }: Props) {
  const faults = Object.entries(fields).flatMap(([field, { label }]) => {
    const sentence = errors[field]
    return sentence && label ? [{ field, text: faultOf(label, inShort(sentence)) }] : []
  })
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the answer is a new page, and this is its result.
    <section ref={ref} className={styles.summary} role="alert" tabIndex={-1} autoFocus={focused}>
      <h2>{headingOf(faults.length)}</h2>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${fieldId(ids, field)}`}>{text}</a>
          </li>
        ))}
      </ul>
      <p>Everything else is kept.</p>
    </section>
  )
}

function headingOf(count: number): string {
  const word = COUNT_WORDS[count] ?? String(count)
  return count === 1 ? `${word} answer needs another look` : `${word} answers need another look`
}

/** A label that is a question ends its sentence: what follows needs no colon and begins a new one. */
function faultOf(label: string, fault: string): string {
  return label.endsWith('?') ? `${label} ${fault}` : `${label}: ${lowerFirst(fault)}`
}

/** The first sentence of an error, which says what is wrong; how to correct it is shown at the field. */
function inShort(sentence: string): string {
  const [first = ''] = sentence.split(/\.\s+(?=[A-Z])/)
  return first.replace(/\.$/, '')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
