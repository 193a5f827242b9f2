import { z } from 'zod'
import type { DraftField } from '../../../../domain/content/draft.ts'
import { insertRow, type Transaction } from '../database.ts'
import { readSetting, writeSetting } from '../inbox/settings-rows.ts'
import { jsonColumn } from '../json-column.ts'

/** A change of the draft, its author and its time (epoch milliseconds). */
export type DraftRow = DraftField & {
  revision: number
  author: string
  at: number
  /** Whether an owner confirmed a price far from the live one. */
  confirmed: boolean
}
/** A change that a version contains. */
export type VersionChange = Pick<DraftRow, 'part' | 'field' | 'revision'>

const rowSchema = z.object({
  part: z.string(),
  field: z.string(),
  value: jsonColumn(z.unknown()),
  revision: z.number(),
  author: z.string(),
  at: z.number(),
  confirmed: z.number().transform(Boolean),
})

const COLUMNS = 'part, field, value, revision, author, at, confirmed'
/** Of two simultaneous changes, the second waits for this lock, and then sees the first. */
const LOCK = 'site draft'

/** All changes, oldest first. */
export async function draftRows(tx: Transaction): Promise<Array<DraftRow>> {
  const rows = await tx.query(`SELECT ${COLUMNS} FROM site_draft ORDER BY revision`)
  return rows.map((row) => rowSchema.parse(row))
}

type DraftChange = DraftField & {
  /** The revision of the change that the author saw in the field; 0 if none. */
  seen: number
  /** Whether the value equals the live one, so that no change remains. */
  isLive: boolean
  author: string
  at: number
  confirmed: boolean
}

/**
 * Stores a change of a field in the draft.
 *
 * @returns `saved`: the new row, with revision 0 if the field is as it is live; `theirs`: another person's change since `seen`, which
 *   stays, or null if they took it back
 */
export async function saveChange(
  tx: Transaction,
  { seen, isLive, ...change }: DraftChange,
): Promise<{ saved: DraftRow } | { theirs: DraftRow | null }> {
  await tx.lock([LOCK])
  const { part, field, value, author, at, confirmed } = change
  const [storedRow] = await tx.query(`SELECT ${COLUMNS} FROM site_draft WHERE part = ? AND field = ?`, [
    part,
    field,
  ])
  const storedChange = storedRow ? rowSchema.parse(storedRow) : null
  if ((storedChange?.revision ?? 0) !== seen && JSON.stringify(storedChange?.value) !== JSON.stringify(value))
    return { theirs: storedChange }
  const revision = await nextRevision(tx)
  if (isLive) {
    await tx.query('DELETE FROM site_draft WHERE part = ? AND field = ?', [part, field])
    return { saved: { ...change, revision: 0 } }
  }
  await insertRow(
    tx,
    'site_draft',
    { part, field, value: JSON.stringify(value), revision, author, at, confirmed: Number(confirmed) },
    `ON CONFLICT (part, field) DO UPDATE SET value = excluded.value, revision = excluded.revision,
       author = excluded.author, at = excluded.at, confirmed = excluded.confirmed`,
  )
  return { saved: { ...change, revision } }
}

/** Undoes a change. @returns false if it is not the one that the author saw */
export async function takeBackChange(
  tx: Transaction,
  { part, field, seen }: Pick<DraftChange, 'part' | 'field' | 'seen'>,
): Promise<boolean> {
  await tx.lock([LOCK])
  const deletedRows = await tx.query(
    'DELETE FROM site_draft WHERE part = ? AND field = ? AND revision = ? RETURNING revision',
    [part, field, seen],
  )
  if (deletedRows.length === 0) return false
  await nextRevision(tx)
  return true
}

/** The next revision. An undone change gets one too, so that earlier checks become outdated. */
async function nextRevision(tx: Transaction): Promise<number> {
  const revision = (await readSetting(tx, 'siteRevision')) + 1
  await writeSetting(tx, 'siteRevision', revision)
  return revision
}

/** Removes the changes that are in a published version, unless their field was changed again. */
export async function removeChanges(tx: Transaction, changes: ReadonlyArray<VersionChange>): Promise<void> {
  await tx.lock([LOCK])
  for (const { part, field, revision } of changes)
    await tx.query('DELETE FROM site_draft WHERE part = ? AND field = ? AND revision = ?', [
      part,
      field,
      revision,
    ])
}

/**
 * Removes a photo from every change that contains its hash. A change with nothing left is deleted.
 *
 * @param without returns the JSON of a change without the photo; undefined if nothing is left
 */
export async function removeFromDraft(
  tx: Transaction,
  hash: string,
  without: (value: string) => string | undefined,
): Promise<void> {
  await tx.lock([LOCK])
  const rows = await tx.query("SELECT part, field, value FROM site_draft WHERE value LIKE '%' || ? || '%'", [
    hash,
  ])
  for (const row of rows) {
    const [part, field, remainder] = [String(row.part), String(row.field), without(String(row.value))]
    const revision = await nextRevision(tx)
    await (remainder === undefined
      ? tx.query('DELETE FROM site_draft WHERE part = ? AND field = ?', [part, field])
      : tx.query('UPDATE site_draft SET value = ?, revision = ? WHERE part = ? AND field = ?', [
          remainder,
          revision,
          part,
          field,
        ]))
  }
}
