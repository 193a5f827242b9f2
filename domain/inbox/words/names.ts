import { type Enquiry, estimateOf } from '../../enquiry/enquiry.ts'
import { formatRand } from '../../money/money.ts'
import { capitalised, counted } from '../../wording.ts'
import type { AnswerChannel, Status } from '../events/kinds.ts'
import type { Role } from '../permissions.ts'

export const STATUS_NAMES: Readonly<Record<Status, string>> = {
  new: 'New',
  'in-conversation': 'In conversation',
  won: 'Won',
  lost: 'Lost',
}

/** The channel of an answer at the end of a sentence: `answered by e-mail`. */
export const BY_CHANNEL: Readonly<Record<AnswerChannel, string>> = {
  mail: 'by e-mail',
  telephone: 'by telephone',
  whatsapp: 'by WhatsApp',
}

/** `E-4412`: the running number of an enquiry. */
export function enquiryName(number: number): string {
  return `E-${number}`
}

/** `Pieter` for `Pieter Louw`: the name of a colleague within a sentence. */
export function firstNameOf(name: string): string {
  return name.trim().split(/\s/)[0] ?? ''
}

/** `TN` for `Thandeka Nkosi`, from the first and the last word; `?` without a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words
  return ends.map((word = '') => Array.from(word)[0]?.toUpperCase() ?? '').join('') || '?'
}

export const ROLE_WORDS: Readonly<Record<Role, string>> = { owner: 'Owner', member: 'Member' }

/**
 * `Nomvula Khoza`, or the e-mail address of a newsletter subscriber. Direction marks are removed, because they would reorder the
 * sentence around the name.
 */
export function nameOf(record: Enquiry['record']): string {
  const typed = 'firstName' in record ? `${record.firstName} ${record.surname}` : record.email
  return typed.replace(/\p{Bidi_Control}/gu, '')
}

/** Words of product names that are capitalised. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([['ai', 'AI']])

/**
 * The subject of an enquiry in one line: `Ecommerce · R 64 170,00 · 12 months`, or the form's category or solution without
 * a plan.
 */
export function aboutOf(enquiry: Enquiry): string {
  const estimate = estimateOf(enquiry)
  if (estimate) {
    const { choices, total, months } = estimate
    return [productName(choices.need), formatRand(total), counted(months, 'month')].join(' · ')
  }
  return categoryOf(enquiry)
}

/** The form's category, or the solution's title. */
export function categoryOf({ record }: Enquiry): string {
  return 'category' in record ? record.category : 'Newsletter'
}

/** `Church app` for the price list's `church-app`: a product's short name. */
export function productName(need: string): string {
  const [first = '', ...otherWords] = need.split('-').map((word) => ABBREVIATIONS.get(word) ?? word)
  return [capitalised(first), ...otherWords].join(' ')
}
