// A product and a colour become a picture: what it is made of is chosen here, how it looks in draw-*.js.
import { basket, planter } from './draw-garden.js'
import { deskLamp, pendant } from './draw-lamps.js'
import { mirror } from './draw-mirrors.js'
import { bench, chair, stool } from './draw-seats.js'
import { diningTable, sideTable } from './draw-tables.js'
import { cushion, rug, throwOver } from './draw-textiles.js'
import { bowl, mug, vase } from './draw-vessels.js'
import { ORIGINALS, throwOf } from './originals.js'
import { COLOURS, distance, FRIENDS, MATERIALS, toneOfColour, WALLS } from './palette.js'
import { rng } from './rng.js'

const DRAW = {
  'dining-table': diningTable,
  'side-table': sideTable,
  stool,
  chair,
  bench,
  pendant,
  'desk-lamp': deskLamp,
  throw: throwOver,
  cushion,
  rug,
  bowl,
  vase,
  mug,
  planter,
  basket,
  mirror,
}
const GLAZES = [
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
const LAMP_SURFACE = {
  cane: 'woven',
  ilala: 'woven',
  linen: 'linen',
  brass: 'metal',
  steel: 'metal',
  copper: 'metal',
  stoneware: 'glazed',
  ash: 'slats',
}

/** What the drawing is told: shape from the family, colours from the variant. */
export function lookOf(p, colour = p.colours[0] ?? null) {
  const r = rng(`look:${p.collection}:${p.kind}:${p.form}:${p.pattern ?? ''}`)
  const own = rng(`own:${p.number}`)
  const family = rng(`family:${p.collection}`)
  const liked = family.shuffle(Object.keys(COLOURS))
  const key = colour ?? liked[0]
  const friends = FRIENDS[key]
  const second = liked.find((c) => friends.includes(c) && c !== key) ?? friends[0]
  const third = friends.find((c) => c !== second && c !== key) ?? 'salt'
  const stuff = MATERIALS[p.stuff]
  const metal = MATERIALS[family.pick(['brass', 'brass', 'steel', 'copper'])]
  const wood = stuff ?? MATERIALS[family.pick(['kiaat', 'oak', 'ash', 'imbuia'])]
  const m = {
    form: p.form,
    pattern: p.pattern,
    wood,
    legs: wood,
    metal,
    tone: toneOfColour[key],
    second: toneOfColour[second],
    third: toneOfColour[third],
    fibre:
      MATERIALS[['ilala', 'rush', 'cane'].includes(p.stuff) ? p.stuff : r.pick(['rush', 'cane', 'ilala'])],
    surface: r.pick(GLAZES),
    styled: own.chance(0.55),
    arms: r.chance(0.26),
    seat: r.pick(['wood', 'wood', 'weave', 'pad']),
    stems: own.weighted([
      ['none', 5],
      ['grass', 1],
      ['protea', 1.4],
      ['gum', 1.2],
      ['branch', 1],
    ]),
    ears: p.form === 'amphora' && r.chance(0.5),
    inside: r.chance(0.4),
    fruit: own.chance(0.3),
    handle: r.pick(['loop', 'loop', 'ring']),
    full: own.chance(0.35),
    pair: own.chance(0.34),
    lid: r.chance(0.6),
    collar: r.chance(0.6),
    band: r.chance(0.4),
    plant: own.pick(['leafy', 'aloe', 'snake', 'fern', 'strelitzia', 'bush', 'lavender']),
    trim: r.pick(['plain', 'piped', 'tassels', 'fringe']),
    strap: r.chance(0.3),
    shelf: r.chance(0.16),
    leather: '#7a4a2a',
  }
  if (p.kind === 'rug' && r.chance(0.3)) m.trim = 'bound'
  if (['side-table', 'dining-table', 'stool', 'bench'].includes(p.kind) && own.chance(0.26))
    m.legs = p.stuff === 'blackened' ? MATERIALS.brass : r.pick([MATERIALS.steel, MATERIALS.brass])
  if (p.kind === 'stool' && (p.form === 'turned' || p.form === 'saddle')) m.legs = m.wood
  if (p.kind === 'side-table' && ['drum', 'pedestal'].includes(p.form)) m.legs = m.wood
  if (['side-table', 'dining-table'].includes(p.kind)) m.tone = toneOfColour[liked[0]]
  if (p.kind === 'bowl') m.wood = stuff ?? null
  if (p.kind === 'basket') {
    m.surface =
      p.stuff === 'cane'
        ? r.pick(['plain', 'dipped', 'banded'])
        : r.pick(['zigzag', 'diamond', 'banded', 'dipped', 'zigzag'])
    m.second = toneOfColour[own.pick(['soot', 'rust', 'cocoa', 'plum', 'pine', 'clay', 'indigo'])]
    m.third = toneOfColour[own.pick(['ochre', 'soot', 'rust'])]
  }
  if (p.kind === 'pendant' || p.kind === 'desk-lamp') {
    m.surface = LAMP_SURFACE[p.stuff] ?? 'linen'
    const cloth =
      toneOfColour[['oat', 'salt', 'sand', 'blush'].find((c) => liked.slice(0, 9).includes(c)) ?? 'salt']
    m.stuff = stuff ?? m.tone
    if (p.kind === 'desk-lamp') {
      const metalLamp = p.stuff === 'brass' || p.stuff === 'steel'
      if (metalLamp) m.metal = stuff
      if (p.form === 'arm' || p.form === 'arc') {
        m.stuff = metalLamp ? (own.chance(0.5) ? stuff : m.second) : m.tone
        m.metal = metalLamp ? stuff : m.metal
      }
      if (p.form === 'thrown' || p.form === 'turned')
        m.stuff = p.stuff === 'ilala' ? stuff : p.stuff === 'linen' ? m.tone : cloth
      if (p.form === 'thrown' && p.stuff === 'linen') m.tone = m.second
      if (p.form === 'mushroom') {
        m.tone = metalLamp ? stuff : m.tone
        m.stuff = p.stuff === 'linen' ? m.tone : m.stuff
      }
      if (p.form === 'turned') {
        m.wood = stuff
        m.stuff = cloth
      }
    }
  }
  if (p.stuff === 'concrete') {
    m.tone = { ...MATERIALS.concrete, key: 'salt' }
    m.surface = r.pick(['plain', 'speckled', 'fluted', 'dipped'])
  }
  if (p.kind === 'planter') m.wood = MATERIALS[family.pick(['kiaat', 'oak', 'saligna'])]
  if (p.kind === 'mirror') {
    m.frame = stuff
    m.weave = p.stuff === 'cane'
    if (m.weave) m.thick = 7
    if (p.form === 'leaning' || p.form === 'wide' || p.form === 'window') m.strap = false
    if (p.form !== 'arch' && p.form !== 'tall') m.shelf = false
    if (m.shelf) m.strap = false
  }
  return { m, r }
}
/** The colour that most of the picture shows: the wall must not swallow it. */
function mainColours(p, m) {
  if (['dining-table', 'side-table', 'stool', 'chair', 'bench'].includes(p.kind))
    return [m.wood.light, m.wood.base]
  if (p.kind === 'pendant') return [m.stuff.base, m.stuff.light]
  if (p.kind === 'desk-lamp') return [m.stuff.base, p.form === 'turned' ? m.wood.base : m.tone.base]
  if (p.kind === 'basket') return [m.fibre.base, m.fibre.light]
  if (p.kind === 'mirror') return [m.frame.base, '#e2e9e6']
  if (p.kind === 'bowl' && m.wood) return [m.wood.base, m.wood.light]
  return [m.tone.base, m.tone.light]
}
export function wallOf(p, m) {
  const main = mainColours(p, m)
  const r = rng(`wall:${p.number}`)
  const far = WALLS.filter((wall) => main.every((c) => distance(c, wall) > 52))
  if (far.length) return r.pick(far)
  return [...WALLS].sort(
    (a, b) => Math.min(...main.map((c) => distance(c, b))) - Math.min(...main.map((c) => distance(c, a))),
  )[0]
}
/** Low things are lifted to the middle of the picture and brought a little nearer: [up, scale about (50, 60)]. */
const PLACE = {
  bowl: [15, 1.12],
  mug: [13, 1.14],
  bench: [10, 1.04],
  'dining-table': [10, 1.03],
  'side-table': [4, 1],
  stool: [4, 1],
  chair: [1, 1.06],
  vase: [4, 1.06],
  basket: [7, 1.06],
  planter: [1, 1.03],
  cushion: [11, 1.08],
  throw: [0, 1.02],
  rug: [0, 1],
  pendant: [-9, 1.08],
  'desk-lamp': [4, 1.05],
  mirror: [-2, 1.06],
}
const FORM_PLACE = {
  lumbar: [18, 1.06],
  rolled: [17, 1.06],
  garden: [8, 1.06],
  ukhamba: [10, 1.1],
  tall: [-2, 1],
}
function placed(p, inner) {
  const [up, scale] = FORM_PLACE[p.form] ?? PLACE[p.kind]
  return `<g transform="translate(${+(50 - 50 * scale).toFixed(2)} ${+(60 - 60 * scale - up).toFixed(2)}) scale(${scale})">${inner}</g>`
}
/** { inner, wall }: the drawing without its svg element, and the colour behind it. */
export function drawing(p, colour) {
  if (p.original) {
    const { wall, draw } = p.original === 'throw' ? throwOf(colour) : ORIGINALS[p.original]
    return { inner: draw, wall }
  }
  const { m, r } = lookOf(p, colour)
  // the wall is that of the first colour: choosing another colour changes the thing, not the room
  return { inner: placed(p, DRAW[p.kind](m, r)), wall: wallOf(p, lookOf(p).m) }
}
/** The drawing where it stands on the ground (92 of 100), for rooms made of several things. */
export function bare(p, colour) {
  if (p.original) return drawing(p, colour).inner
  const { m, r } = lookOf(p, colour)
  return DRAW[p.kind](m, r)
}
/** A whole picture. view: another viewBox looks at a part of it; wall: false leaves the ground out. */
export function picture(p, { colour = '', view = '-8 -4 116 108', wall = true, title = '' } = {}) {
  const d = drawing(p, colour || undefined)
  const ground = wall ? `<path d="M-200-200h500v500h-500z" fill="${d.wall}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}"${title ? ` role="img" aria-label="${title}"` : ' aria-hidden="true"'}>${ground}${d.inner}</svg>`
}
