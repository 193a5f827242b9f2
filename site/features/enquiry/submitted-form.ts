import type { FieldErrors, FormName } from '../../../domain/enquiry/form.ts'

/** What the server renders into a form that was not stored: the typed values and the errors. */
export type SubmittedForm = {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** Why it was not stored, if no field is at fault. */
  notice: string | null
}

/** As the server passes it to a page under `answers/`. */
export type NamedSubmittedForm = SubmittedForm & { name: FormName }

export const NOT_SUBMITTED: SubmittedForm = { values: {}, errors: {}, notice: null }
