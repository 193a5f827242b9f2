import type { Transaction } from '../database.ts'
import { type Files, failureReport, VERSIONS_LOCK } from './version-rows.ts'

const PHOTO_DELETED = failureReport('A photo in it was deleted. Please check again.')

/** The owners' files of a version by name, and the program's own at that time; null if there is no such version. */
export async function versionContent(
  tx: Transaction,
  number: number,
): Promise<{ content: Files; base: Files } | null> {
  const [row] = await tx.query('SELECT content, base FROM site_versions WHERE number = ?', [number])
  return row ? { content: JSON.parse(String(row.content)), base: JSON.parse(String(row.base ?? '{}')) } : null
}

/** Updates the program's files on which a version, and all later ones, are based. */
export async function rebaseVersions(
  tx: Transaction,
  from: number,
  rebase: (base: Files) => Files,
): Promise<void> {
  await tx.lock([VERSIONS_LOCK])
  const rows = await tx.query('SELECT number, base FROM site_versions WHERE number >= ?', [from])
  for (const { number, base } of rows)
    await tx.query('UPDATE site_versions SET base = ? WHERE number = ?', [
      JSON.stringify(rebase(JSON.parse(String(base ?? '{}')))),
      Number(number),
    ])
}

/**
 * Removes a photo from every version that contains its hash. Unpublished ones cannot go live any more.
 *
 * @param without returns the JSON of a version's content without the photo
 * @returns the versions that had it
 */
export async function removeFromVersions(
  tx: Transaction,
  hash: string,
  without: (content: string) => string | undefined,
): Promise<Array<number>> {
  await tx.lock([VERSIONS_LOCK])
  const foundRows = await tx.query(
    "SELECT number FROM site_versions WHERE content LIKE '%' || ? || '%' ORDER BY number",
    [hash],
  )
  const numbers = foundRows.map(({ number }) => Number(number))
  for (const number of numbers) {
    const [row] = await tx.query('SELECT content FROM site_versions WHERE number = ?', [number])
    const content = without(String(row?.content)) ?? '{}'
    await tx.query('UPDATE site_versions SET content = ? WHERE number = ?', [content, number])
    await tx.query(
      "UPDATE site_versions SET state = 'failed', report = ? WHERE number = ? AND published_at IS NULL",
      [PHOTO_DELETED, number],
    )
  }
  return numbers
}
