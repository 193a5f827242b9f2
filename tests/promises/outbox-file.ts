import { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { MAIL_TOPIC } from '../../server/store/outbox.ts'

const rowsSchema = z.array(
  z.object({ due_at: z.number(), claim: z.string().nullable(), failed_at: z.number().nullable() }),
)

/** The undelivered mails in the outbox of a database file. */
export type OpenMails = {
  waiting: number
  failed: number
  /** The number of mails that are due at a time (epoch milliseconds) or being delivered. */
  pendingAt: (ms: number) => number
}

export function openMailsIn(path: string): OpenMails {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 5_000 })
  try {
    const sql = 'SELECT due_at, claim, failed_at FROM outbox WHERE topic = ? AND delivered_at IS NULL'
    const rows = rowsSchema.parse(database.prepare(sql).all(MAIL_TOPIC))
    const waiting = rows.filter(({ failed_at }) => failed_at === null)
    return {
      waiting: waiting.length,
      failed: rows.length - waiting.length,
      pendingAt: (ms) => waiting.filter(({ due_at, claim }) => due_at <= ms || claim !== null).length,
    }
  } finally {
    database.close()
  }
}
