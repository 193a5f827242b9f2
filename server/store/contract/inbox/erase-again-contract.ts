import { describe, expect, test } from 'vitest'
import { sampleContact, sampleNewsletter } from '../../../../domain/enquiry/samples/enquiries.ts'
import { eraseAgain } from '../../sql/inbox/erase-again.ts'
import { erasePerson, findDeparture, receipts, sealOfAddress } from '../../sql/inbox/erasures.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const ANN = 'ann@example.com'
const MISTYPED = 'an@exmaple.com'
const BEN = 'ben@example.com'
const sealOf = (address: string) => sealOfAddress('the secret of a test', address)
const idsOf = (...samples: Array<number>) => samples.map((at) => sampleContact(at).record.postId)

export function eraseAgainContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  /** Ann's: 1 (with a mistyped address that staff corrected), 2, and the newsletter forms 3 and 4. Ben's: 5. */
  const opened = async () => {
    const tools = await open()
    const { store, append, database } = tools
    await store.add(sampleContact(1, { email: MISTYPED }))
    await append(1, { kind: 'corrected-address', to: 'Ann@Example.com' })
    await store.add(sampleContact(2, { email: ANN }))
    await store.add(sampleNewsletter(3, { email: ANN }))
    await store.add(sampleNewsletter(4, { email: MISTYPED }))
    await store.add(sampleContact(5, { email: BEN }))
    const erase = async (email: string, at = NOON) => {
      const request = { email, sealOf, by: 'thandeka', at, year: 2026 }
      const result = await database.transaction((tx) => erasePerson(tx, request))
      return result ? [result.receipt] : []
    }
    /** As in a backup from before the erasures. */
    const forgetReceipts = () => database.transaction((tx) => tx.query('DELETE FROM erasures'))
    const remaining = async () =>
      (await Array.fromAsync(store.all())).map(({ record }) => record.postId).toSorted()
    return {
      ...tools,
      erase,
      forgetReceipts,
      remaining,
      eraseAgainBy: (receipt: Awaited<ReturnType<typeof erase>>) => eraseAgain(database, receipt, sealOf),
    }
  }

  describe('an erased person restored by a backup', () => {
    test('is erased again, except for later enquiries', async () => {
      const { store, erase, forgetReceipts, remaining, eraseAgainBy, read } = await opened()
      const receipt = await erase(ANN)
      expect(await eraseAgainBy(receipt)).toBe(0)
      await forgetReceipts()
      await store.add(sampleContact(2, { email: ANN, dateSent: NOON }))
      await store.add(sampleContact(6, { email: ANN, dateSent: NOON + 1 }))
      expect(await eraseAgainBy(receipt)).toBe(1)
      expect(await remaining()).toEqual(idsOf(5, 6))
      expect(await read(receipts)).toEqual(receipt)
      const restoredNumber = 4 // newsletter forms have no number
      expect(await read((tx) => findDeparture(tx, restoredNumber))).toEqual({
        at: NOON,
        receipt: 'ER-2026-0001',
      })
      expect(await eraseAgainBy(receipt)).toBe(0)
    })

    test('is erased again with the mistyped address, even in a backup from before its correction', async () => {
      const { erase, forgetReceipts, remaining, eraseAgainBy, store, append, database } = await opened()
      const receipt = await erase(ANN)
      await store.add(sampleContact(6, { email: MISTYPED })) // not erased then: not erased again
      for (const isCorrected of [false, true]) {
        await forgetReceipts()
        await store.add(sampleContact(1, { email: MISTYPED, dateSent: NOON }))
        await store.add(sampleNewsletter(4, { email: MISTYPED, dateSent: NOON }))
        const [row] = await database.read((tx) => tx.query('SELECT max(number) AS number FROM enquiries'))
        if (isCorrected) await append(Number(row?.number), { kind: 'corrected-address', to: ANN })
        expect(await eraseAgainBy(receipt)).toBe(1)
        expect(await remaining()).toEqual(idsOf(5, 6))
      }
    })

    test('is not confused with another person whose address was corrected to theirs', async () => {
      const { erase, forgetReceipts, remaining, eraseAgainBy, store, append } = await opened()
      const receipt = await erase(BEN)
      await forgetReceipts()
      await store.add(sampleContact(5, { email: BEN, dateSent: NOON }))
      await append(1, { kind: 'corrected-address', to: BEN })
      expect(await eraseAgainBy(receipt)).toBe(1)
      expect(await remaining()).toEqual(idsOf(1, 2, 3, 4))
    })

    test('gets the next receipt number if the old one was reused', async () => {
      const { erase, forgetReceipts, eraseAgainBy, read } = await opened()
      const receipt = await erase(ANN)
      await forgetReceipts()
      await erase(BEN, NOON + 1)
      expect(await eraseAgainBy(receipt)).toBe(1)
      expect((await read(receipts)).map((receipt) => [receipt.no, receipt.seal])).toEqual([
        [1, sealOf(BEN)],
        [2, sealOf(ANN)],
      ])
      expect(await eraseAgainBy(receipt)).toBe(0)
    })
  })
}
