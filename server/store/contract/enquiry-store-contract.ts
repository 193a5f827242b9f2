import { describe, expect, test } from 'vitest'
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
import { openForEachTest } from './open-for-each-test.ts'
import { shapeContract } from './shape-contract.ts'

const HARD_TEXTS = [
  'e\u0301 is not \u00e9, and \ufb01 is no f and i', // not normalised
  '👩🏾‍💻 \u{1F1FF}\u{1F1E6} \u{10FFFF}',
  '\u202eevil\u202c \u200bzero\u200dwidth \ufeff',
  `? $1'); DROP TABLE submissions; -- "\\" \\u0000 %s \${x} <script>alert(1)</script>`,
  ' spaces and\ttabs\nand breaks at the end \n\n',
  '{"__proto__":{"a":1}}',
  'a NUL \u0000 and half an emoji \ud83d stay',
  '',
  ...['a', '€', '😀'].map((char) => char.repeat(5_000)),
]

/** Guarantees of every store. @param open opens a new, empty store, which is closed here */
export function enquiryStoreContract(open: () => Promise<EnquiryStore>): void {
  emailLimitContract(open)
  expireContract(open)
  shapeContract(open)

  const opened = openForEachTest(open)

  describe('adding', () => {
    const samples: ReadonlyArray<(index: number) => Enquiry> = [
      sampleContact,
      sampleLead,
      sampleNewsletter,
      samplePlan,
      sampleLeadPlan,
      sampleBrand,
      ...CALL_TIMES.map((time) => (index: number) => sampleCall(index, time)),
      withTwoConsents,
      ...HARD_TEXTS.map(
        (text) => (index: number) => sampleContact(index, { message: text, surname: text, category: text }),
      ),
    ]

    test('each kind of enquiry and any text is stored completely, quarantined or not', async () => {
      const ordinary = samples.map((sample, index) => sample(index))
      const enquiries = [...ordinary, ...samples.map((sample, index) => quarantined(sample(100 + index)))]
      for (const enquiry of enquiries) expect(await opened().add(enquiry)).toEqual({ outcome: 'stored' })
      expect(await Array.fromAsync(opened().all())).toEqual(enquiries)
    })
  })

  describe('a key', () => {
    test('with the same body returns the first record, whatever the second would have been', async () => {
      await opened().add(sampleContact(1))
      const { postId, userId } = sampleContact(1).record
      expect(await opened().add(withKeyOf(sampleContact(2), 1))).toEqual({
        outcome: 'repeated',
        postId,
        userId,
      })
      expect(await Array.fromAsync(opened().all())).toEqual([sampleContact(1)])
    })

    test('of the previous day counts as the same enquiry, if the body is the same', async () => {
      await opened().add(sampleContact(1))
      const today = sampleContact(2)
      const sameBody = { ...today, metadata: { ...today.metadata, bodyHash: 'hash-1' } }
      expect(await opened().add(sameBody, { earlierKeys: ['key-0', 'key-1'] })).toMatchObject({
        outcome: 'repeated',
      })
      expect(await opened().add(today, { earlierKeys: ['key-0', 'key-1'] })).toEqual({ outcome: 'stored' })
      expect(await opened().add(today)).toMatchObject({ outcome: 'repeated', postId: today.record.postId })
    })
  })

  describe('restoring', () => {
    test('a restored enquiry keeps its key: sent again, it is repeated', async () => {
      await opened().restore(sampleContact(1))
      expect(await opened().add(withKeyOf(sampleContact(2), 1))).toMatchObject({ outcome: 'repeated' })
    })

    test('a post id or a key stored with other content is refused', async () => {
      await opened().add(sampleContact(1))
      const conflict = { name: 'RestoreConflictError' }
      await expect(opened().restore(sampleContact(1, { message: 'x' }))).rejects.toMatchObject(conflict)
      await expect(opened().restore(withKeyOf(sampleContact(2), 1))).rejects.toMatchObject(conflict)
      expect(await Array.fromAsync(opened().all())).toEqual([sampleContact(1)])
    })
  })

  test('a check for writing leaves nothing behind', async () => {
    await opened().checkWritable()
    await opened().checkWritable()
    expect(await Array.fromAsync(opened().all())).toEqual([])
  })

  test('a closed store is unavailable, and closing it again is harmless', async () => {
    await opened().close()
    await opened().close()
    const unavailable = { name: 'StoreUnavailableError' }
    await expect(opened().add(sampleContact(1))).rejects.toMatchObject(unavailable)
    await expect(opened().restore(sampleContact(1))).rejects.toMatchObject(unavailable)
    await expect(opened().expire(sampleContact(1), null)).rejects.toMatchObject(unavailable)
    await expect(opened().release(sampleContact(1).record.postId)).rejects.toMatchObject(unavailable)
    await expect(Array.fromAsync(opened().all())).rejects.toMatchObject(unavailable)
    await expect(opened().checkWritable()).rejects.toMatchObject(unavailable)
  })
}

/** The enquiry with the key and body hash of the `at`-th sample. */
function withKeyOf(enquiry: Enquiry, at: number): Enquiry {
  return { ...enquiry, metadata: { ...enquiry.metadata, key: `key-${at}`, bodyHash: `hash-${at}` } }
}

/** A contact message with two consents, which must keep their order. */
function withTwoConsents(index: number): Enquiry {
  const enquiry = sampleContact(index)
  const consents = (['whatsapp', 'email'] as const).map((channel) => ({
    purpose: 'news' as const,
    channel,
    wording: `Send me “news” by ${channel}. ☐`,
    page: '/contact-us',
    givenAt: enquiry.record.dateSent,
  }))
  return { ...enquiry, metadata: { ...enquiry.metadata, consents } }
}
