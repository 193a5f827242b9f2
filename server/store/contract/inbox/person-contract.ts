import { describe, expect, test } from 'vitest'
import { consentOnly } from '../../../../domain/enquiry/retention.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../../domain/enquiry/samples/enquiries.ts'
import { keepDraft } from '../../sql/inbox/drafts.ts'
import { rowByNumber } from '../../sql/inbox/enquiry-rows.ts'
import { eraseAgain } from '../../sql/inbox/erase-again.ts'
import { erasePerson, findTombstone, receipts, sealOfAddress } from '../../sql/inbox/erasures.ts'
import { addressOfPerson, loadPersonData } from '../../sql/inbox/person.ts'
import { putIntoOutbox } from '../../sql/outbox.ts'
import { eraseByAddress } from '../../testing/erase-by-address.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const email = 'ann@example.com'
const sealOf = (address: string) => sealOfAddress('the secret of a test', address)
const seal = sealOf(email)
const erasing = { email, sealOf, by: 'thandeka', at: NOON, year: 2026 }
const TABLES = [
  'submissions',
  'enquiries',
  'facts',
  'search_texts',
  'drafts',
  'subscriptions',
  'outbox',
  'consents',
  'stop_links',
]

export function personContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)
  /** Ann with a plan, an answer, a note, a draft, a mail and the newsletter; and Ben. */
  const opened = async () => {
    const tools = await open()
    const { store, database, append } = tools
    const plan = samplePlan(1)
    const ann = { ...plan, record: { ...plan.record, email: 'Ann@example.com' } }
    for (const each of [ann, sampleContact(2, { email: 'ben@example.com' })]) await store.add(each)
    await store.add(sampleNewsletter(3, { email }))
    await append(1, { kind: 'answered', way: 'telephone', words: 'Yes.', mail: null })
    await append(1, { kind: 'note', words: 'Ann has a brother.' })
    const draft = { subject: 's', text: 't', attachPlan: false, keptAt: NOON }
    const message = { topic: 'mail', id: 'm', postId: ann.record.postId, lane: null, payload: '{}' }
    await database.transaction(async (tx) => {
      await keepDraft(tx, 'thandeka', 1, draft)
      await putIntoOutbox(tx, message, NOON)
      await putIntoOutbox(tx, { ...message, topic: 'webhook', id: 'w' }, NOON) // is no mail
    })
    const erase = (change = {}) => database.transaction((tx) => erasePerson(tx, { ...erasing, ...change }))
    return { ...tools, erase }
  }

  describe('a person', () => {
    test('is found by a key that is no address, with everything that is kept of them', async () => {
      const { read } = await opened()
      const key = (await read((tx) => rowByNumber(tx, 1)))?.personKey ?? ''
      const folded = await read((tx) => addressOfPerson(tx, key))
      expect(folded).toBe(email)
      const held = await read((tx) => loadPersonData(tx, folded ?? ''))
      expect(held).toMatchObject({
        email,
        drafts: 1,
        mails: [{ id: 'm' }],
        subscriptions: [{ state: 'waiting' }],
        histories: [
          { row: { number: 1 }, events: [{ kind: 'received' }, { kind: 'answered' }, { kind: 'note' }] },
        ],
      })
      expect(held?.enquiries.map(({ collection }) => collection)).toEqual(['contactUs', 'newsletter'])
      expect(await read((tx) => addressOfPerson(tx, "' OR 1 = 1"))).toBeNull()
    })

    test('is erased from every collection, held back or not, however the address is written, and nobody else', async () => {
      const { store, database } = await open()
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
      expect((await eraseByAddress(database, ' aNN@example.com'))?.enquiries).toEqual(hers)
      expect(await Array.fromAsync(store.all())).toEqual(others)
    })

    test('that is erased leaves no trace that a key, a post id or the limit would find', async () => {
      const { store, database } = await open()
      const theirs = sampleNewsletter(1, { email })
      await store.add(theirs)
      await eraseByAddress(database, email)
      const emailLimit = { max: 1, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
      expect(await store.add(theirs, { emailLimit })).toEqual({ outcome: 'stored' })
      await eraseByAddress(database, email)
      expect(await store.restore(theirs)).toBe(true)
    })

    test('of whom a consent alone is left is erased with it', async () => {
      const { store, database } = await open()
      const agreed = sampleContact(1, { email })
      await store.add(agreed)
      await store.expire(agreed, consentOnly(agreed))
      expect((await eraseByAddress(database, email))?.enquiries).toEqual([consentOnly(agreed)])
      expect(await Array.fromAsync(store.all())).toEqual([])
    })

    test('is erased everywhere, and the receipt names nobody', async () => {
      const { read, erase } = await opened()
      const erased = await erase()
      const counts = { enquiries: 1, plans: 1, answers: 1, notes: 1, consents: 1, mails: 1, subscriptions: 1 }
      const receipt = { year: 2026, no: 1, at: NOON, by: 'thandeka', counts, seal, otherSeals: [] }
      expect(erased?.receipt).toEqual(receipt)
      expect(erased?.enquiries).toHaveLength(2)
      const left = await read(async (tx) => {
        const rows: Record<string, unknown> = {}
        for (const table of TABLES) rows[table] = (await tx.query(`SELECT count(*) AS n FROM ${table}`))[0]?.n
        return rows
      })
      expect(left).toEqual({
        submissions: 1,
        enquiries: 1,
        facts: 1,
        search_texts: 3,
        drafts: 0,
        subscriptions: 0,
        outbox: 0,
        consents: 0,
        stop_links: 0,
      })
      const kept = await read((tx) => tx.query('SELECT * FROM erasures'))
      expect(JSON.stringify(kept)).not.toMatch(/ann|nkosi|example/i)
      expect(await read((tx) => findTombstone(tx, 1))).toEqual({ at: NOON, receipt: 'ER-2026-0001' })
      expect(await read((tx) => findTombstone(tx, 2))).toBeNull()
    })

    test('whose enquiry was deleted by its age has no receipt; who only left the lists is not deleted', async () => {
      const { store, read } = await open()
      for (const each of [sampleContact(1), quarantined(sampleNewsletter(2))]) await store.add(each)
      await store.expire(sampleContact(1), null)
      expect(await read((tx) => findTombstone(tx, 1))).toEqual({ at: expect.any(Number), receipt: null })
      await store.release(sampleNewsletter(2).record.postId)
      expect(await read((tx) => findTombstone(tx, 2))).toBeNull()
    })

    test('of whom nothing is kept leaves no receipt; others get the next number, from 1 in each year', async () => {
      const { store, erase, read } = await opened()
      expect(await erase({ email: 'nobody@example.com' })).toBeNull()
      await erase()
      await erase({ email: 'ben@example.com', at: NOON + 1 })
      await store.add(sampleContact(4, { email }))
      await erase({ year: 2027, at: NOON + 2 })
      expect((await read((tx) => receipts(tx))).map(({ year, no }) => [year, no])).toEqual([
        [2026, 1],
        [2026, 2],
        [2027, 1],
      ])
      expect((await read((tx) => receipts(tx))).at(-1)).toMatchObject({ seal })
    })

    test('erased twice, as after a lost connection, has one receipt', async () => {
      const { erase, read } = await opened()
      const first = await erase()
      expect(await erase()).toEqual({ receipt: first?.receipt, enquiries: [] })
      expect(await read((tx) => receipts(tx))).toHaveLength(1)
    })

    test('who came back with a backup is erased again, but for what they sent since', async () => {
      const { store, erase, read, database } = await opened()
      const receipt = (await erase())?.receipt
      const kept = receipt ? [receipt] : []
      expect(await eraseAgain(database, kept, sealOf)).toBe(0)

      await database.transaction((tx) => tx.query('DELETE FROM erasures')) // as in the backup
      await store.add(sampleContact(1, { email, dateSent: NOON }))
      await store.add(sampleContact(4, { email, dateSent: NOON + 1 }))
      expect(await eraseAgain(database, kept, sealOf)).toBe(1)
      const left = (await Array.fromAsync(store.all())).map(({ record }) => record.postId)
      expect(left.toSorted()).toEqual([2, 4].map((at) => sampleContact(at).record.postId))
      expect(await read((tx) => receipts(tx))).toEqual(kept)
      expect(await read((tx) => findTombstone(tx, 3))).toEqual({ at: NOON, receipt: 'ER-2026-0001' })
      expect(await eraseAgain(database, kept, sealOf)).toBe(0)
    })

    test('a receipt whose number was given anew is applied once, and gets the next number', async () => {
      const { erase, read, database } = await opened()
      const receipt = (await erase())?.receipt
      const kept = receipt ? [receipt] : []
      await database.transaction((tx) => tx.query('DELETE FROM erasures')) // as in the backup
      await erase({ email: 'ben@example.com', at: NOON + 1 })
      expect(await eraseAgain(database, kept, sealOf)).toBe(1)
      expect((await read(receipts)).map((each) => [each.no, each.seal])).toEqual([
        [1, sealOf('ben@example.com')],
        [2, seal],
      ])
      expect(await eraseAgain(database, kept, sealOf)).toBe(0)
    })

    test('has a seal that depends on the secret, and not on how the address is written', () => {
      expect(sealOfAddress('the secret of a test', ' ANN@example.com')).toBe(seal)
      expect(sealOfAddress('another', email)).not.toBe(seal)
      expect(sealOfAddress('the secret of a test', 'ben@example.com')).not.toBe(seal)
    })
  })
}
