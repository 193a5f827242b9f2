import type { FieldErrors } from '../../../domain/enquiry/form.ts'
import type { SubmittedForm } from './submitted-form.ts'
import type { Enquiry } from './use-enquiry.ts'

type Labelled = { label: string }
/** The names of the fields with a label, which visitors fill in. */
type AnswerName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Labelled ? Name : never
}[keyof Fields]

/**
 * The properties of a form's fields: label, the value typed before, and the error.
 *
 * @param idPrefix prefix of each field's id
 */
export function fieldProps<Fields extends object>(
  fields: Fields,
  idPrefix: string,
  { values }: SubmittedForm,
  { result, corrected }: Enquiry,
) {
  const errors: FieldErrors = result?.kind === 'faulty' ? result.errors : {}
  return (name: AnswerName<Fields> & string) => ({
    id: fieldId(idPrefix, name),
    name,
    label: (fields[name] as Labelled).label, // AnswerName includes only labelled fields
    defaultValue: values[name],
    error: corrected.includes(name) ? undefined : errors[name],
  })
}

export function fieldId(idPrefix: string, field: string): string {
  return `${idPrefix}-${field}`
}
