import { formatRand } from '../money/money.ts'
import type { Plan } from './plan.ts'

/**
 * `R 10 000,00 on completion, then 23 instalments of R 3 212,83 and a last one of R 3 212,91`: how a plan is paid, in words
 * (docs/domain.md 4.5 rule 3). Never that the last one is higher or lower.
 */
export function instalmentSentence({ months, eachCents, lastCents, lumpSumCents }: Plan): string {
  const isEven = eachCents === lastCents
  const equal = `${isEven ? months : months - 1} instalments of ${formatRand(eachCents)}`
  const instalments = isEven ? equal : `${equal} and a last one of ${formatRand(lastCents)}`
  return lumpSumCents > 0 ? `${formatRand(lumpSumCents)} on completion, then ${instalments}` : instalments
}
