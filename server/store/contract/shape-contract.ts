import { describe, expect, test } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'
import { openForEachTest } from './open-for-each-test.ts'

const contact = sampleContact(1)
const lead = sampleLead(1)

/** Only an edited file or a bug produces these. */
const INVALID_ENQUIRIES: Array<[string, object]> = [
  ['an unknown field', { ...contact, record: { ...contact.record, nickname: 'secret' } }],
  ['an unknown field of the metadata', { ...lead, metadata: { ...lead.metadata, note: 'secret' } }],
  [
    'another collection in the metadata',
    { ...lead, metadata: { ...lead.metadata, collection: 'contactUs' } },
  ],
  ['an invalid post id', { ...lead, record: { ...lead.record, postId: '../secret' } }],
]

export function shapeContract(open: () => Promise<EnquiryStore>): void {
  describe('an invalid enquiry', () => {
    const opened = openForEachTest(open)

    test.each(INVALID_ENQUIRIES)('with %s is not stored and never quoted', async (_fault, enquiry) => {
      const refusal = expect.objectContaining({
        name: 'InvalidEnquiryError',
        message: expect.not.stringContaining('secret'),
      })
      await expect(opened().add(enquiry as Enquiry)).rejects.toEqual(refusal)
      await expect(opened().restore(enquiry as Enquiry)).rejects.toEqual(refusal)
      expect(await Array.fromAsync(opened().all())).toEqual([])
    })
  })
}
