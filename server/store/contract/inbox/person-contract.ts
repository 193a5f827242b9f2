import { describe, expect, test } from 'vitest'
import { consentOnly } from '../../../../domain/enquiry/retention.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../../domain/enquiry/samples/enquiries.ts'
import { appendEvent } from '../../sql/inbox/append.ts'
import { keepDraft } from '../../sql/inbox/drafts.ts'
import { rowByNumber } from '../../sql/inbox/enquiry-rows.ts'
import { eraseAgain } from '../../sql/inbox/erase-again.ts'
import { erasePerson, findTombstone, receipts, sealOfAddress } from '../../sql/inbox/erasures.ts'
import { addressOfPerson, findPersonData, loadPersonData } from '../../sql/inbox/person.ts'
import { putIntoOutbox } from '../../sql/outbox-works.ts'
import { query } from '../../sql/work.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const email = 'ann@example.com'
const sealOf = (address: string) => sealOfAddress('the secret of a test', address)
const seal = sealOf(email)
const erasing = { email, sealOf, by: 'thandeka', at: NOON, year: 2026 }
const correction = { kind: 'corrected-address', to: 'Ann@Example.com', at: NOON, by: 'thandeka' } as const
const TABLES = [
  'submissions',
  'enquiries',
  'facts',
  'search_texts',
  'drafts',
  'subscriptions',
  'outbox',
  'consents',
]

