import type { FieldErrors } from '../../../domain/enquiry/form.ts'
import type { Posted } from './posted.ts'
import type { Enquiry } from './use-enquiry.ts'

type Labelled = { label: string }
/** The fields that visitors answer: those with a label. */
type AnswerName<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends Labelled ? Name : never
}[keyof Fields]

/**
 * What every field of a form is drawn with: its label, what was typed before, and what is wrong with it.
 *
 * @param ids begins the id of each field
 */
export function fieldProps<Fields extends object>(
  fields: Fields,
  ids: string,
  { values }: Posted,
  { result }: Enquiry,
) {
  const errors: FieldErrors = result?.kind === 'faulty' ? result.errors : {}
  return (name: AnswerName<Fields> & string) => ({
    id: fieldId(ids, name),
    name,
    label: (fields[name] as Labelled).label, // AnswerName names no others
    defaultValue: values[name],
    error: errors[name],
  })
}

export function fieldId(ids: string, field: string): string {
  return `${ids}-${field}`
}
