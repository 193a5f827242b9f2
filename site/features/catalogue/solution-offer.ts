import type { Content } from '../../../domain/content/content.ts'
import type { Solution } from '../../../domain/content/solution.ts'
import { baseChoices, type Offer, offerOf } from '../../../domain/plan/offer.ts'

/** @throws {Error} if the catalogue has no such solution */
export function solutionOf(slug: string, { solutions }: Pick<Content, 'solutions'>): Solution {
  const solution = solutions.find(({ url }) => url === slug)
  if (!solution) throw new Error(`There is no solution "${slug}"`)
  return solution
}

/** The base price of a solution and its plan on the terms of the example plan. */
export function exampleOffer(solution: Solution, content: Pick<Content, 'example-plan' | 'ratecard'>): Offer {
  return offerOf(baseChoices(solution.url), content['example-plan'], content.ratecard)
}
