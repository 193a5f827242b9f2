import { calculatorNames } from '../../domain/content/visitor-lines.ts'
import { namedProducts, type ProductNames, topicOf } from '../../domain/inbox/words/topics.ts'
import type { ServerContent } from '../content.ts'
import type { Describe } from '../store/sql/inbox/projection.ts'

/** The names of all products in the price list, by key. */
export function productNamesIn(content: Pick<ServerContent, 'calculator' | 'solutions'>): ProductNames {
  return calculatorNames(content.calculator, content.solutions).needs
}

/** Describes enquiries in words of the site's content. */
export function describeIn(content: Pick<ServerContent, 'calculator' | 'solutions'>): Describe {
  const names = productNamesIn(content)
  return (enquiry) => ({ topic: topicOf(enquiry, names), products: namedProducts(enquiry, names) })
}
