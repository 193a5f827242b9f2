import type { Receipt } from './form.ts'

type Part = keyof Receipt

/**
 * A built thank-you page says nothing of one enquiry: what it could say stands in it hidden, and the running server shows it, filled
 * in, to the visitor who has just sent the enquiry. `shown` marks what only they see, `instead` what all others see.
 */
export const receiptMarks = {
  shown: (part: Part) => ({ hidden: true, 'data-receipt': part }),
  instead: (part: Part) => ({ 'data-receipt-else': part }),
  place: (part: Part) => `{receipt-${part}}`,
}

/** The page for the sender of the enquiry. @param toHtml makes a text safe within HTML */
export function withReceipt(html: string, receipt: Receipt, toHtml: (text: string) => string): string {
  const parts = Object.entries(receipt) as Array<[Part, Receipt[Part]]> // its keys are exactly these
  return parts.reduce((page, [part, words]) => {
    if (words === null) return page
    return page
      .replaceAll(` hidden="" data-receipt="${part}"`, '')
      .replaceAll(` data-receipt-else="${part}"`, ' hidden=""')
      .replaceAll(receiptMarks.place(part), () => toHtml(words))
  }, html)
}
