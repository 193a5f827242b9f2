import type { FieldErrors, FormName } from '../../../domain/enquiry/form.ts'

/** The typed values and errors that the server renders into a form that was not stored. */
export type SubmittedForm = {
  /** The typed values by field. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** The reason why it was not stored, if no field is at fault. */
  notice: string | null
}

/** A submitted form as the server passes it to a page under `answers/`. */
export type NamedSubmittedForm = SubmittedForm & { name: FormName }

export const NOT_SUBMITTED: SubmittedForm = { values: {}, errors: {}, notice: null }
