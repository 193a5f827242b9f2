import { insertRow, type Transaction } from '../database.ts'

/** A server that was not seen for this long counts as stopped. */
const AWAY_MS = 30_000
const STOPPED_REPORT = JSON.stringify({
  faults: [
    { sentence: 'The server was stopped while it checked. Nothing was published. Please check again.' },
  ],
})

type PresentServer = {
  id: string
  /** Epoch milliseconds. */
  at: number
  /** The newest version of the site that it can show at once. */
  hasVersion: number | null
}

/**
 * Records that a server is running. Forgets stopped servers, and ends their unfinished builds.
 *
 * @param isGone whether the process with this id is known to have ended
 */
export async function noteServer(
  tx: Transaction,
  { id, at, hasVersion }: PresentServer,
  isGone: (id: string) => boolean,
): Promise<void> {
  const server = { id, seen_at: at, has_version: hasVersion }
  const onConflict =
    'ON CONFLICT (id) DO UPDATE SET seen_at = excluded.seen_at, has_version = excluded.has_version'
  await insertRow(tx, 'site_servers', server, onConflict)
  const otherServers = await tx.query('SELECT id, seen_at FROM site_servers WHERE id <> ?', [id])
  for (const other of otherServers)
    if (Number(other.seen_at) < at - AWAY_MS || isGone(String(other.id)))
      await forgetServer(tx, String(other.id))
  await tx.query(
    `UPDATE site_versions SET state = 'failed', report = ?
     WHERE state = 'building' AND builder NOT IN (SELECT id FROM site_servers)`,
    [STOPPED_REPORT],
  )
}

export async function forgetServer(tx: Transaction, id: string): Promise<void> {
  await tx.query('DELETE FROM site_servers WHERE id = ?', [id])
}

/** Whether all running servers can show a version at once. @param at now, in epoch milliseconds */
export async function allServersHave(tx: Transaction, version: number, at: number): Promise<boolean> {
  const [unpreparedServer] = await tx.query(
    'SELECT id FROM site_servers WHERE seen_at >= ? AND (has_version IS NULL OR has_version <> ?) LIMIT 1',
    [at - AWAY_MS, version],
  )
  return unpreparedServer === undefined
}
