import { BRAND_PARAMETERS } from '../../../../domain/brand/visitor-brand.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { Source } from '../../../../domain/inbox/api/enquiry-list.ts'
import { nameOf } from '../../../../domain/inbox/events/enquiry-columns.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { enquiryName } from '../../../../domain/inbox/words/names.ts'
import { phoneNumber } from '../../../../domain/inbox/words/phone-number.ts'
import { quoteReference } from '../../../../domain/plan/link/quote-reference.ts'
import { query, type Work } from '../work.ts'

/** Makes an enquiry found by its name, the name of the business that they saw on a product, and its message. */
export function* indexEnquiry({ record, metadata }: Enquiry): Work<void> {
  yield* insertText(record.postId, 'name', nameOf(record), null)
  const seenAs = new URLSearchParams(metadata.brand).get(BRAND_PARAMETERS.name) ?? ''
  yield* insertText(record.postId, 'name', seenAs, null)
  yield* insertText(record.postId, 'message', 'message' in record ? record.message : '', null)
}

/** Makes an enquiry found by its e-mail address, telephone number, running number, the reference of its plan and its products. */
export function* indexContact(
  { record, metadata }: Enquiry,
  number: number,
  { products }: { products: ReadonlyArray<string> },
): Work<void> {
  const phone = 'phoneNumber' in record ? phoneNumber(record.phoneNumber) : ''
  const details = [
    record.email,
    phone,
    enquiryName(number),
    metadata.plan ? quoteReference(metadata.plan) : '',
    ...products,
  ]
  yield* insertText(record.postId, 'contact', details.filter((detail) => detail !== '').join(' · '), null)
}

/** Makes an enquiry found by the words of an event; what was undone is found no more. */
export function* indexEvent(postId: string, event: EnquiryEvent): Work<void> {
  if (event.kind === 'answered') yield* insertText(postId, 'answer', event.words, event.id)
  if (event.kind === 'they-answered') yield* insertText(postId, 'message', event.words, event.id)
  if (event.kind === 'note' || event.kind === 'called')
    yield* insertText(postId, 'note', event.words, event.id)
  if (event.kind === 'corrected-address') yield* insertText(postId, 'contact', event.to, event.id)
  if (event.kind === 'edited') yield* replaceText(postId, event)
  if (event.kind === 'taken-back' || event.kind === 'undone')
    yield* query('DELETE FROM search_texts WHERE post_id = ? AND fact = ?', postId, event.fact)
}

function* replaceText(postId: string, { fact, words }: { fact: number; words: string }): Work<void> {
  const gone = yield* query(
    'DELETE FROM search_texts WHERE post_id = ? AND fact = ? RETURNING source',
    postId,
    fact,
  )
  for (const { source } of gone)
    yield* insertText(postId, source === 'note' ? 'note' : 'message', words, fact)
}

function* insertText(postId: string, source: Source, text: string, event: number | null): Work<void> {
  if (text.trim() === '') return
  yield* query(
    'INSERT INTO search_texts (post_id, source, fact, text) VALUES (?, ?, ?, ?)',
    postId,
    source,
    event,
    sanitiseText(text),
  )
}

/**
 * A text as every database can keep it and search in it: composed (NFC), without halves of pairs, and with a space in the place of
 * each control character but the line's end.
 */
export function sanitiseText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
}
