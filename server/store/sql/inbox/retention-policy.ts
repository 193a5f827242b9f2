import { ENQUIRY_MONTHS } from '../../../../domain/enquiry/retention.ts'
import type { Dialect } from '../dialect.ts'
import { query, type Work, type Works } from '../work.ts'
import { readSetting } from './settings-rows.ts'

/** How long an enquiry is kept that led nowhere, for the sweep. */
export function retentionPolicy({ read }: Works) {
  return {
    /** How many months: as owners have set it, or as the privacy notice promises. */
    months: async (): Promise<number> => (await read(() => readSetting('retentionMonths'))) ?? ENQUIRY_MONTHS,
  }
}

/** Whether an enquiry was won, also where they have written again since. Until the transaction ends nobody changes it. */
export function* isWon({ forUpdate }: Pick<Dialect, 'forUpdate'>, postId: string): Work<boolean> {
  const [row] = yield* query(`SELECT status FROM enquiries WHERE post_id = ? ${forUpdate}`, postId)
  return row?.status === 'won'
}
