import { duplicates, emails, hostile, letters, phones, pollution } from './odd-fields.ts'
import { contentEncodings, contentTypes, keys } from './odd-headers.ts'
import { extra, lengths, missing, sizes, syntax, types } from './wrong-shapes.ts'

/** A body sent to /contact-us with browser headers, and the status that it must get. */
export type Body = {
  family: string
  name: string
  payload: string | Buffer
  type?: string
  headers?: Record<string, string>
  status: number
}

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
