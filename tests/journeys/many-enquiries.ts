import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'

/** Copies the row of the only enquiry until there are `count` rows. The copies can be listed but not opened. */
export function multiplyEnquiry(dataDir: string, count: number): void {
  const path = join(dataDir, DATABASE_FILE)
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: false, timeout: 5_000 })
  const others = database
    .prepare(
      "SELECT name FROM pragma_table_info('enquiries') WHERE name NOT IN ('number', 'post_id', 'due_at')",
    )
    .all()
    .map(({ name }) => String(name))
    .join()
  database.exec(`WITH RECURSIVE more (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ${count - 1})
    INSERT INTO enquiries (post_id, due_at, ${others}) SELECT 'many-' || n, due_at + n, ${others} FROM enquiries, more`)
  database.close()
}
