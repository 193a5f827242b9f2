import { describe, expect, test } from 'vitest'
import { sampleContact, sampleNewsletter } from '../../../../domain/enquiry/samples/enquiries.ts'
import { eraseAgain } from '../../sql/inbox/erase-again.ts'
import { erasePerson, findTombstone, receipts, sealOfAddress } from '../../sql/inbox/erasures.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const ANN = 'ann@example.com'
const TYPED = 'an@exmaple.com'
const BEN = 'ben@example.com'
const sealOf = (address: string) => sealOfAddress('the secret of a test', address)
const idsOf = (...samples: Array<number>) => samples.map((at) => sampleContact(at).record.postId)

export function eraseAgainContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  /** Ann's first enquiry came with a typing error in the address, which staff corrected. Also hers: 2, and the newsletter of both. Ben's: 5. */
  const opened = async () => {
    const tools = await open()
    const { store, append, database } = tools
    await store.add(sampleContact(1, { email: TYPED }))
    await append(1, { kind: 'corrected-address', to: 'Ann@Example.com' })
    await store.add(sampleContact(2, { email: ANN }))
    await store.add(sampleNewsletter(3, { email: ANN }))
    await store.add(sampleNewsletter(4, { email: TYPED }))
    await store.add(sampleContact(5, { email: BEN }))
    const erase = async (email: string, at = NOON) => {
      const erasing = { email, sealOf, by: 'thandeka', at, year: 2026 }
      const erased = await database.transaction((tx) => erasePerson(tx, erasing))
      return erased ? [erased.receipt] : []
    }
    /** As in a backup from before every erasure. */
    const forget = () => database.transaction((tx) => tx.query('DELETE FROM erasures'))
    const remaining = async () =>
      (await Array.fromAsync(store.all())).map(({ record }) => record.postId).toSorted()
    return {
      ...tools,
      erase,
      forget,
      left: remaining,
      again: (receipt: Awaited<ReturnType<typeof erase>>) => eraseAgain(database, receipt, sealOf),
    }
  }

  describe('an erased person restored by a backup', () => {
    test('is erased again, except for later enquiries', async () => {
      const { store, erase, forget, left, again, read } = await opened()
      const receipt = await erase(ANN)
      expect(await again(receipt)).toBe(0)
      await forget()
      await store.add(sampleContact(2, { email: ANN, dateSent: NOON }))
      await store.add(sampleContact(6, { email: ANN, dateSent: NOON + 1 }))
      expect(await again(receipt)).toBe(1)
      expect(await left()).toEqual(idsOf(5, 6))
      expect(await read(receipts)).toEqual(receipt)
      expect(await read((tx) => findTombstone(tx, 4))).toEqual({ at: NOON, receipt: 'ER-2026-0001' })
      expect(await again(receipt)).toBe(0)
    })

    test('is erased again with the mistyped address, even in a backup from before its correction', async () => {
      const { erase, forget, left, again, store, append, database } = await opened()
      const receipt = await erase(ANN)
      await store.add(sampleContact(6, { email: TYPED })) // not erased then: not erased again
      for (const isCorrected of [false, true]) {
        await forget()
        await store.add(sampleContact(1, { email: TYPED, dateSent: NOON }))
        await store.add(sampleNewsletter(4, { email: TYPED, dateSent: NOON }))
        const [row] = await database.read((tx) => tx.query('SELECT max(number) AS number FROM enquiries'))
        if (isCorrected) await append(Number(row?.number), { kind: 'corrected-address', to: ANN })
        expect(await again(receipt)).toBe(1)
        expect(await left()).toEqual(idsOf(5, 6))
      }
    })

    test('is not confused with another person whose address a backup has corrected', async () => {
      const { erase, forget, left, again, store, append } = await opened()
      const receipt = await erase(BEN)
      await forget()
      await store.add(sampleContact(5, { email: BEN, dateSent: NOON }))
      await append(1, { kind: 'corrected-address', to: BEN })
      expect(await again(receipt)).toBe(1)
      expect(await left()).toEqual(idsOf(1, 2, 3, 4))
    })

    test('has the next number on a receipt if their own number was reused', async () => {
      const { erase, forget, again, read } = await opened()
      const receipt = await erase(ANN)
      await forget()
      await erase(BEN, NOON + 1)
      expect(await again(receipt)).toBe(1)
      expect((await read(receipts)).map((each) => [each.no, each.seal])).toEqual([
        [1, sealOf(BEN)],
        [2, sealOf(ANN)],
      ])
      expect(await again(receipt)).toBe(0)
    })
  })
}
