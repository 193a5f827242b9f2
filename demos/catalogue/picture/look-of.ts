import { COLOUR_NAMES, type Colour, isColour } from '../colours.ts'
import type { Product } from '../product.ts'
import { Rng, type Weighted } from '../random.ts'
import type { KindDrawing, RngDraws } from './kind-drawing.ts'
import type { Glaze, Look, Plant, Stems } from './look.ts'
import { MATERIAL_TONES, type TonedMaterial, tonesOf } from './material-tones.ts'
import { TONES_OF_COLOURS } from './tones.ts'

type Dressed = {
  look: Look
  /** The random generator, from which the drawing continues. */
  rng: Rng
}

/**
 * The look of a product: its shape follows from family, kind and form, its colours from the variant, and details such
 * as the plant in a pot from its number.
 *
 * @param colour of the variant; an unknown one is drawn in the family's preferred colour
 */
export function lookOf(product: Product, colour: string | null, { dress }: KindDrawing): Dressed {
  const rngDraws = rngDrawsFor(product)
  const look = plainLook(product, colour, rngDraws)
  return { look: { ...look, ...dress?.(look, product, rngDraws) }, rng: rngDraws.shape }
}

function rngDrawsFor({ number, family, kind, form, pattern }: Product): RngDraws {
  const familyDice = new Rng(`family:${family}`)
  const liked = familyDice.shuffle(COLOUR_NAMES)
  return {
    shape: new Rng(`look:${family}:${kind}:${form}:${pattern ?? ''}`),
    own: new Rng(`own:${number}`),
    family: familyDice,
    liked,
  }
}

/** The order of the random draws determines all looks: do not change it. */
function plainLook(product: Product, colour: string | null, rngDraws: RngDraws): Look {
  const { shape, own, family } = rngDraws
  const tones = tonesOf(product.material)
  const metal = MATERIAL_TONES[family.pick(METALS)]
  const wood = tones ?? MATERIAL_TONES[family.pick(WOODS)]
  return {
    form: product.form,
    weave: product.pattern,
    wood,
    legs: wood,
    metal,
    own: tones ?? null,
    ...threeTones(colour, rngDraws.liked),
    isOfCane: product.material === 'cane',
    shade: wood,
    fibre: MATERIAL_TONES[isFibre(product.material) ? product.material : shape.pick(FIBRES)],
    surface: shape.pick(GLAZES),
    isStyled: own.chance(0.55),
    hasArms: shape.chance(0.26),
    seat: shape.pick(SEATS),
    stems: own.weighted(STEMS),
    hasEars: product.form === 'amphora' && shape.chance(0.5),
    isTwoToned: shape.chance(0.4),
    hasFruit: own.chance(0.3),
    handle: shape.pick(HANDLES),
    isFull: own.chance(0.35),
    isPair: own.chance(0.34),
    hasLid: shape.chance(0.6),
    hasCollar: shape.chance(0.6),
    hasBand: shape.chance(0.4),
    plant: own.pick(PLANTS),
    trim: shape.pick(TRIMS),
    hasStrap: shape.chance(0.3),
    hasShelf: shape.chance(0.16),
  }
}

const METALS = ['brass', 'brass', 'steel', 'copper'] as const
const WOODS = ['kiaat', 'oak', 'ash', 'imbuia'] as const
const FIBRES = ['rush', 'cane', 'ilala'] as const satisfies ReadonlyArray<TonedMaterial>
const GLAZES: ReadonlyArray<Glaze> = [
  'plain',
  'dipped',
  'topped',
  'banded',
  'combed',
  'fluted',
  'painted',
  'speckled',
  'speckled',
  'dipped',
]
const SEATS = ['wood', 'wood', 'weave', 'pad'] as const
const STEMS: ReadonlyArray<Weighted<Stems>> = [
  ['none', 5],
  ['grass', 1],
  ['protea', 1.4],
  ['gum', 1.2],
  ['branch', 1],
]
const HANDLES = ['loop', 'loop', 'ring'] as const
const PLANTS: ReadonlyArray<Plant> = ['leafy', 'aloe', 'snake', 'fern', 'strelitzia', 'bush', 'lavender']
const TRIMS = ['plain', 'piped', 'tassels', 'fringe'] as const

const isFibre = (material: string): material is (typeof FIBRES)[number] =>
  FIBRES.some((fibre) => fibre === material)

/** The variant's colour, and two that may lie beside it, the family's own choice first. */
function threeTones(colour: string | null, liked: ReadonlyArray<Colour>) {
  const firstColour = colour !== null && isColour(colour) ? colour : (liked[0] ?? 'salt')
  const company = MATCHING_COLOURS[firstColour]
  const second = liked.find((candidate) => company.includes(candidate)) ?? 'salt'
  const third = company.find((candidate) => candidate !== second) ?? 'salt'
  return {
    tone: TONES_OF_COLOURS[firstColour],
    second: TONES_OF_COLOURS[second],
    third: TONES_OF_COLOURS[third],
    isClayRed: firstColour === 'clay',
  }
}

/** Which second and third colours may lie beside a first. */
const MATCHING_COLOURS: Readonly<Record<Colour, ReadonlyArray<Colour>>> = {
  salt: ['sage', 'indigo', 'rust', 'soot', 'ochre', 'clay'],
  oat: ['indigo', 'rust', 'moss', 'cocoa', 'plum'],
  sand: ['salt', 'soot', 'rust', 'pine', 'cocoa'],
  sage: ['salt', 'oat', 'pine', 'blush'],
  moss: ['oat', 'salt', 'ochre', 'blush'],
  pine: ['oat', 'ochre', 'blush', 'salt'],
  sea: ['salt', 'oat', 'indigo', 'blush'],
  indigo: ['salt', 'oat', 'sky', 'ochre', 'clay'],
  sky: ['salt', 'indigo', 'rust', 'oat'],
  ochre: ['salt', 'soot', 'cocoa', 'rust', 'indigo'],
  rust: ['oat', 'blush', 'salt', 'sky', 'plum'],
  clay: ['oat', 'salt', 'soot', 'sage'],
  blush: ['rust', 'plum', 'moss', 'salt'],
  plum: ['blush', 'oat', 'ochre'],
  soot: ['salt', 'oat', 'ochre', 'clay'],
  cocoa: ['oat', 'salt', 'sky', 'ochre'],
}
