import { counted } from '../../domain/wording.ts'

/** `2 changes are not live yet. 1 fault to put right` */
export function draftSentence(changes: number, faults: number): string {
  if (changes === 0) return 'Everything is live'
  const waiting = `${counted(changes, 'change')} ${changes === 1 ? 'is' : 'are'} not live yet`
  return faults === 0 ? waiting : `${waiting}. ${counted(faults, 'fault')} to put right`
}
