import { z } from 'zod'

const WORDS_MAX_CHARS = 160
const NO_WORDS = 'Say in a few words what the photo shows, for people who cannot see it.'

/** A photo of `content/people/` or `content/case-photos/`, with the words for those who cannot see it. */
export const photoSchema = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(jpe?g|png|webp)$/i, 'must be a file name like thandi.jpg'),
  alt: z
    .string(NO_WORDS)
    .trim()
    .min(1, NO_WORDS)
    .max(WORDS_MAX_CHARS, `Say it in at most ${WORDS_MAX_CHARS} letters.`),
})
export type Photo = z.infer<typeof photoSchema>

/** The logo, of `content/logo/`: the name beside it is its words. */
export const logoSchema = photoSchema.pick({ file: true })
export type Logo = z.infer<typeof logoSchema>

const percentSchema = z.int().min(0).max(100)

/** The photo of a case study, shown in place of its drawing: one focus serves both crops. */
export const casePhotoSchema = photoSchema.extend({
  focus: z.strictObject({ x: percentSchema, y: percentSchema }),
  agreed: z.literal(true, 'Ask everybody in the photo, and tick that they have agreed.'),
})
export type CasePhoto = z.infer<typeof casePhotoSchema>
