import type { Company } from './company.ts'

/** Until when small changes are part of the price, and what comes then: one rule, in the same words wherever it stands. */
export function smallChangesSentence({ smallChangesDays: days }: Pick<Company, 'smallChangesDays'>): string {
  const after = days ? ` and for ${days.value === 1 ? 'a day' : `${days.value} days`} after it` : ''
  return `Small changes are included until launch${after}. Then you can choose a care plan.`
}
