import { BRAND_PARAMETERS } from '../../../../domain/brand/visitor-brand.ts'
import type { Enquiry } from '../../../../domain/enquiry/enquiry.ts'
import type { Source } from '../../../../domain/inbox/api/enquiry-list.ts'
import type { EnquiryEvent } from '../../../../domain/inbox/events/enquiry-event.ts'
import { enquiryName, nameOf } from '../../../../domain/inbox/words/names.ts'
import { phoneNumber } from '../../../../domain/inbox/words/phone-number.ts'
import { quoteReference } from '../../../../domain/plan/link/quote-reference.ts'
import { insertRow, type Transaction } from '../database.ts'

/** Indexes an enquiry's sender, shop name and message. */
export async function indexEnquiry(tx: Transaction, { record, metadata }: Enquiry): Promise<void> {
  await insertText(tx, record.postId, 'name', nameOf(record), null)
  const shopName = new URLSearchParams(metadata.brand).get(BRAND_PARAMETERS.name) ?? ''
  await insertText(tx, record.postId, 'name', shopName, null)
  await insertText(tx, record.postId, 'message', 'message' in record ? record.message : '', null)
}

/** Indexes an enquiry's e-mail address, telephone number, number, plan reference and products. */
export async function indexContact(
  tx: Transaction,
  { record, metadata }: Enquiry,
  number: number,
  { products }: { products: ReadonlyArray<string> },
): Promise<void> {
  const phone = 'phoneNumber' in record ? phoneNumber(record.phoneNumber) : ''
  const details = [
    record.email,
    phone,
    enquiryName(number),
    metadata.plan ? quoteReference(metadata.plan) : '',
    ...products,
  ]
  await insertText(tx, record.postId, 'contact', details.filter((detail) => detail !== '').join(' · '), null)
}

/** Indexes the words of an event; removes those of an undone one. */
export async function indexEvent(tx: Transaction, postId: string, event: EnquiryEvent): Promise<void> {
  if (event.kind === 'answered') await insertText(tx, postId, 'answer', event.words, event.id)
  if (event.kind === 'they-answered') await insertText(tx, postId, 'message', event.words, event.id)
  if (event.kind === 'note' || event.kind === 'called')
    await insertText(tx, postId, 'note', event.words, event.id)
  if (event.kind === 'corrected-address') await insertText(tx, postId, 'contact', event.to, event.id)
  if (event.kind === 'edited') await replaceText(tx, postId, event)
  if (event.kind === 'taken-back' || event.kind === 'undone')
    await tx.query('DELETE FROM search_texts WHERE post_id = ? AND fact = ?', [postId, event.fact])
}

async function replaceText(
  tx: Transaction,
  postId: string,
  { fact, words }: { fact: number; words: string },
): Promise<void> {
  const deleted = await tx.query('DELETE FROM search_texts WHERE post_id = ? AND fact = ? RETURNING source', [
    postId,
    fact,
  ])
  for (const { source } of deleted)
    await insertText(tx, postId, source === 'note' ? 'note' : 'message', words, fact)
}

async function insertText(
  tx: Transaction,
  postId: string,
  source: Source,
  text: string,
  event: number | null,
): Promise<void> {
  if (text.trim() === '') return
  await insertRow(tx, 'search_texts', { post_id: postId, source, fact: event, text: sanitiseText(text) })
}

/**
 * A text that all databases can store and search: composed (NFC), without lone surrogates, and with spaces instead of control
 * characters except line feeds.
 */
export function sanitiseText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[^\P{Cc}\n]/gu, ' ')
}
