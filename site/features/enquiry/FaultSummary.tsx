import type { Ref } from 'react'
import type { FieldErrors } from '../../../domain/enquiry/form.ts'
import type { FieldDefinitions } from '../../../domain/enquiry/form-definition.ts'
import { capitalised, inWords } from '../../../domain/wording.ts'
import alert from '../../ui/alert.module.css'
import { fieldId } from './field-props.ts'

type Props = {
  ref: Ref<HTMLElement>
  errors: FieldErrors
  /** The sent values by field; an empty value is a missing answer. */
  typed: Readonly<Record<string, string>>
  /** The corrected fields: they stay in the list, so that the form does not move while the visitor types. */
  corrected: ReadonlyArray<string>
  /** In the form's order. */
  fields: FieldDefinitions
  /** Prefix of each field's id. */
  ids: string
  isFocused: boolean
}

/** The list of errors, with a link to each field; nothing once all are corrected. */
export function FaultSummary({ ref, errors, typed, corrected, fields, ids, isFocused }: Props) {
  const faults = Object.entries(fields).flatMap(([field, { label }]) => {
    const sentence = errors[field]
    if (!sentence || !label) return []
    // A missing answer needs no sentence: the heading says that it is missing.
    return [{ field, text: typed[field]?.trim() ? faultOf(label, firstSentence(sentence)) : label }]
  })
  const openFaults = faults.filter(({ field }) => !corrected.includes(field))
  if (openFaults.length === 0) return null
  const missingCount = openFaults.filter(({ field }) => !typed[field]?.trim()).length
  return (
    <section
      ref={ref}
      className={alert.alert}
      // Announced as a whole when it appears, and not again at each key.
      role={corrected.length === 0 ? 'alert' : undefined}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: without script the response is a new page, and this is its result.
      autoFocus={isFocused}
    >
      <h2>{headingOf(missingCount, openFaults.length - missingCount)}</h2>
      <ul>
        {faults.map(({ field, text }) => (
          <li key={field}>
            <a href={`#${fieldId(ids, field)}`}>{corrected.includes(field) ? <s>{text}</s> : text}</a>
          </li>
        ))}
      </ul>
      <p>Everything else is kept.</p>
    </section>
  )
}

/** 'Five answers are missing', 'Three answers need a correction', 'Two answers are missing, and one needs a correction'. */
function headingOf(missingCount: number, wrongCount: number): string {
  const missingWords = `${answersOf(missingCount)} ${missingCount === 1 ? 'is' : 'are'} missing`
  const correction = `${wrongCount === 1 ? 'needs' : 'need'} a correction`
  if (wrongCount === 0) return capitalised(missingWords)
  if (missingCount === 0) return capitalised(`${answersOf(wrongCount)} ${correction}`)
  return capitalised(`${missingWords}, and ${inWords(wrongCount)} ${correction}`)
}

function answersOf(count: number): string {
  return `${inWords(count)} ${count === 1 ? 'answer' : 'answers'}`
}

/** After a label that is a question, the error begins a new sentence without a colon. */
function faultOf(label: string, fault: string): string {
  return label.endsWith('?') ? `${label} ${fault}` : `${label}: ${lowerFirst(fault)}`
}

/** An error's first sentence, without its full stop; the field shows the rest, how to correct it. */
function firstSentence(sentence: string): string {
  const [first = ''] = sentence.split(/\.\s+(?=[A-Z])/)
  return first.replace(/\.$/, '')
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
