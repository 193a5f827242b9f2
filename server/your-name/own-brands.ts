import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type HexColour, parseColour } from '../../domain/brand/hex-colour.ts'

const PICTURES = fileURLToPath(new URL('../../pictures/', import.meta.url))

const text = z.string().min(1)
const pricedRow = z.strictObject({ words: text, cents: z.int().positive() })
const datedRow = z.strictObject({ words: text, when: text })
/** A line of a list: a product and its price, or an event and its time. */
const rowSchema = z.union([pricedRow, datedRow])
/** `us` is the business whose name is on the card. */
const messageSchema = z.strictObject({ from: z.enum(['us', 'them']), words: text })

/** What a product shows without a visitor's brand. */
const ownBrandSchema = z.strictObject({
  own: z.strictObject({ name: text, short: text, initial: text, address: text }),
  /** The words and prices of the social card, as its screens show them (ops/release/card-facts.test.tsx). */
  card: z.strictObject({
    colour: z.custom<HexColour>((value) => typeof value === 'string' && parseColour(value) === value),
    heading: text,
    shows: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('list'), rows: z.array(rowSchema), button: text }),
      z.strictObject({ kind: z.literal('talk'), said: z.array(messageSchema) }),
      z.strictObject({ kind: z.literal('view'), live: text, rows: z.array(rowSchema) }),
    ]),
  }),
})

export type ListedFact = z.infer<typeof rowSchema>
export type SaidFact = z.infer<typeof messageSchema>
export type OwnBrand = z.infer<typeof ownBrandSchema>

/** The products that can wear a visitor's name, by slug. */
export const OWN_BRANDS: ReadonlyMap<string, OwnBrand> = new Map(
  globSync('*/brand.json', { cwd: PICTURES }).map((file) => {
    const json: unknown = JSON.parse(readFileSync(`${PICTURES}${file}`, 'utf8'))
    return [dirname(file), ownBrandSchema.parse(json)]
  }),
)
