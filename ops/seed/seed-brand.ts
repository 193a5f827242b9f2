import { CHOSEN_COLOURS, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { readSentBrand, type SentBrand } from '../../domain/enquiry/sent-brand.ts'
import type { ServerContent } from '../../server/content.ts'
import { SHOPS } from './seed-words.ts'
import type { SeededRandom } from './seeded-random.ts'

type SeedBrandDependencies = { random: SeededRandom; content: Pick<ServerContent, 'solutions'> }

/** The name and the colour in which somebody might have seen a product. @param surname whose shop it is */
export function seedBrand({ random, content }: SeedBrandDependencies, surname: string): SentBrand | null {
  const products = content.solutions.map(({ url }) => url)
  const name = `${surname}’s ${random.oneOf(SHOPS)}`
  const { colour } = random.oneOf(CHOSEN_COLOURS)
  return readSentBrand(writeBrand({ name, colour, product: random.oneOf(products) }), products)
}
