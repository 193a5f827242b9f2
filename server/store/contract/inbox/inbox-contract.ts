import { expect, test } from 'vitest'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../../../domain/enquiry/samples/enquiries.ts'
import { eraseAgainContract } from './erase-again-contract.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'
import { numbersContract } from './numbers-contract.ts'

/**
 * Guarantees of every SQL store that requests to the inbox cannot test; the others are tested by requests, see ON_BOTH_STORES of
 * vitest.config.ts.
 *
 * @param openInbox opens an empty store, which is closed here
 */
export function inboxContract(openInbox: OpenInbox): void {
  eraseAgainContract(openInbox)
  numbersContract(openInbox)
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
