import { z } from 'zod'
import { storedFile, storedHash } from '../../../../domain/content/photo-rules.ts'
import { insertRow, type Transaction } from '../database.ts'
import { removeFromDraft } from './draft-rows.ts'
import { removeFromVersions } from './version-content.ts'

/** Far more than a site shows; limits the disk space. */
const MAX_PHOTOS = 200

/** A photo as it is stored: WebP without metadata. Sizes are in pixels. */
export type StoredPhoto = { hash: string; bytes: Buffer; width: number; height: number }

const rowSchema = z.object({ hash: z.string(), width: z.number(), height: z.number(), at: z.number() })
/** A stored photo without its bytes; `at` is when it was last chosen, in epoch milliseconds. */
type PhotoRow = z.infer<typeof rowSchema>

/** Stores a photo, or notes that it was chosen again. @returns false if there are too many */
export async function addPhoto(tx: Transaction, photo: StoredPhoto, at: number): Promise<boolean> {
  const [otherRow] = await tx.query('SELECT count(*) AS count FROM site_photos WHERE hash <> ?', [photo.hash])
  if (Number(otherRow?.count) >= MAX_PHOTOS) return false
  const row = { ...photo, bytes: photo.bytes.toString('base64'), at }
  await insertRow(tx, 'site_photos', row, 'ON CONFLICT (hash) DO UPDATE SET at = excluded.at')
  return true
}

/** The bytes of a photo; null if there is none. */
export async function photoBytes(tx: Transaction, hash: string): Promise<Buffer | null> {
  const [row] = await tx.query('SELECT bytes FROM site_photos WHERE hash = ?', [hash])
  return row ? Buffer.from(String(row.bytes), 'base64') : null
}

/** Whether all photos of these file names are stored. */
export async function arePhotosStored(tx: Transaction, files: ReadonlyArray<string>): Promise<boolean> {
  for (const file of files) {
    const [row] = await tx.query('SELECT 1 FROM site_photos WHERE hash = ?', [storedHash(file)])
    if (!row) return false
  }
  return true
}

/** All photos, the last chosen first. */
export async function photoRows(tx: Transaction): Promise<Array<PhotoRow>> {
  const rows = await tx.query('SELECT hash, width, height, at FROM site_photos ORDER BY at DESC, hash')
  return rows.map((row) => rowSchema.parse(row))
}

/** Deletes the photos that neither the draft nor a version contains, if they were chosen before a time. */
export async function deleteUnusedPhotos(tx: Transaction, chosenBefore: number): Promise<void> {
  await tx.query(
    `DELETE FROM site_photos WHERE at < ?
       AND NOT EXISTS (SELECT 1 FROM site_draft WHERE value LIKE '%' || hash || '%')
       AND NOT EXISTS (SELECT 1 FROM site_versions WHERE content LIKE '%' || hash || '%')`,
    [chosenBefore],
  )
}

/**
 * Deletes a photo, in the draft and in every version too.
 *
 * @returns the versions that had it; null if there is no such photo
 */
export async function deletePhoto(tx: Transaction, hash: string): Promise<Array<number> | null> {
  const file = storedFile(hash)
  await removeFromDraft(tx, hash, (text) => withoutPhoto(text, file))
  const versions = await removeFromVersions(tx, hash, (text) => withoutPhoto(text, file))
  const deletedRows = await tx.query('DELETE FROM site_photos WHERE hash = ? RETURNING hash', [hash])
  return deletedRows.length === 0 ? null : versions
}

/** JSON without the photos of a file; undefined if nothing else is left. */
function withoutPhoto(text: string, file: string): string | undefined {
  return JSON.stringify(
    JSON.parse(text, (_name, value) =>
      typeof value === 'object' && value !== null && value.file === file ? undefined : value,
    ),
  )
}
