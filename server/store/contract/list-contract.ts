import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Enquiry, EnquiryStore, ListQuery } from '../../../domain/enquiry/enquiry.ts'
import { quarantined, sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'

export function listContract(open: () => Promise<EnquiryStore>): void {
  describe('a list', () => {
    let store: EnquiryStore
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    /** All pages of a list, one after the other. */
    async function pages(query: ListQuery): Promise<Array<Array<Enquiry>>> {
      const { enquiries, next } = await store.list(query)
      return [enquiries, ...(next ? await pages({ ...query, after: next }) : [])]
    }

    test('of nothing is one empty page', async () => {
      for (const order of ['newest', 'oldest'] as const)
        expect(await store.list({ order, limit: 10 })).toEqual({ enquiries: [], next: null })
    })

    test('goes page by page through all, by time and then by post id, either way', async () => {
      const oldest = [0, 1, 2, 3, 4, 5].map((at) => sampleContact(at, { dateSent: Math.floor(at / 3) }))
      oldest.push(quarantined(sampleLead(6, { dateSent: 9 })))
      for (const enquiry of oldest.toReversed()) await store.add(enquiry)
      expect(await pages({ order: 'oldest', limit: 2 })).toEqual(inPages(oldest, 2))
      expect(await pages({ order: 'newest', limit: 3 })).toEqual(inPages(oldest.toReversed(), 3))
      expect(await pages({ order: 'newest', limit: 7 })).toEqual([oldest.toReversed()])
    })

    test('goes on where it was, whatever came or went meanwhile', async () => {
      const ending = quarantined(contactAt(30))
      for (const each of [contactAt(10), contactAt(20), ending, contactAt(40)]) await store.add(each)
      const { enquiries, next } = await store.list({ order: 'newest', limit: 2 })
      expect(enquiries).toEqual([contactAt(40), ending])
      await store.add(contactAt(50))
      expect(await store.expire(ending, null)).toBe('done') // where the first page ended
      const rest = await store.list({ order: 'newest', limit: 2, after: next ?? undefined })
      expect(rest).toEqual({ enquiries: [contactAt(20), contactAt(10)], next: null })
    })
  })
}

function contactAt(at: number): Enquiry {
  return sampleContact(at, { dateSent: at, email: `n${at}@example.com` })
}

function inPages(all: ReadonlyArray<Enquiry>, size: number): Array<Array<Enquiry>> {
  return all.length === 0 ? [] : [all.slice(0, size), ...inPages(all.slice(size), size)]
}

const contact = sampleContact(1)
const lead = sampleLead(1)

/** Made as no program of ours does: through a file that was edited, or by a bug. */
const ILL_SHAPED: Array<[string, object]> = [
  ['a field that nobody knows', { ...contact, record: { ...contact.record, nickname: 'secret' } }],
  ['a field of another collection', { ...lead, record: { ...lead.record, message: 'secret' } }],
  ['a field less', { ...lead, record: { ...lead.record, surname: undefined } }],
  ['a number for a text', { ...lead, record: { ...lead.record, surname: 5 } }],
  ['an unknown field beside it', { ...lead, metadata: { ...lead.metadata, note: 'secret' } }],
  ['another collection beside it', { ...lead, metadata: { ...lead.metadata, collection: 'contactUs' } }],
  ['a post id that is none', { ...lead, record: { ...lead.record, postId: '../secret' } }],
]

export function shapeContract(open: () => Promise<EnquiryStore>): void {
  describe('an enquiry of another shape', () => {
    let store: EnquiryStore
    beforeEach(async () => {
      store = await open()
    })
    afterEach(() => store.close())

    test.each(ILL_SHAPED)('with %s is refused by name and not kept', async (_fault, enquiry) => {
      const refusal = expect.objectContaining({
        name: 'InvalidEnquiryError',
        message: expect.not.stringContaining('secret'),
      })
      await expect(store.add(enquiry as Enquiry)).rejects.toEqual(refusal)
      await expect(store.restore(enquiry as Enquiry)).rejects.toEqual(refusal)
      expect(await Array.fromAsync(store.all())).toEqual([])
    })
  })
}
