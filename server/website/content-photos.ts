import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { storedFilesIn, storedHash } from '../../domain/content/photo-rules.ts'
import type { Database } from '../store/sql/database.ts'
import { addPhoto, photoBytes } from '../store/sql/website/photo-rows.ts'
import type { SiteBuilder } from './site-builder.ts'

type Files = Readonly<Record<string, unknown>>

/** The folder of `content/` with the photos of a part. */
const FOLDERS = { people: 'people', 'case-studies': 'case-photos', look: 'logo' } as const

/** A builder that gives each version the stored photos that its content names. */
export function withPhotos(builder: SiteBuilder, database: Pick<Database, 'read'>): SiteBuilder {
  return {
    ...builder,
    build: async (version, content, signal) =>
      builder.build(version, { ...content, photos: await photosOf(content.files, database) }, signal),
  }
}

/**
 * The stored photos that files of `content/` name, in base64 by their paths below `content/`. Other photos came with the program.
 */
export async function photosOf(
  files: Files,
  database: Pick<Database, 'read'>,
): Promise<Record<string, string>> {
  const photos: Record<string, string> = {}
  for (const { path, hash } of photosIn(files)) {
    const bytes = await database.read((tx) => photoBytes(tx, hash))
    if (bytes) photos[path] = bytes.toString('base64')
  }
  return photos
}

/**
 * Stores the photos that files of `content/` name, from an export.
 *
 * @param folder the export's `content/`
 * @param at epoch milliseconds
 */
export async function storePhotosOf(
  files: Files,
  folder: URL,
  database: Database,
  at: number,
): Promise<void> {
  const { default: sharp } = await import('sharp')
  for (const { path, hash } of photosIn(files)) {
    const bytes = await readFile(new URL(path, folder)).catch(() => null)
    if (bytes === null || createHash('sha256').update(bytes).digest('hex') !== hash) continue
    const { width, height } = await sharp(bytes).metadata()
    await database.transaction((tx) => addPhoto(tx, { hash, bytes, width, height }, at))
  }
}

function photosIn(files: Files): Array<{ path: string; hash: string }> {
  return Object.entries(FOLDERS).flatMap(([part, folder]) =>
    storedFilesIn(JSON.stringify(files[part] ?? null)).flatMap((file) => {
      const hash = storedHash(file)
      return hash === null ? [] : [{ path: `${folder}/${file}`, hash }]
    }),
  )
}
