import { expect, test } from 'vitest'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../../../domain/enquiry/samples/enquiries.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

export function allEnquiriesContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)

  test('all enquiries are read by time and post id, despite simultaneous changes', async () => {
    const { store } = await open()
    const samples = Array.from({ length: 450 }, (_, index) =>
      sampleContact(index, { dateSent: NOON + Math.floor(index / 3), email: `e${index}@example.com` }),
    )
    await Promise.all(samples.toReversed().map((enquiry) => store.add(enquiry)))
    const readEnquiries: Array<Enquiry> = []
    for await (const enquiry of store.all()) {
      readEnquiries.push(enquiry)
      if (readEnquiries.length !== 200) continue
      expect(await store.expire(enquiry, null)).toBe('done') // where the first page ended
      await store.add(sampleContact(451, { dateSent: NOON + 1, email: 'late@example.com' }))
    }
    expect(readEnquiries).toEqual(samples)
  })
}
