import { z } from 'zod'
import { photoSchema } from './photo.ts'
import { slugSchema, textSchema } from './text.ts'

/** A member of the team: shown on About and beside the contact form, with their names in the footer. */
export const personSchema = z.strictObject({
  id: slugSchema,
  name: textSchema,
  role: textSchema,
  sentence: textSchema,
  /** In content/people/. */
  photo: photoSchema.optional(),
  example: z.literal(true).optional(),
})
export type Person = z.infer<typeof personSchema>

/** The photos of those who have one. */
export function photoFiles(people: ReadonlyArray<Pick<Person, 'photo'>>): Array<string> {
  return people.flatMap(({ photo }) => photo?.file ?? [])
}
