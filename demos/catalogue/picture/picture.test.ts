import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { KINDS } from '../kinds.ts'
import { existingProduct } from '../product.fixture.ts'
import { PRODUCT_COUNT, type Product } from '../product.ts'
import { allProducts } from '../products.ts'
import { drawPicture, MIN_CONTRAST, type PictureOptions, WALLS, wallOf } from './draw.ts'
import { EVERY_DRAWING } from './loaded-drawings.ts'
import { lookOf } from './look-of.ts'
import { distance } from './tones.ts'

const all = allProducts()
const anyProduct = fc.integer({ min: 1, max: PRODUCT_COUNT }).map(existingProduct)

describe('pictures', () => {
  test('are unchanged to the byte', () => {
    const digest = createHash('sha256')
    for (const product of [...all.slice(0, 5), ...sampleProducts()]) {
      for (const colour of product.colours.length > 0 ? product.colours : [null]) {
        digest.update(picture(product, { colour }))
      }
    }
    expect(digest.digest('hex')).toBe('9ab0bfdcfdba72c833da1982d68516ee5a83f9e6a9b5c709ca765ac3037ea8e6')
  })

  test('are small, well-formed, and without ids, styles, scripts or links', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const svg = picture(product)
        expect(svg).not.toMatch(/\sid=|style|script|\son\w+=|href|url\(|NaN|undefined|Infinity|null/)
        expect(svg.length).toBeLessThan(17_000)
        expect(openingTags(svg)).toBe(closingTags(svg))
      }),
    )
  })

  test('show each form of a kind differently', () => {
    for (const { kind, forms } of KINDS) {
      const product = existingProduct(all.findLast((other) => other.kind === kind)?.number ?? 0)
      const pictures = forms.map(({ form }) => picture({ ...product, form }, { wall: false }))
      expect(new Set(pictures).size).toBe(forms.length)
    }
  })

  test('are drawn for products that the office added with unknown words', () => {
    const unknown = {
      ...existingProduct(9),
      number: 10_241,
      form: 'hammock',
      material: 'driftwood',
      family: 'Kayak',
      pattern: 'waves',
    }
    for (const { kind } of KINDS) {
      expect(picture({ ...unknown, kind, colours: ['mauve'] })).toMatch(/^<svg .*<\/svg>$/)
    }
  })
})

describe('a wall', () => {
  test('is the same behind every colour of a product', () => {
    fc.assert(
      fc.property(anyProduct, (product) => {
        const walls = product.colours.map((colour) => wallIn(picture(product, { colour })))
        expect(new Set([...walls, wallIn(picture(product))]).size).toBe(1)
      }),
    )
  })

  test('contrasts with the product, or has the most contrast of all walls', () => {
    for (const product of sampleProducts()) {
      const drawing = EVERY_DRAWING[product.kind]
      const { look } = lookOf(product, product.colours[0] ?? null, drawing)
      const contrast = (wall: string) =>
        Math.min(...drawing.mainColours(look).map((colour) => distance(colour, wall)))
      const chosen = contrast(wallOf(product, drawing))
      expect(chosen).toBeGreaterThan(Math.min(MIN_CONTRAST, Math.max(...WALLS.map(contrast)) - 1))
    }
  })
})

/** 400 different products, spread over all numbers. */
const sampleProducts = (): ReadonlyArray<Product> =>
  Array.from({ length: 400 }, (_, index) => existingProduct(((index * 1_021 + 3) % PRODUCT_COUNT) + 1))

const wallIn = (svg: string): string | undefined => /v500h-500z" fill="(#\w{6})"/.exec(svg)?.[1]

const openingTags = (svg: string): number => svg.match(/<\w/g)?.length ?? 0
const closingTags = (svg: string): number => svg.match(/\/>|<\/\w+>/g)?.length ?? 0

function picture(product: Product, options: PictureOptions = {}): string {
  return drawPicture(product, EVERY_DRAWING[product.kind], options)
}

const MARKUP = '"><script>alert(1)</script>'
/** Fields of a product that the office, or someone in the developer tools, may change. */
const TEXT_FIELDS = ['name', 'slug', 'family', 'form', 'material', 'pattern'] as const

test('a picture contains no text of its product, because it is inserted unescaped', () => {
  for (let number = 1; number <= 120; number += 1)
    for (const word of TEXT_FIELDS) {
      const product = existingProduct(number)
      const hostile = { ...product, [word]: MARKUP, colours: [MARKUP, ...product.colours] }
      expect(picture(hostile, { colour: MARKUP }), `${word} of ${number}`).not.toMatch(/script|alert/)
    }
})
