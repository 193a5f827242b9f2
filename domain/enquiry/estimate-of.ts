import type { Enquiry } from './enquiry.ts'
import type { SentEstimate } from './record.ts'

/** The estimate of the plan that came with an enquiry: in the record of a contact message, beside that of a solution's form. */
export function estimateOf({
  record,
  metadata,
}: Pick<Enquiry, 'record' | 'metadata'>): SentEstimate | undefined {
  return 'estimate' in record ? record.estimate : metadata.estimate
}
