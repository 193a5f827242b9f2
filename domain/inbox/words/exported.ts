import { countedEnquiries } from './names.ts'

/** What was exported of what was asked for, and how many are left out since they may tell what somebody believes. */
export function exportedSentence(asked: number, leftOut: number): string {
  const there = asked - leftOut
  const exported = there === 0 ? 'Nothing exported.' : `${countedEnquiries(there)} exported.`
  if (leftOut === 0) return exported
  const left = leftOut === 1 ? '1 is left out: it' : `${leftOut} are left out: they`
  return `${exported} ${left} may tell what somebody believes.`
}
