/** Why an enquiry is suspect, as it is stored with it: server/enquiries/suspicion.ts finds them. */
export const HELD_REASONS = [
  'hidden field filled',
  'no browser headers',
  'link in a name',
  'many links',
  'reads like known spam',
] as const
export type HeldReason = (typeof HELD_REASONS)[number]
