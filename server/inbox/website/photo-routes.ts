import type { FastifyInstance } from 'fastify'
import { PHOTO_UPLOAD_MAX_BYTES } from '../../../domain/content/photo-rules.ts'
import {
  type PhotoDeleted,
  type PhotoStored,
  type Photos,
  photoQuerySchema,
} from '../../../domain/inbox/api/photos.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { RefusedError } from '../../http/refusals.ts'
import { addPhoto, photoBytes, photoRows } from '../../store/sql/website/photo-rows.ts'
import { deletePhotoForGood } from '../../website/delete-photo.ts'
import { preparePhoto } from '../../website/prepare-photo.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { authorOf, BUILDING } from './website-routes.ts'

const NOT_A_PHOTO = new Refused(415, { error: 'This is not a picture.' })
const TOO_MANY = new Refused(409, {
  error: 'The site keeps 200 photos. Delete one for good that you no longer need.',
})
const BUSY = 'Another photo is being taken in. Please try again in a moment.'
const MAX_MEGABYTES = PHOTO_UPLOAD_MAX_BYTES / 1_048_576

/** The stored photos, which all staff see and owners delete. */
export function addPhotoRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database } = services
  routes.staff('GET', 'website/photos', {}, async (): Promise<Photos> => {
    return { photos: await database.read(photoRows) }
  })
  routes.staff('GET', 'website/photos/:hash', {}, async ({ param, reply }): Promise<Answer> => {
    const bytes = await database.read((tx) => photoBytes(tx, param('hash')))
    if (bytes === null) return NOT_HERE
    reply.type('image/webp').send(bytes)
    return undefined
  })
  const needs = NEEDS['publish-website']
  routes.staff('DELETE', 'website/photos/:hash', needs, async ({ signedIn, param }): Promise<Answer> => {
    const result = await deletePhotoForGood(services, param('hash'), authorOf(signedIn, services))
    if (result === 'building') return BUILDING
    return result === null ? NOT_HERE : (result satisfies PhotoDeleted)
  })
}

/** Accepts photos, one at a time. @param scope a scope without other routes @param routes those of the scope */
export function addPhotoUpload(scope: FastifyInstance, routes: InboxRoutes, services: InboxServices): void {
  const { database, now } = services
  let isBusy = false
  /** The preparation of the last photo, which continues even if the sender goes away. */
  let preparing: Promise<unknown> = Promise.resolve()
  scope.addContentTypeParser(
    ['image/jpeg', 'image/png', 'image/webp', 'image/svg+xml'],
    { parseAs: 'buffer', bodyLimit: PHOTO_UPLOAD_MAX_BYTES },
    async (_request: unknown, body: Buffer) => body,
  )
  // The sender is authenticated by now, and the body is not read yet.
  scope.addHook('preParsing', async ({ headers }, reply) => {
    if (Number(headers['content-length']) > PHOTO_UPLOAD_MAX_BYTES)
      throw new RefusedError(413, `A photo that is sent has at most ${MAX_MEGABYTES} MB.`)
    if (isBusy) throw new RefusedError(429, BUSY)
    isBusy = true
    reply.raw.once('close', async () => {
      await preparing
      isBusy = false
    })
  })
  routes.staff(
    'POST',
    'website/photos',
    NEEDS['change-website'],
    async ({ request, query }): Promise<Answer> => {
      const photoQuery = photoQuerySchema.safeParse({ use: query.get('use') })
      if (!photoQuery.success || !(request.body instanceof Uint8Array)) return NOT_A_PHOTO
      const prepared = preparePhoto(request.body, photoQuery.data.use)
      preparing = prepared.catch(() => {})
      const photo = await prepared
      if ('fault' in photo) return new Refused(400, { error: photo.fault })
      const isStored = await database.transaction((tx) => addPhoto(tx, photo, now().getTime()))
      if (!isStored) return TOO_MANY
      const { hash, width, height, bytes } = photo
      return { hash, width, height, bytes: bytes.length } satisfies PhotoStored
    },
  )
}
