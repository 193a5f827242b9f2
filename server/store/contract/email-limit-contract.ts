import { describe, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { openForEachTest } from './open-for-each-test.ts'

const email = 'a@example.com'
const ALL_TIME = { sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
const tooMany = { outcome: 'too-many' }

export function emailLimitContract(open: () => Promise<EnquiryStore>): void {
  describe('the limit on an e-mail address', () => {
    const opened = openForEachTest(open)

    test('counts a mailbox however it is spelled, in every collection, from the start of the period', async () => {
      await opened().add(sampleContact(1, { email: 'A+tag@Example.com', dateSent: 1_000 }))
      await opened().add(sampleLead(2, { email: 'a@example.COM', dateSent: 2_000 }))
      await opened().add(sampleNewsletter(3, { email, dateSent: 3_000 }))
      await opened().add(sampleContact(4, { email: 'b@example.com', dateSent: 3_000 }))
      const nextEnquiry = sampleContact(5, { email: 'a+other@EXAMPLE.com', dateSent: 4_000 })
      const limit = { max: 3, untilMs: 4_000 }
      expect(await opened().add(nextEnquiry, { emailLimit: { ...limit, sinceMs: 1_000 } })).toEqual(tooMany)
      expect(await Array.fromAsync(opened().all())).toHaveLength(4)
      expect(await opened().add(nextEnquiry, { emailLimit: { ...limit, sinceMs: 1_001 } })).toEqual({
        outcome: 'stored',
      })
    })

    test('does not count quarantined enquiries: ten forged ones block no one', async () => {
      const emailLimit = { max: 10, ...ALL_TIME }
      for (let index = 0; index < 10; index += 1)
        await opened().add(quarantined(sampleContact(index, { email })), { emailLimit })
      expect(await opened().add(sampleLead(10, { email }), { emailLimit })).toEqual({ outcome: 'stored' })
    })

    test('does not count enquiries dated later by a clock that was ahead', async () => {
      for (const at of [1, 2, 3]) await opened().add(sampleContact(at, { email, dateSent: 5_000 }))
      const emailLimit = { max: 3, sinceMs: 0, untilMs: 4_999 }
      expect(await opened().add(sampleContact(4, { email, dateSent: 4_000 }), { emailLimit })).toEqual({
        outcome: 'stored',
      })
      const limitFromThen = { ...emailLimit, untilMs: 5_000 }
      expect(await opened().add(sampleContact(5, { email }), { emailLimit: limitFromThen })).toEqual(tooMany)
    })

    test('refuses no repeat and hides no conflict', async () => {
      const first = sampleContact(1, { email })
      await opened().add(first)
      const emailLimit = { max: 1, ...ALL_TIME }
      expect(await opened().add(first, { emailLimit })).toMatchObject({ outcome: 'repeated' })
      const other = { ...first, metadata: { ...first.metadata, bodyHash: 'other' } }
      expect(await opened().add(other, { emailLimit })).toEqual({ outcome: 'conflict' })
      const today = sampleContact(2, { email })
      const sameBody = { ...today, metadata: { ...today.metadata, bodyHash: first.metadata.bodyHash } }
      const earlierKeys = [first.metadata.key]
      expect(await opened().add(sameBody, { emailLimit, earlierKeys })).toMatchObject({ outcome: 'repeated' })
    })

    test('lets no more pass when thirty arrive at once', async () => {
      const emailLimit = { max: 10, ...ALL_TIME }
      const results = await Promise.all(
        Array.from({ length: 30 }, (_, index) =>
          opened().add(sampleContact(index, { email }), { emailLimit }),
        ),
      )
      expect(results.filter(({ outcome }) => outcome === 'stored')).toHaveLength(10)
      expect(results.filter(({ outcome }) => outcome === 'too-many')).toHaveLength(20)
      expect(await Array.fromAsync(opened().all())).toHaveLength(10)
    })
  })
}
