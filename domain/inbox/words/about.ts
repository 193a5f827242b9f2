import type { Enquiry } from '../../enquiry/enquiry.ts'
import { formatRand } from '../../money/money.ts'

import { capitalised, counted } from '../../wording.ts'

/** Capitals that the names of products have. */
const ABBREVIATIONS: ReadonlyMap<string, string> = new Map([['ai', 'AI']])

/**
 * What an enquiry is about, in one line: `Ecommerce · R 64 170,00 · 12 months`, or the form's category or solution where no
 * plan came with it.
 */
export function aboutOf(record: Enquiry['record']): string {
  if ('estimate' in record && record.estimate) {
    const { choices, total, months } = record.estimate
    return [productName(choices.need), formatRand(total), counted(months, 'month')].join(' · ')
  }
  return 'category' in record ? record.category : 'Newsletter'
}

/** `Church app` for the price list's `church-app`: a product in short. */
export function productName(need: string): string {
  const [first = '', ...more] = need.split('-').map((word) => ABBREVIATIONS.get(word) ?? word)
  return [capitalised(first), ...more].join(' ')
}
