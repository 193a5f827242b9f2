import { describe, expect, test } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { consentOnly } from '../../../domain/enquiry/retention.ts'
import {
  quarantined,
  sampleBrand,
  sampleCall,
  sampleContact,
  sampleLead,
  sampleNewsletter,
  samplePlan,
} from '../../../domain/enquiry/samples/enquiries.ts'
import { openForEachTest } from './open-for-each-test.ts'

const quarantinedLead = quarantined(sampleLead(1))

export function expireContract(open: () => Promise<EnquiryStore>): void {
  describe('the end of retention or quarantine', () => {
    const opened = openForEachTest(open)

    test('only the expired enquiry is deleted, and its key and post id can be used again', async () => {
      const others = [quarantined(sampleContact(2)), sampleNewsletter(3)]
      for (const enquiry of [quarantinedLead, ...others]) await opened().add(enquiry)
      expect(await opened().expire(quarantinedLead, null)).toBe('done')
      expect(await Array.fromAsync(opened().all())).toEqual(others)
      expect(await opened().expire(quarantinedLead, null)).toBe('changed')
      expect(await opened().restore(quarantinedLead)).toBe(true)
    })

    test('an expired enquiry is kept if it was changed since it was read', async () => {
      const releasedLead = { ...quarantinedLead, metadata: { ...quarantinedLead.metadata, quarantine: null } }
      await opened().restore(releasedLead)
      expect(await opened().expire(quarantinedLead, null)).toBe('changed')
      expect(await Array.fromAsync(opened().all())).toEqual([releasedLead])
    })

    test.each([samplePlan(1), sampleCall(1, 'mornings'), sampleBrand(1)])(
      'an expired enquiry can be reduced to its consent, with wording and person: %#',
      async (enquiry) => {
        const consentingEnquiry = withConsent(enquiry)
        await opened().restore(consentingEnquiry)
        expect(await opened().expire(consentingEnquiry, consentOnly(consentingEnquiry))).toBe('done')
        expect(await Array.fromAsync(opened().all())).toEqual([consentOnly(consentingEnquiry)])
      },
    )

    test('a release ends a quarantine, once', async () => {
      await opened().add(quarantinedLead)
      expect(await opened().release(quarantinedLead.record.postId)).toBe('released')
      const [storedEnquiry] = await Array.fromAsync(opened().all())
      expect(storedEnquiry?.metadata).toEqual({ ...quarantinedLead.metadata, quarantine: null })
      expect(await opened().release(quarantinedLead.record.postId)).toBe('not-held-back')
    })
  })
}

function withConsent(enquiry: Enquiry): Enquiry {
  const consent = {
    purpose: 'news',
    channel: 'email',
    wording: 'Send me “news”',
    page: '/',
    givenAt: 1,
  } as const
  return { ...enquiry, metadata: { ...enquiry.metadata, consents: [consent] } }
}
