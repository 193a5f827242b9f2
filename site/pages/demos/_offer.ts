import type { AgencyOffer } from '../../../demos/demo-bar/price-of-today.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { content } from '../../content.ts'
import { exampleOffer, solutionOf } from '../../features/solutions/solution-offer.ts'

/** The solution that the demos show. */
const SOLUTION = 'ecommerce'

/** The price of a shop like the demo, as on its own page. */
export function demoOffer(): AgencyOffer {
  const { plan } = exampleOffer(solutionOf(SOLUTION, content), content)
  const href = paths.solution(SOLUTION)
  return { price: formatRand(plan.totalCents), href, contactHref: `${href}#plan` }
}
