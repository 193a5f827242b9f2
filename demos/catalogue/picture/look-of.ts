import { COLOUR_NAMES, type Colour, isColour } from '../colours.ts'
import type { Product } from '../product.ts'
import { Rng, type Weighted } from '../random.ts'
import type { KindDrawing, RandomSources } from './kind-drawing.ts'
import type { Glaze, Look, Plant, Stems } from './look.ts'
import { MATERIAL_TONES, type TonedMaterial, tonesOf } from './material-tones.ts'
import { TONES_OF_COLOURS } from './tones.ts'

/**
 * The look of a product: its shape follows from family, kind and form, its colours from the variant, and details such
 * as the plant in a pot from its number.
 *
 * @param colour of the variant; an unknown one is drawn in the family's preferred colour
 * @returns also the generator from which the drawing takes its further random numbers
 */
export function lookOf(product: Product, colour: string | null, { adjustLook }: KindDrawing) {
  const random = randomSourcesOf(product)
  const look = baseLook(product, colour, random)
  return { look: { ...look, ...adjustLook?.(look, product, random) }, rng: random.shape }
}

function randomSourcesOf({ number, family, kind, form, pattern }: Product): RandomSources {
  const familyRng = new Rng(`family:${family}`)
  const preferredColours = familyRng.shuffle(COLOUR_NAMES)
  return {
    shape: new Rng(`look:${family}:${kind}:${form}:${pattern ?? ''}`),
    details: new Rng(`own:${number}`),
    family: familyRng,
    preferredColours,
  }
}

/** The order of the random draws determines all looks: do not change it. */
function baseLook(product: Product, colour: string | null, random: RandomSources): Look {
  const { shape, details, family } = random
  const tones = tonesOf(product.material)
  const metal = MATERIAL_TONES[family.pick(METALS)]
  const wood = tones ?? MATERIAL_TONES[family.pick(WOODS)]
  return {
    form: product.form,
    weave: product.pattern,
    wood,
    legs: wood,
    metal,
    materialTones: tones ?? null,
    ...threeTones(colour, random.preferredColours),
    isOfCane: product.material === 'cane',
    shade: wood,
    fibre: MATERIAL_TONES[isFibre(product.material) ? product.material : shape.pick(FIBRES)],
    surface: shape.pick(GLAZES),
    isStyled: details.chance(0.55),
    hasArms: shape.chance(0.26),
    seat: shape.pick(SEATS),
    stems: details.weighted(STEMS),
    hasEars: product.form === 'amphora' && shape.chance(0.5),
    isTwoToned: shape.chance(0.4),
    hasFruit: details.chance(0.3),
    handle: shape.pick(HANDLES),
    isFull: details.chance(0.35),
    isPair: details.chance(0.34),
    hasLid: shape.chance(0.6),
    hasCollar: shape.chance(0.6),
    hasBand: shape.chance(0.4),
    plant: details.pick(PLANTS),
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

/** The tones of the variant's colour and of two that match it, the first as the family prefers. */
function threeTones(colour: string | null, preferredColours: ReadonlyArray<Colour>) {
  const firstColour = colour !== null && isColour(colour) ? colour : (preferredColours[0] ?? 'salt')
  const matching = MATCHING_COLOURS[firstColour]
  const second = preferredColours.find((candidate) => matching.includes(candidate)) ?? 'salt'
  const third = matching.find((candidate) => candidate !== second) ?? 'salt'
  return {
    tone: TONES_OF_COLOURS[firstColour],
    second: TONES_OF_COLOURS[second],
    third: TONES_OF_COLOURS[third],
    isClayRed: firstColour === 'clay',
  }
}

/** The second and third colours that match a first. */
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
