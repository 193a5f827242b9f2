import { BRAND_PARAMETERS } from '../../brand/visitor-brand.ts'
import { dayOf, timeOfDay } from '../../calendar/time-of-day.ts'
import { type Enquiry, estimateOf } from '../../enquiry/enquiry.ts'
import { EXTRA_COLUMNS } from '../../enquiry/extra-answers.ts'
import type { SentEstimate } from '../../enquiry/record.ts'
import { bareRand } from '../../money/money.ts'
import type { EnquiryState } from '../events/enquiry-state.ts'
import { BY_CHANNEL, categoryOf, enquiryName, nameOf, productName, STATUS_NAMES } from '../words/names.ts'
import { phoneNumber } from '../words/phone-number.ts'
import { escapeFormulaCell } from './escape-formula-cell.ts'

/** An enquiry of an export; `assignee` is the full name of the assignee. */
export type ExportedEnquiry = {
  number: number
  enquiry: Enquiry
  state: EnquiryState
  assignee: string | null
}

type Column = {
  heading: string
  cell: (enquiry: ExportedEnquiry) => string
  /** Replaces `cell` in spreadsheets. */
  sheetCell?: (enquiry: ExportedEnquiry) => string
}

/** The columns for a spreadsheet of several enquiries. It has no messages, answers or notes: those are in a person's own file. */
const COLUMNS: ReadonlyArray<Column> = [
  { heading: 'Number', cell: ({ number }) => enquiryName(number) },
  { heading: 'Received', cell: ({ state }) => moment(state.receivedAt) },
  { heading: 'Name', cell: ({ enquiry }) => nameOf(enquiry.record) },
  { heading: 'E-mail', cell: ({ enquiry, state }) => state.correctedAddress ?? enquiry.record.email },
  {
    heading: 'Phone',
    cell: ({ enquiry: { record } }) => ('phoneNumber' in record ? phoneNumber(record.phoneNumber) : ''),
  },
  ...EXTRA_COLUMNS.map(
    ({ heading, text }): Column => ({ heading, cell: ({ enquiry }) => text(enquiry.metadata) }),
  ),
  { heading: 'About', cell: ({ enquiry: { record } }) => ('category' in record ? record.category : '') },
  {
    heading: 'Product',
    cell: (enquiry) => estimateCell(enquiry, ({ choices }) => productName(choices.need)),
  },
  {
    heading: 'Total in rand',
    cell: (enquiry) => estimateCell(enquiry, ({ total }) => (total / 100).toFixed(2)),
    sheetCell: (enquiry) => estimateCell(enquiry, ({ total }) => bareRand(total)),
  },
  { heading: 'Months', cell: (enquiry) => estimateCell(enquiry, ({ months }) => String(months)) },
  { heading: 'Seen as', cell: (enquiry) => brandOf(enquiry, 'name') },
  { heading: 'Seen product', cell: (enquiry) => productName(brandOf(enquiry, 'product')) },
  { heading: 'Seen colour', cell: (enquiry) => colourOf(enquiry) },
  { heading: 'Status', cell: ({ state }) => STATUS_NAMES[state.status] },
  { heading: 'Assigned to', cell: ({ assignee }) => assignee ?? '' },
  { heading: 'Answer by', cell: ({ state }) => (state.dueAt === null ? '' : moment(state.dueAt)) },
  { heading: 'Answered', cell: ({ state }) => (state.answered ? moment(state.answered.event.at) : '') },
  {
    heading: 'Answered how',
    cell: ({ state }) => (state.answered ? BY_CHANNEL[state.answered.event.way] : ''),
  },
  { heading: 'News by e-mail', cell: (enquiry) => newsBy(enquiry, 'email') },
  { heading: 'News by WhatsApp', cell: (enquiry) => newsBy(enquiry, 'whatsapp') },
]

export const EXPORT_HEADINGS: ReadonlyArray<string> = COLUMNS.map(({ heading }) => heading)

/** The cells of an enquiry under {@link EXPORT_HEADINGS}, escaped for spreadsheets. */
export function exportCells(enquiry: ExportedEnquiry): Array<string> {
  return COLUMNS.map(({ cell, sheetCell = cell }) => escapeFormulaCell(sheetCell(enquiry)))
}

/** An enquiry by {@link EXPORT_HEADINGS}, for programs: cells are not escaped. */
export function exportRecord(enquiry: ExportedEnquiry): Record<string, string> {
  return Object.fromEntries(COLUMNS.map(({ heading, cell }) => [heading, cell(enquiry)]))
}

/**
 * Whether an enquiry, or the name under which the person saw a product, may reveal their beliefs (POPIA s 26), as a church's
 * does. Exports of several people omit it unless it is requested.
 */
export function mayRevealReligion(enquiry: Enquiry): boolean {
  const need = estimateOf(enquiry)?.choices.need ?? ''
  return `${need} ${categoryOf(enquiry)} ${enquiry.metadata.brand ?? ''}`.toLowerCase().includes('church')
}

/** `2026-11-20 11:05` in South Africa, which spreadsheets can sort. */
function moment(ms: number): string {
  return `${dayOf(ms)} ${timeOfDay(ms)}`
}

function estimateCell({ enquiry }: ExportedEnquiry, cell: (estimate: SentEstimate) => string): string {
  const estimate = estimateOf(enquiry)
  return estimate ? cell(estimate) : ''
}

/** A part of the brand in which the visitor saw a product; empty without a brand. */
function brandOf({ enquiry: { metadata } }: ExportedEnquiry, part: keyof typeof BRAND_PARAMETERS): string {
  return new URLSearchParams(metadata.brand).get(BRAND_PARAMETERS[part]) ?? ''
}

/** `#1f6f54` */
function colourOf(enquiry: ExportedEnquiry): string {
  const digits = brandOf(enquiry, 'colour')
  return digits && `#${digits}`
}

function newsBy({ enquiry }: ExportedEnquiry, channel: 'email' | 'whatsapp'): string {
  return enquiry.metadata.consents.some((consent) => consent.channel === channel && !consent.withdrawn)
    ? 'yes'
    : 'no'
}
