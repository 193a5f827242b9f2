import { afterEach, beforeEach, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { quarantined, sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { hooksContract, messagesIn, putMessage } from '../contract/hooks-contract.ts'
import { sweepTurn } from '../sql/inbox/retention.ts'
import { query, type Works } from '../sql/work.ts'
import { type DatabaseProxy, startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { describePostgres, newPostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresWorks } from './works.ts'

const { postId } = sampleContact(1).record
const hooks = {
  onStored: () => putMessage(postId, 'stored'),
  onReleased: () => putMessage(postId, 'released'),
}

describePostgres('the works of PostgreSQL', () => {
  hooksContract(async (some) => {
    const postgres = await newPostgres()
    return { store: postgresStore(postgres, some), works: postgresWorks(postgres) }
  })
})

describePostgres('an array that a statement is given', () => {
  test.for([
    ['text[]', ['', 'Zoë {"a", \\b}', null, 'NULL', '☾\n🌒']],
    ['bigint[]', [0, null, -1, 2 ** 32, -(2 ** 32) - 5, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER]],
    ['text[]', [null, null]],
    ['bigint[]', []],
  ])('comes as it was: %s %j', async ([type, values]) => {
    const { query } = await newPostgres()
    const rows = await query(`SELECT * FROM unnest($1::${type}) AS value`, [values])
    expect(rows.map(({ value }) => value)).toEqual(values)
  })
})

describePostgres('the turn to sweep', () => {
  test('is one of ten that ask at once', async () => {
    const turn = sweepTurn(postgresWorks(await newPostgres()))
    const nowMs = Date.parse('2026-11-21T10:00:00Z')
    const begun = await Promise.all(Array.from({ length: 10 }, () => turn.begin(nowMs)))
    expect(begun.filter(Boolean)).toHaveLength(1)
    await turn.end()
    expect(await turn.begin(nowMs)).toBe(true)
  })
})

describePostgres('a connection that is lost', () => {
  let proxy: DatabaseProxy
  let store: EnquiryStore
  let works: Works
  beforeEach(async () => {
    proxy = await startProxy(await newPostgresUrl())
    const postgres = await openPostgresWithLongTimeouts(proxy.url)
    store = postgresStore(postgres, hooks)
    works = postgresWorks(postgres)
  })
  afterEach(async () => {
    await store.close()
    proxy.close()
  })

  test.each(['INSERT INTO outbox', 'COMMIT'])(
    'after %s leaves the enquiry and its message, once',
    async (statement) => {
      await store.checkWritable()
      proxy.loseAnswerTo(statement)
      expect(await store.add(sampleContact(1))).toEqual({ outcome: 'stored' })
      expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
      expect(await messagesIn(works)).toEqual(['stored'])
    },
  )

  test.each(['INSERT INTO outbox', 'COMMIT'])(
    'after %s of a release leaves it released, once',
    async (statement) => {
      await store.restore(quarantined(sampleContact(1)))
      proxy.loseAnswerTo(statement)
      expect(await store.release(postId)).toBe('released')
      expect(await messagesIn(works)).toEqual(['released'])
    },
  )

  test('in the midst of a work has it done again from its beginning', async () => {
    await store.checkWritable()
    proxy.loseAnswerTo('INSERT INTO outbox')
    let begun = 0
    await works.write(function* () {
      begun += 1
      yield* query(
        "INSERT INTO outbox (topic, id, payload, due_at, tried_until) VALUES ('mail', ?, '{}', 0, 0)",
        'a',
      )
    })
    expect(begun).toBe(2)
    expect(await messagesIn(works)).toEqual(['a'])
  })
})

describePostgres('two works that take the same rows', () => {
  test('wait for each other by the words of the dialect', async () => {
    const postgres = await newPostgres()
    const store = postgresStore(postgres)
    const works = postgresWorks(postgres)
    await store.add(sampleContact(1, { surname: '0' }))
    const { forUpdate } = works.dialect
    const countOne = () =>
      works.write(function* () {
        const [row] = yield* query(`SELECT notice_version AS n FROM submissions ${forUpdate}`)
        yield* query('UPDATE submissions SET notice_version = ?', `${row?.n}+`)
      })
    await Promise.all(Array.from({ length: 8 }, countOne))
    const [row] = await works.read(() => query('SELECT notice_version AS n FROM submissions'))
    expect(row?.n).toBe(`${sampleContact(1).metadata.noticeVersion}++++++++`)
    await store.close()
  })
})
