import type { Receipt } from './form.ts'

type Part = keyof Receipt

/**
 * A built thank-you page is the same for all enquiries: the details are hidden in it, and the server fills them in and shows them
 * to the visitor who has just sent the enquiry. `shown` marks parts for them only, `instead` parts for all others.
 */
export const receiptMarks = {
  shown: (part: Part) => ({ hidden: true, 'data-receipt': part }),
  instead: (part: Part) => ({ 'data-receipt-else': part }),
  place: (part: Part) => `{receipt-${part}}`,
}

/** The page for the sender of the enquiry. @param toHtml makes a text safe within HTML */
export function withReceipt(html: string, receipt: Receipt, toHtml: (text: string) => string): string {
  const entries = Object.entries(receipt) as Array<[Part, Receipt[Part]]> // its keys are exactly these
  return entries.reduce((page, [part, words]) => {
    if (words === null) return page
    return page
      .replaceAll(` hidden="" data-receipt="${part}"`, '')
      .replaceAll(` data-receipt-else="${part}"`, ' hidden=""')
      .replaceAll(receiptMarks.place(part), () => toHtml(words))
  }, html)
}
