import { z } from 'zod'

const ALT_MAX_CHARS = 160
const NO_ALT = 'Say in a few words what the photo shows, for people who cannot see it.'

/** A photo of `content/people/` or `content/case-photos/`, with its alternative text. */
export const photoSchema = z.strictObject({
  file: z.string().regex(/^[\w-]+\.(jpe?g|png|webp)$/i, 'must be a file name like thandi.jpg'),
  alt: z
    .string(NO_ALT)
    .trim()
    .min(1, NO_ALT)
    .max(ALT_MAX_CHARS, `Say it in at most ${ALT_MAX_CHARS} letters.`),
})
export type Photo = z.infer<typeof photoSchema>

/** The logo, in `content/logo/`: the name beside it is its alternative text. */
export const logoSchema = photoSchema.pick({ file: true })
export type Logo = z.infer<typeof logoSchema>

const percentSchema = z.int().min(0).max(100)

/** The photo of a case study, shown in place of its drawing: one focus serves both crops. */
export const casePhotoSchema = photoSchema.extend({
  focus: z.strictObject({ x: percentSchema, y: percentSchema }),
  agreed: z.literal(true, 'Ask everybody in the photo, and tick that they have agreed.'),
})
export type CasePhoto = z.infer<typeof casePhotoSchema>
