import { expect, test } from 'vitest'
import { type AuditAct, auditEnd, auditLog, searchAudit } from '../sql/audit.ts'
import type { Database } from '../sql/database.ts'
import { verifyChain } from '../sql/verify-chain.ts'
import { openForEachTest } from './open-for-each-test.ts'

const SECRET = 'a secret of a test, long enough to be taken'

/** Guarantees of the audit log in every store. @param open opens an empty database */
export function auditContract(open: () => Promise<{ database: Database; close: () => Promise<void> }>): void {
  const log = auditLog(SECRET)
  const opened = openForEachTest(open)

  const append = (changes: Partial<AuditAct> = {}) =>
    opened().database.transaction((tx) => log.append(tx, { ...ACT, ...changes }))
  const appendMany = async (count: number) => {
    for (let n = 1; n <= count; n += 1) await append({ subject: `E-${n}` })
  }
  const tamper = (sql: string, ...params: ReadonlyArray<string | number>) =>
    opened().database.transaction((tx) => tx.query(sql, params))
  const check = (outsideEnd: { n: number; hash: string } | null = null) =>
    verifyChain(opened().database, log, outsideEnd)
  const readEnd = () => opened().database.read(auditEnd)

  test('an empty log is intact', async () => {
    expect(await check()).toEqual({ entries: 0, end: { n: 0, hash: '' }, fault: null })
  })

  test('forty simultaneous entries have their own numbers, and the chain is intact', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => append({ subject: `E-${index}` })))
    expect(await check()).toMatchObject({ entries: 40, end: { n: 40 }, fault: null })
  })

  test('an entry rolled back with its transaction leaves no gap', async () => {
    await append()
    const failingTransaction = opened().database.transaction(async (tx) => {
      await log.append(tx, ACT)
      throw new Error('taken back')
    })
    await expect(failingTransaction).rejects.toThrow('taken back')
    await append()
    expect(await check()).toMatchObject({ entries: 2, fault: null })
  })

  const changes = [
    'at = 5',
    "who = 'x'",
    "act = 'x'",
    "subject = 'x'",
    `data = '{"x":1}'`,
    "previous = ''",
    "hash = ''",
  ]
  test.each<[what: string, statements: ReadonlyArray<string>, n: number, sentence: string]>([
    ...changes.map((change): [string, Array<string>, number, string] => [
      `an entry with ${change}`,
      [`UPDATE audit SET ${change} WHERE n = 3`],
      3,
      'Entry 3 does not fit the one before.',
    ]),
    [
      'a swap of two entries',
      ['UPDATE audit SET n = -n WHERE n IN (2, 3)', 'UPDATE audit SET n = n + 5 WHERE n < 0'],
      2,
      'Entry 2 does not fit the one before.',
    ],
    ['a deleted entry', ['DELETE FROM audit WHERE n = 3'], 3, 'Entry 3 is missing.'],
    ['a truncated log', ['DELETE FROM audit WHERE n > 3'], 4, 'Entries 4 to 5 are missing at the end.'],
  ])('%s is detected', async (_what, statements, n, sentence) => {
    await appendMany(5)
    for (const statement of statements) await tamper(statement)
    expect((await check()).fault).toEqual({ n, sentence: expect.stringContaining(sentence) })
  })

  test('an entry added without the secret is detected', async () => {
    await appendMany(2)
    const { hash } = await readEnd()
    const forged = auditLog('another secret, that is long enough too').sealOf({
      ...ACT,
      n: 3,
      previous: hash,
    })
    await tamper(
      "INSERT INTO audit VALUES (3, ?, 'ada', 'opened', 'E-4412', '{}', ?, ?)",
      ACT.at,
      hash,
      forged,
    )
    await tamper('UPDATE audit_head SET n = 3, hash = ?', forged)
    expect((await check()).fault).toMatchObject({ n: 3 })
  })

  test('a truncated and continued log is detected by the note outside the database', async () => {
    await appendMany(3)
    const endAtThree = await readEnd()
    await tamper('DELETE FROM audit WHERE n = 3')
    const [secondEntry] = await opened().database.read((tx) => searchAudit(tx, { before: null, limit: 1 }))
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
    const { fault } = await verifyChain(opened().database, other, null)
    expect(fault).toMatchObject({ n: 1, sentence: expect.stringContaining('SECRET') })
  })
}

const ACT: AuditAct = { at: 1_795_000_000_000, actor: 'ada', act: 'opened', subject: 'E-4412', data: {} }
