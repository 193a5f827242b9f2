/** Why an enquiry looks like spam, as it is stored with it: server/enquiries/spam-reasons.ts finds them. */
export const QUARANTINE_REASONS = [
  'hidden field filled',
  'no browser headers',
  'link in a name',
  'many links',
  'reads like known spam',
] as const
export type QuarantineReason = (typeof QUARANTINE_REASONS)[number]
