import type { Rng } from '../../random.ts'
import { leaf, UP } from '../curves.ts'
import { glazeColours, glazed } from '../glaze.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe } from '../lathe.ts'
import type { Glaze, Look } from '../look.ts'
import { MATERIAL_TONES } from '../material-tones.ts'
import { plantIn } from '../plants/plant.ts'
import type { ProfilePoint } from '../profile.ts'
import { leg } from '../sticks.ts'
import { bothSides, d, line, oval, shadow } from '../svg.ts'

const CONCRETE_SURFACES: ReadonlyArray<Glaze> = ['plain', 'speckled', 'fluted', 'dipped']

export const planter: KindDrawing = {
  adjustLook: (_, { material }, { shape, family }) => ({
    ...(material === 'concrete' && { tone: MATERIAL_TONES.concrete, surface: shape.pick(CONCRETE_SURFACES) }),
    wood: MATERIAL_TONES[family.pick(['kiaat', 'oak', 'saligna'])],
  }),
  mainColours: glazeColours,
  draw: (look, rng) => {
    const half = rng.between(19, 25)
    const pot = potOf(look.form, half, rng)
    const plantHeight = Math.min(pot.top - 9, rng.between(36, 46))
    const isHanging = look.form === 'hanging'
    return (
      (isHanging ? strings(pot) : ground(look, pot)) +
      (look.form === 'footed' ? stand(look, half) : '') +
      soil(look, pot) +
      plantIn(
        look.plant,
        { y: pot.top + 0.6, height: isHanging ? Math.min(30, plantHeight) : plantHeight },
        rng,
      ) +
      glazed(pot, look, rng) +
      (look.form === 'taper' && look.hasCollar ? collar(look, pot) : '') +
      (look.plant === 'fern' || isHanging ? overhang(pot) : '')
    )
  },
}

type Profiles = (half: number, top: number) => ReadonlyArray<ProfilePoint>

const STRAIGHT = ['taper', 'tall', 'straight']

function potOf(form: string, half: number, rng: Rng): Lathe {
  const profile = ofForm(PROFILES, form)(half, topOf(form, rng))
  return new Lathe(profile, { tilt: 0.15, isStraight: STRAIGHT.includes(form) })
}

function topOf(form: string, rng: Rng): number {
  if (form === 'hanging') return 58
  return form === 'tall' ? rng.between(44, 48) : rng.between(53, 60)
}

const PROFILES: Readonly<Record<string, Profiles>> = {
  taper: (half, top) => [
    [top, half],
    [92, half * 0.72],
  ],
  tall: (half, top) => [
    [top, half * 0.86],
    [92, half * 0.6],
  ],
  straight: (half, top) => [
    [top, half],
    [92, half * 0.96],
  ],
  belly: (half, top) => [
    [top, half * 0.82],
    [top + 9, half * 1.06],
    [top + 20, half * 1.04],
    [89, half * 0.74],
    [92, half * 0.62],
  ],
  bowl: (half, top) => [
    [top + 8, half * 1.28],
    [top + 18, half * 1.16],
    [88, half * 0.74],
    [92, half * 0.5],
  ],
  footed: (half, top) => [
    [top, half * 1.04],
    [74, half],
    [80, half * 0.86],
  ],
  hanging: (half, top) => [
    [top, half],
    [top + 10, half * 1.02],
    [78, half * 0.62],
    [82, half * 0.3],
  ],
}

const ground = ({ form }: Look, pot: Lathe): string =>
  shadow(50, 93, pot.halfWidth(pot.top) * (form === 'footed' ? 1.1 : 0.94), 3)

function strings(pot: Lathe): string {
  const rx = pot.halfWidth(pot.top)
  const path = d`M50 0V10M50 10L${50 - rx} ${pot.top}M50 10L${50 + rx} ${pot.top}`
  return line(path, '#8a6530', 1) + oval(50, 10, 1.8, 1.8, '#8a6530')
}

function stand({ wood }: Look, half: number): string {
  const foot = (halfWidth: number, y: number, colour: string) =>
    leg([50 + halfWidth * half, 68, 3.4], [50 + halfWidth * half * 1.12, y, 2.2], colour)
  return (
    foot(-0.42, 89, wood.deep) +
    foot(0.42, 89, wood.deep) +
    foot(-0.86, 93, wood.side) +
    foot(0.86, 93, wood.side)
  )
}

function soil({ tone }: Look, pot: Lathe): string {
  const rx = pot.halfWidth(pot.top)
  return (
    oval(50, pot.top, rx, rx * 0.15, tone.light) +
    oval(50, pot.top + 0.3, rx - 1.6, rx * 0.15 - 0.8, '#4a3528')
  )
}

function collar({ tone }: Look, pot: Lathe): string {
  const { top } = pot
  const rx = pot.halfWidth(top)
  const ring = new Lathe(
    [
      [top, rx + 1.8],
      [top + 7, rx + 1.2],
    ],
    { tilt: 0.15, isStraight: true },
  )
  return (
    pot.band(top + 0.2, top + 7, tone.light) +
    pot.rings([top + 7.6], tone.deep, 0.8) +
    ring.body(tone.light) +
    ring.shade()
  )
}

/** Leaves that hang over the rim. */
const overhang = (pot: Lathe): string =>
  bothSides((side) =>
    leaf([50 + side * pot.halfWidth(pot.top) * 0.5, pot.top + 2], {
      angle: UP + side * 2.3,
      length: 15,
      fat: 4,
      colour: '#7d9a6c',
      bend: side * 3,
    }),
  )
