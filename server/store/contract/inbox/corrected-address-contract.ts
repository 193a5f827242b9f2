import { describe, expect, test } from 'vitest'
import { sampleContact, sampleNewsletter } from '../../../../domain/enquiry/samples/enquiries.ts'
import { appendEvent } from '../../sql/inbox/append.ts'
import { eraseAgain } from '../../sql/inbox/erase-again.ts'
import { erasePerson, receipts, sealOfAddress } from '../../sql/inbox/erasures.ts'
import { findPersonData } from '../../sql/inbox/person.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const email = 'ann@example.com'
const sealOf = (address: string) => sealOfAddress('the secret of a test', address)
const erasing = { email, sealOf, by: 'thandeka', at: NOON, year: 2026 }
const correction = { kind: 'corrected-address', to: 'Ann@Example.com', at: NOON, by: 'thandeka' } as const

export function correctedAddressContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)

  describe('a person whose address staff corrected', () => {
    const typed = 'an@exmaple.com'
    const others = 'ben@example.com'
    /** Ann's first enquiry came with a slip of the keys. Hers too: one of the right address, and the newsletter of each. Not hers: Ben's. */
    const corrected = async () => {
      const tools = await open()
      const { store, append, database } = tools
      await store.add(sampleContact(1, { email: typed }))
      await append(1, { kind: 'corrected-address', to: 'Ann@Example.com' })
      await store.add(sampleContact(2, { email }))
      await store.add(sampleNewsletter(3, { email }))
      await store.add(sampleNewsletter(4, { email: typed }))
      await store.add(sampleContact(5, { email: others }))
      const erase = (change = {}) => database.transaction((tx) => erasePerson(tx, { ...erasing, ...change }))
      const left = async () =>
        (await Array.fromAsync(store.all())).map(({ record }) => record.postId).toSorted()
      const held = (address: string) => database.read((tx) => findPersonData(tx, address))
      return { ...tools, erase, left, held }
    }
    const ids = (...numbers: Array<number>) => numbers.map((at) => sampleContact(at).record.postId)

    test('is held under the right one with all that came with it, and the newsletter of both', async () => {
      const { held } = await corrected()
      const under = await held(email)
      expect(under?.addresses).toEqual([typed, email])
      expect(under?.histories.map(({ row }) => row.number)).toEqual([1, 2])
      expect(under?.enquiries.map(({ record }) => record.postId)).toEqual(ids(1, 2, 3, 4))
      expect(under?.subscriptions.map((each) => each.email)).toEqual([typed, email])
      expect(under?.elsewhere).toEqual([])
    })

    test('is held under the one that was typed with that enquiry alone, and told where the others are', async () => {
      const { held } = await corrected()
      const under = await held(' AN@exmaple.com')
      expect(under?.addresses).toEqual([typed, email])
      expect(under?.histories.map(({ row }) => row.number)).toEqual([1])
      expect(under?.enquiries.map(({ record }) => record.postId)).toEqual(ids(1, 3, 4))
      expect(under?.elsewhere).toEqual([2])
    })

    test('is named by the address that was corrected', async () => {
      const { read, database, store } = await open()
      await store.add(sampleContact(1, { email: typed }))
      await database.transaction((tx) =>
        appendEvent(tx, { number: 1, event: correction, seen: null, mark: 'm' }),
      )
      expect((await read((tx) => findPersonData(tx, typed)))?.email).toBe('Ann@Example.com')
    })

    test('has nothing to do any more with an address to which it was corrected by mistake', async () => {
      const { store, append, held, erase, left } = await corrected()
      await store.add(sampleContact(6, { email: 'cleo@example.com' }))
      for (const to of [others, 'cleo.right@example.com']) await append(4, { kind: 'corrected-address', to })
      expect((await held(others))?.enquiries.map(({ record }) => record.postId)).toEqual(ids(5))
      const cleo = await held('cleo@example.com')
      expect(cleo?.addresses).toEqual(['cleo.right@example.com', 'cleo@example.com'])
      expect(cleo?.histories.map(({ row }) => row.number)).toEqual([4])
      await erase({ email: 'cleo.right@example.com' })
      expect(await left()).toEqual(ids(1, 2, 3, 4, 5))
    })

    test('and corrected back has one address again', async () => {
      const { append, held } = await corrected()
      await append(1, { kind: 'corrected-address', to: typed })
      expect((await held(typed))?.addresses).toEqual([typed])
      expect((await held(email))?.enquiries.map(({ record }) => record.postId)).toEqual(ids(2, 3))
    })

    test('to one that several share is erased alone; by the shared one all of them are', async () => {
      const { store, append, erase, left } = await corrected()
      for (const [number, at] of [6, 7].entries()) {
        await store.add(sampleContact(at, { email: `p${at}@example.com` }))
        await append(4 + number, { kind: 'corrected-address', to: 'info@example.com' })
      }
      await store.add(sampleContact(8, { email: 'info@example.com' }))
      await erase({ email: 'p6@example.com' })
      expect(await left()).toEqual(ids(1, 2, 3, 4, 5, 7, 8))
      await erase({ email: 'info@example.com', at: NOON + 1 })
      expect(await left()).toEqual(ids(1, 2, 3, 4, 5))
    })

    test.each([
      [email, [5], 2],
      [typed, [2, 5], 1],
    ])('is erased by %s, and nobody else', async (address, stays, enquiries) => {
      const { erase, left, read } = await corrected()
      const erased = await erase({ email: address })
      expect(erased?.receipt.counts).toMatchObject({ enquiries, subscriptions: 2 })
      expect(await left()).toEqual(ids(...stays))
      expect(await read((tx) => tx.query('SELECT 1 AS one FROM subscriptions'))).toEqual([])
      expect(erased?.receipt.seal).toBe(sealOf(address))
      expect(await read(receipts)).toEqual([erased?.receipt])
      expect(await erase({ email: address })).toEqual({ receipt: erased?.receipt, enquiries: [] })
    })

    test('is erased again after a restore, of a backup before the correction too', async () => {
      const { erase, left, database, store, append } = await corrected()
      const receipt = (await erase())?.receipt
      const kept = receipt ? [receipt] : []
      await store.add(sampleContact(6, { email: typed })) // not erased then: not erased again
      for (const isCorrected of [false, true]) {
        await database.transaction((tx) => tx.query('DELETE FROM erasures')) // as in the backup
        await store.add(sampleContact(1, { email: typed, dateSent: NOON }))
        await store.add(sampleNewsletter(4, { email: typed, dateSent: NOON }))
        const [row] = await database.read((tx) => tx.query('SELECT max(number) AS number FROM enquiries'))
        const number = Number(row?.number)
        if (isCorrected) await append(number, { kind: 'corrected-address', to: email })
        expect(await eraseAgain(database, kept, sealOf)).toBe(1)
        expect(await left()).toEqual(ids(5, 6))
      }
    })

    test('is not erased again by the receipt of somebody to whose address a backup has it corrected', async () => {
      const { erase, left, database, store, append } = await corrected()
      const receipt = (await erase({ email: others }))?.receipt
      const kept = receipt ? [receipt] : []
      await database.transaction((tx) => tx.query('DELETE FROM erasures')) // as in the backup
      await store.add(sampleContact(5, { email: others, dateSent: NOON }))
      await append(1, { kind: 'corrected-address', to: others })
      expect(await eraseAgain(database, kept, sealOf)).toBe(1)
      expect(await left()).toEqual(ids(1, 2, 3, 4))
    })
  })
}
