import { expect, test } from 'vitest'
import { inboxReads } from '../contract/inbox/reads.ts'
import type { Transaction } from '../sql/database.ts'
import { pageOfList } from '../sql/inbox/lists.ts'
import { searchTexts } from '../sql/inbox/search.ts'
import { laneIsBusySql, OPEN } from '../sql/outbox.ts'
import { statementsOf } from '../testing/explain.ts'
import { asOwner, describePostgres, newPostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { createPostgres } from './pool.ts'
import { numbered, postgresDatabase } from './transactions.ts'

describePostgres('the plans of PostgreSQL', () => {
  test('find everything on an inbox page by an index', async () => {
    const postgres = await newPostgres()
    const { dialect } = postgresDatabase(postgres)
    await postgres.transaction(async (query) => {
      // Scanning an empty table is cheaper, so this asks whether an index could be used at all.
      await query('SET LOCAL enable_seqscan = off')
      for (const [name, work] of inboxReads())
        for (const { sql, params } of await statementsOf(dialect, work)) {
          const lines = await query(`EXPLAIN ${numbered(sql)}`, params)
          const scans = lines
            .map((line) => String(line['QUERY PLAN']))
            .filter((line) => line.includes('Seq Scan'))
          expect(scans, name).toEqual([])
        }
    })
    await postgres.close()
  })
})

describePostgres('while the statistics of PostgreSQL count no open message', () => {
  test('whether a lane is busy is looked up in the index of lanes for each message, without a join', async () => {
    const url = await newPostgresUrl()
    const insert = (kind: string, deliveredAt: number | null) =>
      asOwner(
        `INSERT INTO outbox (topic, id, lane, payload, due_at, tried_until, delivered_at)
         SELECT 'mail', '${kind}' || n, '${kind}' || n, '{}', 1, 9, ${deliveredAt} FROM generate_series(1, 2000) AS n`,
        url,
      )
    await insert('delivered', 1)
    await asOwner('VACUUM ANALYZE outbox', url)
    await insert('open', null)
    const plan = await asOwner(
      `EXPLAIN SELECT id FROM outbox WHERE topic = 'mail' AND due_at <= 2 AND ${OPEN}
       AND NOT ${laneIsBusySql('2')} ORDER BY due_at, id LIMIT 4 FOR UPDATE SKIP LOCKED`,
      url,
    )
    const text = JSON.stringify(plan)
    expect(text).toContain('outbox_by_lane on outbox other')
    expect(text).not.toContain('Join')
  })
})

describePostgres('with thousands of enquiries', () => {
  test('a few rows of a period are found without a full scan', async () => {
    const url = await newPostgresUrl()
    await asOwner(
      `SET session_replication_role = replica; -- without their submissions
       INSERT INTO enquiries (post_id, person_key, list, status, due_at, last_at, last_by, last_way, version,
           name, about, snippet)
         SELECT 'p' || n, 'k', 'needs', 'new', n, n, 'visitor', 'form', 1, 'Thandi', 'Web development', repeat('x', 100)
           FROM generate_series(1, 20000) AS n;
       ANALYZE enquiries`,
      url,
    )
    const postgres = createPostgres(url, { answerMs: 60_000, stepMs: 60_000 })
    const { dialect } = postgresDatabase(postgres)
    const scanOf = async (work: (tx: Transaction) => Promise<unknown>) => {
      const [{ sql, params } = { sql: '', params: [] }] = await statementsOf(dialect, work)
      const lines = await postgres.read((query) => query(`EXPLAIN ${numbered(sql)}`, params))
      return lines.map((line) => String(line['QUERY PLAN'])).find((line) => line.includes('Scan'))
    }
    const period = { fromMs: 19_000, untilMs: 19_050 }
    const scan = await scanOf((tx) => pageOfList(tx, { list: 'needs', sort: 'due', limit: 50, ...period }))
    await postgres.close()
    expect(scan).toContain('Index Scan using enquiries_by_time')
  })

  test('a word that is in all texts is found among the newest', async () => {
    const url = await newPostgresUrl()
    await asOwner(
      `SET session_replication_role = replica; -- without their enquiries
       INSERT INTO search_texts (post_id, source, text, words)
         SELECT 'p' || n, 'message', 'a shop', to_tsvector('inbox', 'a shop') FROM generate_series(1, 6000) AS n;
       ANALYZE search_texts`,
      url,
    )
    const postgres = createPostgres(url, { answerMs: 60_000, stepMs: 60_000 })
    const { dialect } = postgresDatabase(postgres)
    const search = { text: 'shop ', limit: 50 }
    const [{ sql, params } = { sql: '', params: [] }] = await statementsOf(dialect, (tx) =>
      searchTexts(tx, search),
    )
    const lines = await postgres.read((query) => query(`EXPLAIN ANALYZE ${numbered(sql)}`, params))
    await postgres.close()
    const plan = lines.map((line) => String(line['QUERY PLAN']))
    expect(plan.find((line) => line.includes('on search_texts search_texts_1'))).toContain('never executed')
  })
})
