import { expect, test } from 'vitest'
import { readingWorks } from '../contract/inbox/read-works.ts'
import { statementsOf } from '../testing/explain.ts'
import { describePostgres, newPostgres } from '../testing/test-postgres.ts'
import { numbered } from './numbered.ts'
import { postgresWorks } from './works.ts'

describePostgres('the plans of PostgreSQL', () => {
  test('find everything that a page of the inbox shows by an index', async () => {
    const postgres = await newPostgres()
    const { dialect } = postgresWorks(postgres)
    await postgres.transaction(async (query) => {
      // An empty table is scanned as the cheaper way: whether there is an index at all is asked here.
      await query('SET LOCAL enable_seqscan = off')
      for (const [shown, work] of readingWorks(dialect))
        for (const { sql, params } of statementsOf(work())) {
          const lines = await query(`EXPLAIN ${numbered(sql)}`, params)
          const scans = lines
            .map((line) => String(line['QUERY PLAN']))
            .filter((line) => line.includes('Seq Scan'))
          expect(scans, shown).toEqual([])
        }
    })
    await postgres.close()
  })
})
