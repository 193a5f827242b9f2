import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { CALL_TIMES } from '../../../domain/enquiry/form.ts'
import {
  quarantined,
  sampleBrand,
  sampleCall,
  sampleContact,
  sampleLead,
  sampleLeadPlan,
  sampleNewsletter,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { emailLimitContract } from './email-limit-contract.ts'
import { expireContract } from './expire-contract.ts'
import { shapeContract } from './shape-contract.ts'

const HARD_TEXTS = [
  'e\u0301 is not \u00e9, and \ufb01 is no f and i', // not normalised
  '👩🏾‍💻 \u{1F1FF}\u{1F1E6} \u{10FFFF}',
  '\u202eevil\u202c \u200bzero\u200dwidth \ufeff',
  `'); DROP TABLE submissions; -- "\\" \\u0000 %s \${x} <script>alert(1)</script>`,
  ' spaces and\ttabs\nand breaks at the end \n\n',
  '{"__proto__":{"a":1}}',
  'a NUL \u0000 and half an emoji \ud83d stay',
  '',
]

/** Guarantees of every store. @param open opens a new, empty store, which is closed here */
export function enquiryStoreContract(open: () => Promise<EnquiryStore>): void {
  emailLimitContract(open)
  expireContract(open)
  shapeContract(open)

  let store: EnquiryStore
  beforeEach(async () => {
    store = await open()
  })
  afterEach(async () => {
    await store.close()
  })

  describe('adding', () => {
    test('each kind of enquiry is stored completely, quarantined or not', async () => {
      const enquiries = [sampleContact(1), sampleLead(2), sampleNewsletter(3), quarantined(sampleLead(4))]
      for (const enquiry of enquiries) expect(await store.add(enquiry)).toEqual({ outcome: 'stored' })
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })

    test('a plan is stored completely: the estimate in the record or beside it, its link beside it', async () => {
      const plans = [samplePlan, sampleLeadPlan]
      const enquiries = plans.flatMap((sample, index) => [
        sample(3 * index),
        quarantined(sample(3 * index + 1)),
      ])
      for (const enquiry of enquiries) await store.add(enquiry)
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })

    test('a visitor’s brand is stored beside the record, quarantined or not', async () => {
      const enquiries = [sampleBrand(1), quarantined(sampleBrand(2)), sampleContact(3)]
      for (const enquiry of enquiries) await store.add(enquiry)
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })

    test('each preferred time for a call is stored beside the record, quarantined or not', async () => {
      const enquiries = [
        ...CALL_TIMES.map((time, index) => sampleCall(index, time)),
        quarantined(sampleCall(9, 'any')),
      ]
      for (const enquiry of enquiries) await store.add(enquiry)
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })

    test('several consents keep their order and their words', async () => {
      const enquiry = sampleContact(1)
      const consents = (['whatsapp', 'email'] as const).map((channel) => ({
        purpose: 'news' as const,
        channel,
        wording: `Send me “news” by ${channel}. ☐`,
        page: '/contact-us',
        givenAt: enquiry.record.dateSent,
      }))
      const consenting = { ...enquiry, metadata: { ...enquiry.metadata, consents } }
      await store.add(consenting)
      expect(await Array.fromAsync(store.all())).toEqual([consenting])
    })

    test.each(HARD_TEXTS)('text is stored exactly: %j', async (text) => {
      const enquiry = sampleContact(1, { message: text, surname: text, category: text })
      await store.add(enquiry)
      expect(await Array.fromAsync(store.all())).toEqual([enquiry])
    })

    test('a message of 5 000 characters is stored, emoji too', async () => {
      const enquiries = ['a', '€', '😀'].map((char, index) =>
        sampleContact(index, { message: char.repeat(5_000) }),
      )
      for (const enquiry of enquiries) await store.add(enquiry)
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })
  })

  describe('a key', () => {
    test('with the same body returns the first record, whatever the second would have been', async () => {
      await store.add(sampleContact(1))
      const { postId, userId } = sampleContact(1).record
      expect(await store.add(withKeyOf(sampleContact(2), 1))).toEqual({ outcome: 'repeated', postId, userId })
      expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    })

    test('with another body is a conflict and stores nothing', async () => {
      await store.add(sampleContact(1))
      const other = withKeyOf(sampleContact(2), 1)
      const conflicting = { ...other, metadata: { ...other.metadata, bodyHash: 'other' } }
      expect(await store.add(conflicting)).toEqual({ outcome: 'conflict' })
      expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    })

    test('sent ten times at once is stored once; the nine others get its post id', async () => {
      const rivals = Array.from({ length: 10 }, (_, index) => withKeyOf(sampleContact(index), 1))
      const results = await Promise.all(rivals.map((rival) => store.add(rival)))
      const stored = await Array.fromAsync(store.all())
      expect(stored).toHaveLength(1)
      expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(1)
      const postId = stored[0]?.record.postId
      expect(results.filter((result) => 'postId' in result && result.postId === postId)).toHaveLength(9)
    })

    test('of the previous day counts as the same enquiry, if the body is the same', async () => {
      await store.add(sampleContact(1))
      const today = sampleContact(2)
      const sameBody = { ...today, metadata: { ...today.metadata, bodyHash: 'hash-1' } }
      expect(await store.add(sameBody, { earlierKeys: ['key-0', 'key-1'] })).toMatchObject({
        outcome: 'repeated',
      })
      expect(await store.add(today, { earlierKeys: ['key-0', 'key-1'] })).toEqual({ outcome: 'stored' })
      expect(await store.add(today)).toMatchObject({ outcome: 'repeated', postId: today.record.postId })
    })
  })

  describe('reading', () => {
    test('all enquiries are read oldest first, over many pages, whatever the order of adding', async () => {
      const enquiries = Array.from({ length: 250 }, (_, index) => sampleContact(index))
      const shuffled = enquiries.toSorted((a, b) =>
        a.metadata.key.slice(-1) < b.metadata.key.slice(-1) ? 1 : -1,
      )
      await Promise.all(shuffled.map((enquiry) => store.add(enquiry)))
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })

    test('enquiries of one moment are in the order of their post ids', async () => {
      const enquiries = [1, 2, 3].map((at) => sampleContact(at, { dateSent: 5 }))
      for (const enquiry of enquiries.toReversed()) await store.add(enquiry)
      expect(await Array.fromAsync(store.all())).toEqual(enquiries)
    })
  })

  describe('restoring', () => {
    test('an export is restored unchanged in another store, and a second time changes nothing', async () => {
      const enquiries = [sampleContact(1), sampleLead(2), sampleNewsletter(3), quarantined(samplePlan(4))]
      enquiries.push(samplePlan(5), sampleCall(6, 'mornings'), sampleBrand(7))
      for (const enquiry of enquiries) await store.add(enquiry)
      const text = JSON.stringify(await Array.fromAsync(store.all()))
      const exported = JSON.parse(text) as Array<Enquiry> // written from that very type

      const other = await open()
      const restoreAll = () => Promise.all(exported.map((enquiry) => other.restore(enquiry)))
      expect(await restoreAll()).toEqual(enquiries.map(() => true))
      expect(await restoreAll()).toEqual(enquiries.map(() => false))
      expect(await Array.fromAsync(other.all())).toEqual(enquiries)
      await other.close()
    })

    test('a restored enquiry keeps its key: sent again, it is repeated', async () => {
      await store.restore(sampleContact(1))
      expect(await store.add(withKeyOf(sampleContact(2), 1))).toMatchObject({ outcome: 'repeated' })
    })

    test('a post id or a key stored with other content is refused', async () => {
      await store.add(sampleContact(1))
      const conflict = { name: 'RestoreConflictError' }
      await expect(store.restore(sampleContact(1, { message: 'x' }))).rejects.toMatchObject(conflict)
      await expect(store.restore(withKeyOf(sampleContact(2), 1))).rejects.toMatchObject(conflict)
      expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    })
  })

  test('a check for writing leaves nothing behind', async () => {
    await store.checkWritable()
    await store.checkWritable()
    expect(await Array.fromAsync(store.all())).toEqual([])
  })

  test('a closed store is unavailable, and closing it again is harmless', async () => {
    await store.close()
    await store.close()
    const unavailable = { name: 'StoreUnavailableError' }
    await expect(store.add(sampleContact(1))).rejects.toMatchObject(unavailable)
    await expect(store.restore(sampleContact(1))).rejects.toMatchObject(unavailable)
    await expect(store.expire(sampleContact(1), null)).rejects.toMatchObject(unavailable)
    await expect(store.release(sampleContact(1).record.postId)).rejects.toMatchObject(unavailable)
    await expect(Array.fromAsync(store.all())).rejects.toMatchObject(unavailable)
    await expect(store.checkWritable()).rejects.toMatchObject(unavailable)
  })
}

/** The enquiry with the key and body hash of the `at`-th sample. */
function withKeyOf(enquiry: Enquiry, at: number): Enquiry {
  return { ...enquiry, metadata: { ...enquiry.metadata, key: `key-${at}`, bodyHash: `hash-${at}` } }
}
