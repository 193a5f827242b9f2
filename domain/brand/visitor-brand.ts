import { type HexColour, parseColour } from './hex-colour.ts'
import { isTooLong, NAME_MAX_CHARS, tidyName } from './name.ts'

/** A visitor's own brand for the product previews: their name, their colour, and the selected product. */
export type VisitorBrand = {
  /** Normalised, possibly longer than is shown. Empty: the products show their own names. */
  name: string
  /** null: the products show their own colours. */
  colour: HexColour | null
  /** Slug of a solution; null: the first. */
  product: string | null
}

/** A brand as it was read from an address or a form. */
export type ReadBrand = {
  brand: VisitorBrand
  /** The key of the trade that was chosen instead of a product; null if none. */
  trade: string | null
  faults: ReadonlyArray<BrandFault>
}

export type BrandFault = 'name-too-long' | 'no-colour'

/** Query parameters of the page, its form, and shared links. */
export const BRAND_PARAMETERS = { name: 'name', colour: 'colour', product: 'for' } as const
/** Parameters of the form only: `own` is the custom colour, used if `colour=own`; `before` is the colour shown before. */
export const CUSTOM_COLOUR = { choice: 'own', parameter: 'own', before: 'before' } as const

/** The twelve preset colours, muted and bright, in the order of the rainbow. */
export const PRESET_COLOURS: ReadonlyArray<{ colour: HexColour; word: string }> = [
  { colour: '#b3261e', word: 'Red' },
  { colour: '#d9480f', word: 'Orange' },
  { colour: '#f2b705', word: 'Yellow' },
  { colour: '#8a5a2b', word: 'Brown' },
  { colour: '#6b7a1e', word: 'Olive' },
  { colour: '#1f6f54', word: 'Green' },
  { colour: '#0f7c8a', word: 'Teal' },
  { colour: '#1d5fbf', word: 'Blue' },
  { colour: '#1b2a5c', word: 'Navy' },
  { colour: '#6a3fb5', word: 'Purple' },
  { colour: '#c2256b', word: 'Pink' },
  { colour: '#23262d', word: 'Black' },
]

/**
 * Reads a brand from an address or a form as leniently as possible: each invalid part is corrected and listed.
 *
 * @param products slugs of the solutions that have previews
 */
export function readBrand(params: URLSearchParams, products: ReadonlyArray<string>): ReadBrand {
  const name = tidyName(params.get(BRAND_PARAMETERS.name) ?? '')
  const colourChoice = params.get(BRAND_PARAMETERS.colour) ?? ''
  const typedColour =
    colourChoice === CUSTOM_COLOUR.choice ? (params.get(CUSTOM_COLOUR.parameter) ?? '') : colourChoice
  const colour = parseColour(typedColour)
  const requested = params.get(BRAND_PARAMETERS.product)
  const trade = TRADES.find(({ key, product }) => key === requested && products.includes(product))
  const product = trade?.product ?? requested
  const faults: Array<BrandFault> = []
  if (isTooLong(name)) faults.push('name-too-long')
  if (typedColour.trim() !== '' && !colour) faults.push('no-colour')
  return {
    brand: {
      name,
      colour:
        colour ?? (typedColour.trim() === '' ? null : parseColour(params.get(CUSTOM_COLOUR.before) ?? '')),
      product: product !== null && products.includes(product) ? product : null,
    },
    trade: trade?.key ?? null,
    faults,
  }
}

/** The query of the page as it was requested: with the chosen trade instead of its product. */
export function writeRequest({ brand, trade }: Pick<ReadBrand, 'brand' | 'trade'>): string {
  return writeBrand({ ...brand, product: trade ?? brand.product })
}

/** The canonical query of a brand, without its question mark. Parts that are not chosen are omitted. */
export function writeBrand({ name, colour, product }: VisitorBrand): string {
  const params = new URLSearchParams()
  if (name !== '') params.set(BRAND_PARAMETERS.name, name)
  if (colour) params.set(BRAND_PARAMETERS.colour, colour.slice(1))
  if (product) params.set(BRAND_PARAMETERS.product, product)
  return params.toString()
}

/** A note beside a field whose value was changed for display. */
export const BRAND_FAULT_SENTENCES: Readonly<Record<BrandFault, string>> = {
  'name-too-long': `That is longer than ${NAME_MAX_CHARS} letters: the products show the first ${NAME_MAX_CHARS}.`,
  'no-colour': 'That is not a colour we know. The colour stays as it was.',
}

/** A visitor's trade, chosen in one tap, and the solution that is then shown first. */
type Trade = {
  key: string
  word: string
  product: string
  /** Words in a business's name that indicate its trade. */
  namePattern: RegExp
}

/** Services get the shop's product, because they too sell from a list of offers with prices. */
export const TRADES: ReadonlyArray<Trade> = [
  {
    key: 'shop',
    word: 'Shop',
    product: 'ecommerce',
    namePattern: /\b(furniture|hardware|shop|spaza|store|suppl(y|ies)|traders?|trading)\b/i,
  },
  {
    key: 'food',
    word: 'Food',
    product: 'food-delivery',
    namePattern:
      /\b(bakery|braai|cafe|catering|chicken|foods?|grill|kitchen|kota|pizza|restaurant)\b|\bcafé/i,
  },
  {
    key: 'church',
    word: 'Church',
    product: 'church-app',
    namePattern:
      /\b(assembl(y|ies)|chapel|church|congregation|fellowship|kerk|ministries|parish|tabernacle)\b/i,
  },
  {
    key: 'guest-house',
    word: 'Guest house',
    product: 'premium-chat-widget',
    namePattern: /\b(b ?& ?b|guest ?house|hotel|inn|lodge)\b/i,
  },
  {
    key: 'services',
    word: 'Salon or service',
    product: 'ecommerce',
    namePattern: /\b(barbers?|beauty|braids|hair|hairdressers?|hairstyles|nails?|salons?|spa)\b/i,
  },
]

/**
 * The trade that the name indicates, if neither a product nor a trade was requested: `Thandi Hair & Beauty` is a salon. This
 * trade is not put into the address, so that another name may lead to another trade.
 *
 * @param products slugs of the solutions that have previews
 */
export function withTradeFromName<T extends ReadBrand>(requested: T, products: ReadonlyArray<string>): T {
  const { brand } = requested
  if (brand.product !== null) return requested
  const [trade, otherTrade] = TRADES.filter(
    ({ namePattern, product }) => namePattern.test(brand.name) && products.includes(product),
  )
  if (!trade || otherTrade) return requested
  return { ...requested, brand: { ...brand, product: trade.product }, trade: trade.key }
}

/** The selected trade: the chosen one, else the first that fits the selected product. */
export function chosenTrade(picked: string | null, product: string | null): string | null {
  return picked ?? TRADES.find((trade) => trade.product === product)?.key ?? null
}
