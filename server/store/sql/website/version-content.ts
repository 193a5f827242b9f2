import type { Transaction } from '../database.ts'
import { type Files, failure, LOCK } from './version-rows.ts'

const DELETED = failure('A photo in it was deleted. Please check again.')

/** The owners' files of a version by name, and the program's own of that time; null if there is no such version. */
export async function versionContent(
  tx: Transaction,
  number: number,
): Promise<{ content: Files; base: Files } | null> {
  const [row] = await tx.query('SELECT content, base FROM site_versions WHERE number = ?', number)
  return row ? { content: JSON.parse(String(row.content)), base: JSON.parse(String(row.base ?? '{}')) } : null
}

/** Stores for a version, and for those checked since, the program's words on which it is based. */
export async function rebaseVersions(
  tx: Transaction,
  from: number,
  rebase: (base: Files) => Files,
): Promise<void> {
  await tx.lock([LOCK])
  const rows = await tx.query('SELECT number, base FROM site_versions WHERE number >= ?', from)
  for (const { number, base } of rows)
    await tx.query(
      'UPDATE site_versions SET base = ? WHERE number = ?',
      JSON.stringify(rebase(JSON.parse(String(base ?? '{}')))),
      Number(number),
    )
}

/**
 * Removes something from every version that contains it. A version that was checked with it and is not live yet cannot go live any more.
 *
 * @param without the JSON of a version's content without it
 * @returns the versions that had it
 */
export async function removeFromVersions(
  tx: Transaction,
  searched: string,
  without: (content: string) => string | undefined,
): Promise<Array<number>> {
  await tx.lock([LOCK])
  const foundRows = await tx.query(
    "SELECT number FROM site_versions WHERE content LIKE '%' || ? || '%' ORDER BY number",
    searched,
  )
  const numbers = foundRows.map(({ number }) => Number(number))
  for (const number of numbers) {
    const [row] = await tx.query('SELECT content FROM site_versions WHERE number = ?', number)
    const content = without(String(row?.content)) ?? '{}'
    await tx.query('UPDATE site_versions SET content = ? WHERE number = ?', content, number)
    await tx.query(
      "UPDATE site_versions SET state = 'failed', report = ? WHERE number = ? AND published_at IS NULL",
      DELETED,
      number,
    )
  }
  return numbers
}
