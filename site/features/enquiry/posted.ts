import type { FieldErrors, FormName } from '../../../domain/enquiry/form.ts'

/** What a form shows again when the server could not take it: what was typed, and why. */
export type Posted = {
  /** What was typed, by field. */
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** Why it was not taken, if it is not the fields' fault. */
  notice: string | null
}

/** As the server hands it to a page under `answers/`. */
export type PostedForm = Posted & { name: FormName }

export const NOT_POSTED: Posted = { values: {}, errors: {}, notice: null }
