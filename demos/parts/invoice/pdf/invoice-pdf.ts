import type { InvoiceFacts, InvoiceRowWords } from '../invoice-facts.ts'
import { pdfFile } from './pdf-file.ts'
import { INK, PAGE, RULE, SOFT, TaggedPage, type Type, WOOD } from './tagged-page.ts'
import { sumWidth } from './text-width.ts'
import { linesOf } from './typed-lines.ts'

const LEFT = 51
const RIGHT = PAGE.width - LEFT
const TEXT: Type = { size: 10 }
const SMALL: Type = { size: 8.5, colour: SOFT }
const BOLD: Type = { size: 10, isBold: true }
const ROW = 24
/** From the left, or for sums the right edge. */
const COLUMNS = { sku: LEFT, what: 105, pieces: 318, beforeVat: 392, vat: 462, total: RIGHT } as const

/** The invoice as a file: the same words and figures as on the page. */
export function invoicePdf(facts: InvoiceFacts): Uint8Array<ArrayBuffer> {
  const page = new TaggedPage()
  head(page, facts)
  parties(page, facts)
  const below = rows(page, facts)
  totals(page, facts, below + 22)
  foot(page, facts, below + 130)
  return pdfFile(page, { title: `Tax invoice ${facts.number}, ${facts.brand}`, language: 'en-ZA' })
}

function head(page: TaggedPage, { brand, subtitle }: InvoiceFacts): void {
  page.within('P', () => page.write(brand, LEFT, 84, { size: 25, isBold: true }))
  page.within('H1', () => page.write('Tax invoice', 390, 70, { size: 18, isBold: true }))
  page.within('P', () => page.write(subtitle, 390, 86, TEXT))
  page.line(LEFT, 100, RIGHT - LEFT, { thick: 2.2, colour: WOOD })
}

function parties(page: TaggedPage, facts: InvoiceFacts): void {
  for (const [at, { title, name, lines }] of facts.parties.entries()) {
    const x = [LEFT, 250, 390][at] ?? LEFT
    page.within('P', () => {
      page.write(title, x, 124, SMALL)
      page.write(name, x, 138, BOLD)
      for (const [line, words] of lines.entries()) page.write(words, x, 152 + line * 14, TEXT)
    })
  }
}

/** @returns the y below the last row */
function rows(page: TaggedPage, facts: InvoiceFacts): number {
  const top = 216
  page.within('Table', () => {
    page.within('TR', () => cells(page, 'TH', HEADINGS, top, { text: SMALL, sum: SMALL }))
    for (const [at, row] of facts.rows.entries())
      page.within('TR', () => cells(page, 'TD', row, top + ROW * (at + 1), { text: TEXT, sum: TEXT }))
  })
  page.line(LEFT, top + 8, RIGHT - LEFT, { thick: 0.75, colour: INK })
  for (const at of facts.rows.keys())
    page.line(LEFT, top + 8 + ROW * (at + 1), RIGHT - LEFT, { thick: 0.5, colour: RULE })
  return top + 8 + ROW * facts.rows.length
}

const HEADINGS: InvoiceRowWords = {
  sku: 'Number',
  what: 'What',
  pieces: 'Pieces',
  beforeVat: 'Before VAT',
  vat: 'VAT, 15%',
  total: 'Incl. VAT',
}

function cells(
  page: TaggedPage,
  role: 'TH' | 'TD',
  row: InvoiceRowWords,
  y: number,
  { text, sum }: { text: Type; sum: Type },
): void {
  page.within(role, () => row.sku !== '' && page.write(row.sku, COLUMNS.sku, y, text))
  page.within(role, () => page.write(row.what, COLUMNS.what, y, text))
  for (const column of ['pieces', 'beforeVat', 'vat', 'total'] as const)
    page.within(role, () => atRight(page, row[column], COLUMNS[column], y, sum))
}

function totals(page: TaggedPage, facts: InvoiceFacts, top: number): void {
  const lines: ReadonlyArray<readonly [string, string, Type]> = [
    ['Before VAT', facts.beforeVat, TEXT],
    ['VAT, 15%', facts.vat, TEXT],
    ['Total, paid', facts.total, { size: 16, isBold: true }],
  ]
  for (const [at, [words, sum, type]] of lines.entries()) {
    const y = top + at * 22
    page.within('P', () => {
      page.write(words, 340, y, type.isBold ? BOLD : TEXT)
      atRight(page, sum, RIGHT, y, type)
    })
  }
  page.line(340, top + 28, RIGHT - 340, { thick: 1.2, colour: INK })
}

function foot(page: TaggedPage, { fine, foot: words }: InvoiceFacts, top: number): void {
  page.within('P', () => {
    for (const [at, line] of linesOf(fine, 92).entries()) page.write(line, LEFT, top + at * 14, SMALL)
  })
  page.line(LEFT, 785, RIGHT - LEFT, { thick: 0.5, colour: RULE })
  page.within('P', () => page.write(words, LEFT, 800, SMALL))
}

/** Sums end at one edge. Words of a heading are as wide as figures, near enough. */
function atRight(page: TaggedPage, text: string, right: number, y: number, type: Type): void {
  page.write(text, right - sumWidth(text, type.size), y, type)
}
