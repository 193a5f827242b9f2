import type { Content } from '../../../domain/content/content.ts'
import type { Solution } from '../../../domain/content/solution.ts'
import { baseChoices } from '../../../domain/plan/offer.ts'
import { type OfferInMonths, offerInMonths } from '../../../domain/plan/plan-in-months.ts'

/** @throws {Error} if the catalogue has no such solution */
export function solutionOf(slug: string, { solutions }: Pick<Content, 'solutions'>): Solution {
  const solution = solutions.find(({ url }) => url === slug)
  if (!solution) throw new Error(`There is no solution "${slug}"`)
  return solution
}

/** The base price of a solution over the months of the example plan. */
export function exampleOffer(
  solution: Solution,
  content: Pick<Content, 'example-plan' | 'ratecard'>,
): OfferInMonths {
  return offerInMonths(baseChoices(solution.url), content['example-plan'].months, content.ratecard)
}
