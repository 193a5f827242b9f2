import { ENQUIRY_MONTHS } from '../../../../domain/enquiry/retention.ts'
import { select, type Work, type Works } from '../work.ts'
import { readSetting } from './settings-rows.ts'

/** What the inbox says of how long an enquiry is kept, for the sweep. */
export function keepingTerms({ read }: Works) {
  return {
    /** How many months: as owners have set it, or as the privacy notice promises. */
    months: async (): Promise<number> => (await read(() => readSetting('retentionMonths'))) ?? ENQUIRY_MONTHS,
    isWon: (postId: string): Promise<boolean> => read(() => isWon(postId)),
  }
}

/** Also where they have written again since. */
function* isWon(postId: string): Work<boolean> {
  const [row] = yield* select('SELECT status FROM enquiries WHERE post_id = ?', postId)
  return row?.status === 'won'
}
