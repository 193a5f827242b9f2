import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { type HexColour, parseColour } from '../../domain/brand/hex-colour.ts'

const PICTURES = fileURLToPath(new URL('../../pictures/', import.meta.url))

const text = z.string().min(1)

/** The product's own name and colour. */
const ownBrandSchema = z.strictObject({
  own: z.strictObject({ name: text, short: text, initial: text, address: text }),
  colour: z.custom<HexColour>((value) => typeof value === 'string' && parseColour(value) === value),
})

type OwnBrand = z.infer<typeof ownBrandSchema>

/** The products that can show a visitor's name, by slug. */
export const OWN_BRANDS: ReadonlyMap<string, OwnBrand> = new Map(
  globSync('*/brand.json', { cwd: PICTURES }).map((file) => {
    const json: unknown = JSON.parse(readFileSync(`${PICTURES}${file}`, 'utf8'))
    return [dirname(file), ownBrandSchema.parse(json)]
  }),
)
