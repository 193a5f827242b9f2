import * as z from 'zod/mini'
import { PHOTO_USES } from '../../content/photo-rules.ts'
import { instantSchema } from './basics.ts'

const positiveIntSchema = z.int().check(z.positive())
const photoSchema = { hash: z.string(), width: positiveIntSchema, height: positiveIntSchema }

/** POST /website/photos?use=person, with the photo as the body. */
export const photoQuerySchema = z.object({ use: z.enum(PHOTO_USES) })
export type PhotoQuery = z.infer<typeof photoQuerySchema>

/** The response: the photo as it is stored, and its size. */
export const photoStoredSchema = z.object({ ...photoSchema, bytes: positiveIntSchema })
export type PhotoStored = z.infer<typeof photoStoredSchema>

/** GET /website/photos: all stored photos, the last chosen first. */
export const photosSchema = z.object({ photos: z.array(z.object({ ...photoSchema, at: instantSchema })) })
export type Photos = z.infer<typeof photosSchema>

/**
 * DELETE /website/photos/:hash, for good. `isShown`: visitors still see it. `version`: the one without it, which
 * goes live by itself; null if visitors do not see the photo, or if another check is running.
 */
export const photoDeletedSchema = z.object({ isShown: z.boolean(), version: z.nullable(positiveIntSchema) })
export type PhotoDeleted = z.infer<typeof photoDeletedSchema>
