import type { Body } from './body.ts'
import { duplicates, emails, hostile, letters, phones, pollution } from './odd-fields.ts'
import { contentEncodings, contentTypes, keys } from './odd-headers.ts'
import { extra, lengths, missing, sizes, syntax, types } from './wrong-shapes.ts'

/** Every way in which a body can be wrong, or odd and yet right: the families of reliability R14. */
export const BODIES: ReadonlyArray<Body> = [
  ...syntax(),
  ...types(),
  ...missing(),
  ...extra(),
  ...lengths(),
  ...sizes(),
  ...emails(),
  ...phones(),
  ...contentTypes(),
  ...contentEncodings(),
  ...letters(),
  ...keys(),
  ...duplicates(),
  ...pollution(),
  ...hostile(),
]
