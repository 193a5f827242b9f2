import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { inboxReads } from '../contract/inbox/reads.ts'
import { statementsOf } from '../testing/explain.ts'
import { openSharedDatabase } from '../testing/open-sqlite-store.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { sqliteDatabase } from './transactions.ts'

const inFolder = temporaryFolder()
const database = openSharedDatabase(inFolder(`${randomUUID()}.db`))
const { dialect } = sqliteDatabase(database)
/** These may sort, because few rows are left to sort; all others read in the order of an index. */
const MAY_SORT = [
  'a search',
  'a filtered search',
  'other enquiries of the same person',
  'subscribers by address',
  'a stop link',
  'open mails',
]

const planOf = (sql: string) =>
  database
    .prepare(`EXPLAIN QUERY PLAN ${sql}`)
    .all(...Array.from(sql.matchAll(/\?/g), () => null))
    .map(({ detail }) => String(detail))

test.each(inboxReads())('%s uses an index', async (name, read) => {
  const plans = (await statementsOf(dialect, read)).flatMap(({ sql }) => planOf(sql))
  expect(plans.length).toBeGreaterThan(0)
  expect(plans.filter(readsAll)).toEqual([])
  if (!MAY_SORT.includes(name)) expect(plans.filter((line) => line.includes('TEMP B-TREE'))).toEqual([])
})

test('control: a query without an index is detected', () => {
  expect(planOf('SELECT number FROM enquiries WHERE snippet = ?').some(readsAll)).toBe(true)
  expect(planOf('SELECT number FROM enquiries ORDER BY name').join()).toContain('TEMP B-TREE')
})

/** A table scan; scans of intermediate results, of a JSON array or of an index's end do not count. */
function readsAll(line: string): boolean {
  return /^SCAN (?!found|whole|begun|counted|hits|ending|acts|enquiries USING INDEX enquiries_undelivered|json_each|search(?:_words)? VIRTUAL|CONSTANT|subscriptions USING INDEX|consents USING INDEX consents_by_time)/.test(
    line,
  )
}
