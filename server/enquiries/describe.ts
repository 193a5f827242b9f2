import { calculatorNames } from '../../domain/content/visitor-lines.ts'
import { namedProducts, type ProductNames, topicOf } from '../../domain/inbox/words/topics.ts'
import type { ServerContent } from '../content.ts'
import type { Describe } from '../store/sql/inbox/projection.ts'

/** All that the price list can build, by its key. */
export function productNamesIn(content: Pick<ServerContent, 'calculator' | 'solutions'>): ProductNames {
  return calculatorNames(content.calculator, content.solutions).needs
}

/** Tells of enquiries what only the site's content knows. */
export function describeIn(content: Pick<ServerContent, 'calculator' | 'solutions'>): Describe {
  const names = productNamesIn(content)
  return (enquiry) => ({ topic: topicOf(enquiry, names), products: namedProducts(enquiry, names) })
}
