import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AuditAct, auditEnd, auditLog, searchAudit } from '../sql/audit.ts'
import type { Database } from '../sql/database.ts'
import { verifyChain } from '../sql/verify-chain.ts'

const SECRET = 'a secret of a test, long enough to be taken'

/** Guarantees of the audit log in every store. @param open opens an empty database */
export function auditContract(open: () => Promise<{ database: Database; close: () => Promise<void> }>): void {
  const log = auditLog(SECRET)
  let opened: Awaited<ReturnType<typeof open>>
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.close())

  const append = (changes: Partial<AuditAct> = {}) =>
    opened.database.transaction((tx) => log.append(tx, { ...ACT, ...changes }))
  const appendMany = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await append({ subject: `E-${n}` })
  }
  const tamper = (sql: string, ...params: ReadonlyArray<string | number>) =>
    opened.database.transaction((tx) => tx.query(sql, ...params))
  const check = (outsideEnd: { n: number; hash: string } | null = null) =>
    verifyChain(opened.database, log, outsideEnd)
  const readEnd = () => opened.database.read(auditEnd)

  test('an empty log is intact', async () => {
    expect(await check()).toEqual({ entries: 0, end: { n: 0, hash: '' }, fault: null })
  })

  test('entries are read back, newest first, and intact', async () => {
    await append()
    await append({ actor: 'somebody', act: 'refused-sign-in', subject: null, data: { times: 3 } })
    const entries = await opened.database.read((tx) => searchAudit(tx, { before: null, limit: 10 }))
    expect(entries).toMatchObject([
      { n: 2, actor: 'somebody', act: 'refused-sign-in', subject: null, data: { times: 3 } },
      { n: 1, ...ACT },
    ])
    expect(await check()).toMatchObject({ entries: 2, fault: null })
  })

  test('the log is filtered by author, action and enquiry, and paged', async () => {
    await appendMany(5)
    await append({ actor: 'other', act: 'noted', subject: 'E-3' })
    const find = async (search: object) =>
      (await opened.database.read((tx) => searchAudit(tx, { before: null, limit: 10, ...search }))).map(
        ({ n }) => n,
      )
    expect(await find({ actor: 'other' })).toEqual([6])
    expect(await find({ act: 'opened', subject: 'E-3' })).toEqual([3])
    expect(await find({ before: 4, limit: 2 })).toEqual([3, 2])
  })

  test('forty simultaneous entries have their own numbers, and the chain is intact', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => append({ subject: `E-${index}` })))
    expect(await check()).toMatchObject({ entries: 40, end: { n: 40 }, fault: null })
  })

  test('an entry rolled back with its transaction leaves no gap', async () => {
    await append()
    const failingTransaction = opened.database.transaction(async (tx) => {
      await log.append(tx, ACT)
      throw new Error('taken back')
    })
    await expect(failingTransaction).rejects.toThrow('taken back')
    await append()
    expect(await check()).toMatchObject({ entries: 2, fault: null })
  })

  test.each([
    ['at', 5],
    ['who', 'another'],
    ['act', 'deleted'],
    ['subject', 'E-9'],
    ['data', '{"to":"nobody"}'],
    ['previous', 'x'],
    ['hash', 'x'],
  ])('a changed %s is detected, and its entry named', async (column, value) => {
    await appendMany(5)
    await tamper(`UPDATE audit SET ${column} = ? WHERE n = 3`, value)
    expect(await check()).toMatchObject({
      entries: 2,
      fault: { n: 3, sentence: 'Entry 3 does not fit the one before.' },
    })
  })

  test('a deleted entry is detected', async () => {
    await appendMany(5)
    await tamper('DELETE FROM audit WHERE n = 3')
    expect((await check()).fault).toEqual({ n: 3, sentence: 'Entry 3 is missing.' })
  })

  test('two swapped entries are detected', async () => {
    await appendMany(5)
    await tamper('UPDATE audit SET n = -n WHERE n IN (2, 3)')
    await tamper('UPDATE audit SET n = n + 5 WHERE n < 0')
    expect((await check()).fault).toMatchObject({ n: 2 })
  })

  test('an entry added without the secret is detected', async () => {
    await appendMany(2)
    const { hash } = await readEnd()
    const forged = auditLog('another secret, that is long enough too').sealOf({
      ...ACT,
      n: 3,
      previous: hash,
    })
    await tamper("INSERT INTO audit VALUES (3, 1, 'ada', 'opened', 'E-4412', '{}', ?, ?)", hash, forged)
    await tamper('UPDATE audit_head SET n = 3, hash = ?', forged)
    expect((await check()).fault).toMatchObject({ n: 3 })
  })

  test('a truncated log is detected', async () => {
    await appendMany(5)
    await tamper('DELETE FROM audit WHERE n > 3')
    expect((await check()).fault).toMatchObject({
      n: 4,
      sentence: expect.stringContaining('4 to 5 are missing'),
    })
  })

  test('a truncated log whose stored end was changed is detected by the note outside the database', async () => {
    await appendMany(3)
    const endAtThree = await readEnd()
    await appendMany(2)
    const endAtFive = await readEnd()
    await tamper('DELETE FROM audit WHERE n > 3')
    await tamper('UPDATE audit_head SET n = ?, hash = ?', endAtThree.n, endAtThree.hash)
    expect((await check()).fault).toBeNull()
    expect((await check(endAtFive)).fault).toMatchObject({ n: 4 })
  })

  test('a truncated and continued log is detected by the note outside the database', async () => {
    await appendMany(3)
    const endAtThree = await readEnd()
    await tamper('DELETE FROM audit WHERE n = 3')
    const [secondEntry] = await opened.database.read((tx) => searchAudit(tx, { before: null, limit: 1 }))
    await tamper('UPDATE audit_head SET n = 2, hash = ?', secondEntry?.hash ?? '')
    await append({ subject: 'E-77' })
    expect((await check()).fault).toBeNull()
    expect((await check(endAtThree)).fault).toEqual({
      n: 3,
      sentence: 'Entry 3 is not the one that stood there before.',
    })
  })

  test('with another secret the first entry does not match, and the reason is given', async () => {
    await appendMany(2)
    const other = auditLog('another secret, that is long enough too')
    const { fault } = await verifyChain(opened.database, other, null)
    expect(fault).toMatchObject({ n: 1, sentence: expect.stringContaining('SECRET') })
  })
}

const ACT: AuditAct = { at: 1_795_000_000_000, actor: 'ada', act: 'opened', subject: 'E-4412', data: {} }