export function personContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  /** Ann with a plan, an answer, a note, a draft, a mail and the newsletter; and Ben. */
  const opened = async () => {
    const tools = await open()
    const { store, works, append } = tools
    const plan = samplePlan(1)
    const ann = { ...plan, record: { ...plan.record, email: 'Ann@example.com' } }
    for (const each of [ann, sampleContact(2, { email: 'ben@example.com' })]) await store.add(each)
    await store.add(sampleNewsletter(3, { email }))
    await append(1, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null })
    await append(1, { kind: 'note', words: 'Ann has a brother.' })
    const draft = { subject: 's', text: 't', attachPlan: false, keptAt: NOON }
    const message = { topic: 'mail', id: 'm', postId: ann.record.postId, lane: null, payload: '{}' }
    await works.write(function* () {
      yield* keepDraft('thandeka', 1, draft)
      yield* putIntoOutbox(message, NOON)
      yield* putIntoOutbox({ ...message, topic: 'webhook', id: 'w' }, NOON) // is no mail
    })
    const erase = (change = {}) => works.write(() => erasePerson(works.dialect, { ...erasing, ...change }))
    return { ...tools, erase }
  }

  describe('a person', () => {
    test('is found by a key that is no address, with everything that is kept of them', async () => {
      const { read, works } = await opened()
      const key = (await read(() => rowByNumber(1)))?.personKey ?? ''
      const folded = await read(() => addressOfPerson(key))
      expect(folded).toBe(email)
      const held = await read(() => loadPersonData(works.dialect, folded ?? ''))
      expect(held).toMatchObject({
        ...{ email, drafts: 1, mails: [{ id: 'm' }], subscriptions: [{ state: 'waiting' }] },
        histories: [
          { row: { number: 1 }, events: [{ kind: 'received' }, { kind: 'answered' }, { kind: 'note' }] },
        ],
      })
      expect(held?.enquiries.map(({ collection }) => collection)).toEqual(['contactUs', 'newsletter'])
      expect(await read(() => addressOfPerson("' OR 1 = 1"))).toBeNull()
    })

    test('is erased from every collection, held back or not, however the address is written, and nobody else', async () => {
      const { store, works } = await open()
      const hers = [
        sampleContact(1, { email: 'Ann@Example.com' }),
        quarantined(sampleLead(2, { email })),
        sampleNewsletter(3, { email: 'ANN@example.com' }),
      ]
      const others = [
        ...['xann@example.com', 'ann+1@example.com'].map((each, at) =>
          sampleContact(4 + at, { email: each }),
        ),
        sampleNewsletter(6),
      ]
      for (const each of [...others, ...hers]) await store.add(each)
      expect((await eraseByAddress(works, ' aNN@example.com'))?.enquiries).toEqual(hers)
      expect(await Array.fromAsync(store.all())).toEqual(others)
    })

    test('that is erased leaves no trace that a key, a post id or the limit would find', async () => {
      const { store, works } = await open()
      const theirs = sampleNewsletter(1, { email })
      await store.add(theirs)
      await eraseByAddress(works, email)
      const emailLimit = { max: 1, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
      expect(await store.add(theirs, { emailLimit })).toEqual({ outcome: 'stored' })
      await eraseByAddress(works, email)
      expect(await store.restore(theirs)).toBe(true)
    })

    test('of whom a consent alone is left is erased with it', async () => {
      const { store, works } = await open()
      const agreed = sampleContact(1, { email })
      await store.add(agreed)
      await store.expire(agreed, consentOnly(agreed))
      expect((await eraseByAddress(works, email))?.enquiries).toEqual([consentOnly(agreed)])
      expect(await Array.fromAsync(store.all())).toEqual([])
    })

    test('is erased everywhere, and the receipt names nobody', async () => {
      const { read, erase } = await opened()
      const erased = await erase()
      const counts = { enquiries: 1, plans: 1, answers: 1, notes: 1, consents: 1, mails: 1, subscriptions: 1 }
      const receipt = { year: 2026, no: 1, at: NOON, by: 'thandeka', counts, seal, otherSeals: [] }
      expect(erased?.receipt).toEqual(receipt)
      expect(erased?.enquiries).toHaveLength(2)
      const left = await read(function* () {
        const rows: Record<string, unknown> = {}
        for (const table of TABLES) rows[table] = (yield* query(`SELECT count(*) AS n FROM ${table}`))[0]?.n
        return rows
      })
      expect(left).toEqual({
        ...{ submissions: 1, enquiries: 1, facts: 1, search_texts: 3 },
        ...{ drafts: 0, subscriptions: 0, outbox: 0, consents: 0 },
      })
      const kept = await read(() => query('SELECT * FROM erasures'))
      expect(JSON.stringify(kept)).not.toMatch(/ann|nkosi|example/i)
      expect(await read(() => findTombstone(1))).toEqual({ at: NOON, receipt: 'ER-2026-0001' })
      expect(await read(() => findTombstone(2))).toBeNull()
    })

    test('whose enquiry was deleted by its age has no receipt; who only left the lists is not deleted', async () => {
      const { store, read } = await open()
      for (const each of [sampleContact(1), quarantined(sampleNewsletter(2))]) await store.add(each)
      await store.expire(sampleContact(1), null)
      expect(await read(() => findTombstone(1))).toEqual({ at: expect.any(Number), receipt: null })
      await store.release(sampleNewsletter(2).record.postId)
      expect(await read(() => findTombstone(2))).toBeNull()
    })

    test('of whom nothing is kept leaves no receipt; others get the next number, from 1 in each year', async () => {
      const { store, erase, read } = await opened()
      expect(await erase({ email: 'nobody@example.com' })).toBeNull()
      await erase()
      await erase({ email: 'ben@example.com', at: NOON + 1 })
      await store.add(sampleContact(4, { email }))
      await erase({ year: 2027, at: NOON + 2 })
      expect((await read(() => receipts())).map(({ year, no }) => [year, no])).toEqual([
        ...[
          [2026, 1],
          [2026, 2],
          [2027, 1],
        ],
      ])
      expect((await read(() => receipts())).at(-1)).toMatchObject({ seal })
    })

    test('erased twice, as after a lost connection, has one receipt', async () => {
      const { erase, read } = await opened()
      const first = await erase()
      expect(await erase()).toEqual({ receipt: first?.receipt, enquiries: [] })
      expect(await read(() => receipts())).toHaveLength(1)
    })

    test('who came back with a backup is erased again, but for what they sent since', async () => {
      const { store, erase, read, works } = await opened()
      const receipt = (await erase())?.receipt
      const kept = receipt ? [receipt] : []
      expect(await eraseAgain(works, kept, sealOf)).toBe(0)

      await works.write(() => query('DELETE FROM erasures')) // as in the backup
      await store.add(sampleContact(1, { email, dateSent: NOON }))
      await store.add(sampleContact(4, { email, dateSent: NOON + 1 }))
      expect(await eraseAgain(works, kept, sealOf)).toBe(1)
      const left = (await Array.fromAsync(store.all())).map(({ record }) => record.postId)
      expect(left.toSorted()).toEqual([2, 4].map((at) => sampleContact(at).record.postId))
      expect(await read(() => receipts())).toEqual(kept)
      expect(await read(() => findTombstone(3))).toEqual({ at: NOON, receipt: 'ER-2026-0001' })
      expect(await eraseAgain(works, kept, sealOf)).toBe(0)
    })

    describe('whose address staff corrected', () => {
      const typed = 'an@exmaple.com'
      const others = 'ben@example.com'
      /** Ann's first enquiry came with a slip of the keys. Hers too: one of the right address, and the newsletter of each. Not hers: Ben's. */
      const corrected = async () => {
        const tools = await open()
        const { store, append, works } = tools
        await store.add(sampleContact(1, { email: typed }))
        await append(1, { kind: 'corrected-address', to: 'Ann@Example.com' })
        await store.add(sampleContact(2, { email }))
        await store.add(sampleNewsletter(3, { email }))
        await store.add(sampleNewsletter(4, { email: typed }))
        await store.add(sampleContact(5, { email: others }))
        const erase = (change = {}) =>
          works.write(() => erasePerson(works.dialect, { ...erasing, ...change }))
        const left = async () =>
          (await Array.fromAsync(store.all())).map(({ record }) => record.postId).toSorted()
        const held = (address: string) => works.read(() => findPersonData(works.dialect, address))
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
        const { read, works, store } = await open()
        await store.add(sampleContact(1, { email: typed }))
        await works.write(() =>
          appendEvent(works.dialect, { number: 1, event: correction, seen: null, mark: 'm' }),
        )
        expect((await read(() => findPersonData(works.dialect, typed)))?.email).toBe('Ann@Example.com')
      })

      test('has nothing to do any more with an address to which it was corrected by mistake', async () => {
        const { store, append, held, erase, left } = await corrected()
        await store.add(sampleContact(6, { email: 'cleo@example.com' }))
        for (const to of [others, 'cleo.right@example.com'])
          await append(4, { kind: 'corrected-address', to })
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
        expect(await read(() => query('SELECT 1 AS one FROM subscriptions'))).toEqual([])
        expect(erased?.receipt.seal).toBe(sealOf(address))
        expect(await read(receipts)).toEqual([erased?.receipt])
        expect(await erase({ email: address })).toEqual({ receipt: erased?.receipt, enquiries: [] })
      })

      test('is erased again after a restore, of a backup before the correction too', async () => {
        const { erase, left, works, store, append } = await corrected()
        const receipt = (await erase())?.receipt
        const kept = receipt ? [receipt] : []
        await store.add(sampleContact(6, { email: typed })) // not erased then: not erased again
        for (const isCorrected of [false, true]) {
          await works.write(() => query('DELETE FROM erasures')) // as in the backup
          await store.add(sampleContact(1, { email: typed, dateSent: NOON }))
          await store.add(sampleNewsletter(4, { email: typed, dateSent: NOON }))
          const [row] = await works.read(() => query('SELECT max(number) AS number FROM enquiries'))
          const number = Number(row?.number)
          if (isCorrected) await append(number, { kind: 'corrected-address', to: email })
          expect(await eraseAgain(works, kept, sealOf)).toBe(1)
          expect(await left()).toEqual(ids(5, 6))
        }
      })

      test('is not erased again by the receipt of somebody to whose address a backup has it corrected', async () => {
        const { erase, left, works, store, append } = await corrected()
        const receipt = (await erase({ email: others }))?.receipt
        const kept = receipt ? [receipt] : []
        await works.write(() => query('DELETE FROM erasures')) // as in the backup
        await store.add(sampleContact(5, { email: others, dateSent: NOON }))
        await append(1, { kind: 'corrected-address', to: others })
        expect(await eraseAgain(works, kept, sealOf)).toBe(1)
        expect(await left()).toEqual(ids(1, 2, 3, 4))
      })
    })

    test('a receipt whose number was given anew is applied once, and gets the next number', async () => {
      const { erase, read, works } = await opened()
      const receipt = (await erase())?.receipt
      const kept = receipt ? [receipt] : []
      await works.write(() => query('DELETE FROM erasures')) // as in the backup
      await erase({ email: 'ben@example.com', at: NOON + 1 })
      expect(await eraseAgain(works, kept, sealOf)).toBe(1)
      expect((await read(receipts)).map((each) => [each.no, each.seal])).toEqual([
        [1, sealOf('ben@example.com')],
        [2, seal],
      ])
      expect(await eraseAgain(works, kept, sealOf)).toBe(0)
    })

    test('has a seal that depends on the secret, and not on how the address is written', () => {
      expect(sealOfAddress('the secret of a test', ' ANN@example.com')).toBe(seal)
      expect(sealOfAddress('another', email)).not.toBe(seal)
      expect(sealOfAddress('the secret of a test', 'ben@example.com')).not.toBe(seal)
    })
  })
}
