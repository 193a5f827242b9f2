import { type CalendarDate, daysBetween } from '../wording/dates.ts'
import { shortDate, TODAY } from './office.ts'

export type ComplianceDocument = {
  name: string
  detail: string
  /** Without dates it is asked for afresh each time. */
  valid?: { from: CalendarDate; to: CalendarDate }
  fine: string
}

const WARN_DAYS = 30

export const DOCUMENTS: ReadonlyArray<ComplianceDocument> = [
  { name: 'Tax status', detail: 'Compliant, PIN on file', fine: 'Checked this morning' },
  {
    name: 'B-BBEE, level 2',
    detail: 'Certificate to',
    valid: { from: '2025-12-15', to: '2026-12-14' },
    fine: '',
  },
  {
    name: 'CIDB 4CE, 3GB, 2SQ',
    detail: 'Registered to',
    valid: { from: '2024-10-01', to: '2027-09-30' },
    fine: '',
  },
  {
    name: 'Contractor’s insurance',
    detail: 'Public liability to',
    valid: { from: '2025-12-15', to: '2026-12-14' },
    fine: '',
  },
  {
    name: 'Letter of good standing',
    detail: 'COIDA, to',
    valid: { from: '2026-05-01', to: '2027-04-30' },
    fine: '',
  },
  { name: 'Central supplier number', detail: 'Bank and address match', fine: 'Active' },
]

export function isAmber({ valid }: ComplianceDocument): boolean {
  return valid !== undefined && daysBetween(TODAY, valid.to) <= WARN_DAYS
}

export function stateOf(document: ComplianceDocument): string {
  if (!document.valid) return document.fine
  const days = daysBetween(TODAY, document.valid.to)
  return isAmber(document) ? `Expires in ${days} days` : `${days} days left`
}

export function detailOf({ detail, valid }: ComplianceDocument): string {
  return valid ? `${detail} ${shortDate(valid.to)}` : detail
}

/** The share of its time that is still to come, 0 to 1; a document without dates is always fresh. */
export function shareLeft({ valid }: ComplianceDocument): number {
  return valid ? daysBetween(TODAY, valid.to) / daysBetween(valid.from, valid.to) : 1
}
