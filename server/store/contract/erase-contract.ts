import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import {
  quarantined,
  sampleContact,
  sampleLead,
  sampleNewsletter,
} from '../../../domain/enquiry/samples/enquiries.ts'

export function eraseContract(open: () => Promise<EnquiryStore>): void {
  describe('erasing a person', () => {
    let store: EnquiryStore
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    test('takes the e-mail address in any case out of every collection, and nobody else', async () => {
      const theirs = [
        sampleContact(1, { email: 'Ann@Example.com' }),
        quarantined(sampleLead(2, { email: 'ann@example.com' })),
        sampleNewsletter(3, { email: 'ANN@example.com' }),
      ]
      const others = [sampleContact(4, { email: 'xann@example.com' }), sampleNewsletter(5)]
      for (const enquiry of [...others, ...theirs]) await store.add(enquiry)
      expect(await store.erase(' aNN@example.com')).toEqual(theirs)
      expect(await Array.fromAsync(store.all())).toEqual(others)
      expect(await store.erase('ann@example.com')).toEqual([])
    })

    test('leaves no trace that a key, a post id or the limit would find', async () => {
      const theirs = sampleNewsletter(1, { email: 'ann@example.com' })
      await store.add(theirs)
      await store.erase('ann@example.com')
      const emailLimit = { max: 1, sinceMs: 0, untilMs: Number.MAX_SAFE_INTEGER }
      expect(await store.add(theirs, { emailLimit })).toEqual({ outcome: 'stored' })
      await store.erase('ann@example.com')
      expect(await store.restore(theirs)).toBe(true)
    })
  })
}
