import { inWords } from '../wording.ts'
import { textSchema } from './text.ts'

const VAT_DIGITS = 10

/** As the South African Revenue Service writes it, with or without spaces. */
export const vatNumberSchema = textSchema.refine((text) => /^4\d{9}$/.test(withoutSpaces(text)), {
  error: ({ input }) => vatNumberFault(withoutSpaces(String(input))),
})

/** As the Companies and Intellectual Property Commission writes it: year, number, kind of company. */
export const registrationNumberSchema = textSchema.regex(
  /^(19|20)\d{2}\/\d{6}\/\d{2}$/,
  'A registration number looks like 2019/123456/07: the year, six digits, two digits.',
)

export const yearSchema = textSchema.regex(/^(19|20)\d{2}$/, 'Give the year alone, such as 2019.')

function vatNumberFault(typed: string): string {
  const rule = `A VAT number has ${inWords(VAT_DIGITS)} digits and begins with 4.`
  if (/\D/.test(typed)) return `${rule} This one has other characters too.`
  if (typed.length !== VAT_DIGITS) return `${rule} This one has ${inWords(typed.length)}.`
  return `${rule} This one begins with ${typed.charAt(0)}.`
}

function withoutSpaces(text: string): string {
  return text.replaceAll(/\s/g, '')
}
