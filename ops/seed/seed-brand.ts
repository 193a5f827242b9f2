import { CHOSEN_COLOURS, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { readSentBrand, type SentBrand } from '../../domain/enquiry/sent-brand.ts'
import type { ServerContent } from '../../server/content.ts'
import type { Chance } from './chance.ts'
import { SHOPS } from './seed-words.ts'

type SeedBrandDependencies = { chance: Chance; content: Pick<ServerContent, 'solutions'> }

/** The name and the colour in which somebody might have seen a product. @param surname whose shop it is */
export function seedBrand({ chance, content }: SeedBrandDependencies, surname: string): SentBrand | null {
  const products = content.solutions.map(({ url }) => url)
  const name = `${surname}’s ${chance.oneOf(SHOPS)}`
  const { colour } = chance.oneOf(CHOSEN_COLOURS)
  return readSentBrand(writeBrand({ name, colour, product: chance.oneOf(products) }), products)
}
