import { COLOUR_NAMES, type Colour } from './colours.ts'
import { FAMILY_NAMES } from './families.ts'
import type { KindFacts } from './kinds/kind-facts.ts'
import { KIND_FACTS } from './kinds.ts'
import { MAKERS, type WorkshopKey } from './makers.ts'
import { materialColours, PRODUCT_MATERIALS, type ProductMaterial } from './materials.ts'
import { KIND_NAMES, type Kind, type Product, type Size } from './product.ts'
import { Rng } from './random.ts'
import { slugOf } from './slug.ts'
import { WEAVE_WORDS, type Weave } from './weave-words.ts'

/** Their order determines the kind of each product: do not change it. */
const KIND_WEIGHTS = KIND_NAMES.map((kind) => [kind, KIND_FACTS[kind].perThousand] as const)
const COLOUR_COUNTS = [
  [1, 1],
  [2, 4],
  [3, 5],
  [4, 3],
] as const
/** Wooden seats whose cushion is of wool, so that they come in its colours and cost a little more. */
const WITH_CUSHION: Partial<Record<Kind, string>> = { stool: 'padded', chair: 'panel', bench: 'padded' }
const CUSHION_FACTOR = 1.08

type Choices = { kind: Kind; facts: KindFacts; family: string; form: string; material: ProductMaterial }

/**
 * The product of a number, without checking whether its name is taken.
 *
 * @param number of the product, 6 or more: the first five are written by hand
 * @param attempt the number of names that were taken already
 */
export function describeProduct(number: number, attempt: number): Product {
  // The order of the random draws determines all products: do not change it.
  const rng = new Rng(`kiaat:${number}:${attempt}`)
  const kind = rng.weighted(KIND_WEIGHTS)
  const facts: KindFacts = KIND_FACTS[kind]
  const family = rng.pick(FAMILY_NAMES)
  const form = rng.pick(Object.keys(facts.forms))
  const material = materialThatFits(kind, form, rng.pick(facts.materials), rng)
  const choices: Choices = { kind, facts, family, form, material }
  const weave = facts.weaves === undefined ? null : rng.pick(facts.weaves)
  const colours = coloursOf(choices, rng)
  const workshops: ReadonlyArray<WorkshopKey> = facts.makers[material] ?? ['bench']
  const maker = MAKERS[rng.pick(workshops)]
  const sizes = sizesOf(choices, rng)
  const name = nameOf(choices, weave)
  return {
    number,
    slug: slugOf(name),
    name,
    kind,
    family,
    form,
    material,
    pattern: weave,
    maker,
    colours,
    sizes,
    shippingClass: facts.shippingClass,
    isOutdoor: material === 'saligna' || kind === 'planter' || form === 'rolled',
    priceCents: sizes[0]?.priceCents ?? 0,
  }
}

/** Some forms can only be made of some materials: then another material replaces the random one. */
function materialThatFits(kind: Kind, form: string, material: ProductMaterial, rng: Rng): ProductMaterial {
  const choice = MATERIALS_OF_FORM[`${kind} ${form}`] ?? MATERIALS_OF_FORM[form]
  if (choice !== undefined) return rng.pick(choice)
  if (kind === 'pendant' && material === 'linen' && ['saucer', 'globe', 'bell'].includes(form)) return 'cane'
  if (kind === 'basket' && form === 'ukhamba') return 'ilala'
  return material
}

const MATERIALS_OF_FORM: Readonly<Record<string, ReadonlyArray<ProductMaterial>>> = {
  'desk-lamp arm': ['brass', 'steel'],
  'desk-lamp arc': ['brass', 'steel'],
  'desk-lamp mushroom': ['stoneware', 'stoneware', 'brass', 'steel'],
  'desk-lamp turned': ['kiaat', 'oak', 'imbuia'],
  'desk-lamp thrown': ['stoneware', 'stoneware', 'linen', 'ilala'],
  rolled: ['cotton', 'wool', 'linen'],
  garden: ['saligna', 'saligna', 'oak'],
}

function coloursOf({ kind, family, form, material }: Choices, rng: Rng): ReadonlyArray<Colour> {
  const allowed = materialColours(WITH_CUSHION[kind] === form ? 'wool' : material)
  const count = Math.min(allowed.length, rng.weighted(COLOUR_COUNTS))
  return familyTraits(family)
    .preferredColours.filter((colour) => allowed.includes(colour))
    .slice(0, count)
}

function sizesOf({ kind, facts, family, form, material }: Choices, rng: Rng): ReadonlyArray<Size> {
  const [, formFactor = 1] = facts.forms[form] ?? []
  const cushionFactor = WITH_CUSHION[kind] === form ? CUSHION_FACTOR : 1
  const factor =
    formFactor * PRODUCT_MATERIALS[material].factor * familyTraits(family).priceFactor * cushionFactor
  const offeredSizes = facts.sizes.slice(0, rng.whole(Math.min(2, facts.sizes.length), facts.sizes.length))
  return offeredSizes.map(([word, sizeFactor]) => ({
    word,
    priceCents: roundedToSteps(facts.priceRand * factor * sizeFactor),
  }))
}

/** In cents, rounded to the nearest R 10, or to the nearest R 50 from R 2 000. */
function roundedToSteps(rand: number): number {
  const step = rand < 2_000 ? 10 : 50
  return Math.round(rand / step) * step * 100
}

/** `Hoopoe check mohair throw`: family, weave, material, form. A weave that is not visible is not named. */
function nameOf({ kind, facts, family, form, material }: Choices, weave: Weave | null): string {
  const isHidden = form === 'round' && (kind === 'rug' || kind === 'cushion')
  const weaveWord = weave === null || weave === 'plain' || isHidden ? [] : [WEAVE_WORDS[weave]]
  const [formWord = form] = facts.forms[form] ?? []
  return [family, ...weaveWord, PRODUCT_MATERIALS[material].word, formWord].join(' ')
}

/** The random properties that all products of a family share. */
type FamilyTraits = {
  /** All colours, in order of preference. */
  preferredColours: ReadonlyArray<Colour>
  /** The factor of the price, 0.9 to 1.2. */
  priceFactor: number
}

const traitsByFamily = new Map<string, FamilyTraits>()

/** Cached, because thousands of products share 44 families. */
function familyTraits(family: string): FamilyTraits {
  const traits = traitsByFamily.get(family) ?? {
    preferredColours: new Rng(`family:${family}`).shuffle(COLOUR_NAMES),
    priceFactor: 0.9 + 0.3 * new Rng(`price:${family}`).next(),
  }
  traitsByFamily.set(family, traits)
  return traits
}
