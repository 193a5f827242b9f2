import type { Product } from '../../product.ts'
import type { Rng } from '../../random.ts'
import type { KindDrawing, RandomSources } from '../kind-drawing.ts'
import { clothOf, GLOW, lampSurface, shadeSurface } from '../lamp-shade.ts'
import { Lathe } from '../lathe.ts'
import { flecks } from '../lathe-ornaments.ts'
import type { Look } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { bar, disc } from '../sticks.ts'
import { box, d, group, line, n, oval, type Point, shadow } from '../svg.ts'

/** The materials of a desk lamp's shade and foot, which follow from its form. */
function deskLampLook(look: Look, { form, material }: Product, random: RandomSources): Partial<Look> {
  const surface = lampSurface(material)
  const metal = material === 'brass' || material === 'steel' ? look.materialTones : null
  const ownTones = look.materialTones ?? look.tone
  if (form === 'arm' || form === 'arc') return { surface, ...jointed(look, metal, random) }
  if (form === 'mushroom') {
    return {
      surface,
      metal: metal ?? look.metal,
      tone: metal ?? look.tone,
      shade: material === 'linen' ? look.tone : ownTones,
    }
  }
  const cloth = clothOf(random.preferredColours)
  if (form === 'turned') return { surface, metal: metal ?? look.metal, shade: cloth }
  if (material === 'linen') return { surface, shade: look.tone, tone: look.second }
  return { surface, metal: metal ?? look.metal, shade: material === 'ilala' ? ownTones : cloth }
}

/** Half of the lamps of metal have a painted shade. */
function jointed(look: Look, metal: Look['materialTones'], { details }: RandomSources): Partial<Look> {
  if (metal === null) return { shade: look.tone }
  return { metal, shade: details.chance(0.5) ? metal : look.second }
}

export const deskLamp: KindDrawing = {
  adjustLook: deskLampLook,
  mainColours: ({ form, shade, wood, tone }) => [shade.base, form === 'turned' ? wood.base : tone.base],
  draw: (look, rng) => {
    const ground = shadow(50, 92, look.form === 'arm' ? 26 : 23, 3)
    if (look.form === 'arm') return ground + armLamp(look, rng)
    if (look.form === 'arc') return ground + arcLamp(look, rng)
    return ground + (look.form === 'mushroom' ? mushroomLamp(look, rng) : footedLamp(look, rng))
  },
}

function armLamp(look: Look, rng: Rng): string {
  const { metal } = look
  const side = rng.pick([-1, 1])
  const foot = 50 - side * rng.between(8, 13)
  const knee: Point = [50 - side * rng.between(22, 27), rng.between(46, 52)]
  const head: Point = [50 + side * rng.between(10, 15), rng.between(20, 26)]
  return (
    disc([foot, 88], [15, 3.6], 3, { light: metal.base, side: metal.deep }) +
    bar([foot, 88, 2.2], [...knee, 2], metal.side) +
    bar([...knee, 2], [...head, 2], metal.base) +
    oval(...knee, 2.4, 2.4, metal.deep) +
    oval(knee[0] - 0.4, knee[1] - 0.4, 0.9, 0.9, metal.light) +
    armHead(look, head, side, rng)
  )
}

function armHead({ metal, shade: tones }: Look, [x, y]: Point, side: number, rng: Rng): string {
  const shade = new Lathe(
    [
      [y - 3, 4.4],
      [y + 3, 8],
      [y + 13, 15.5],
    ],
    { cx: x + side * 3, tilt: 0.14 },
  )
  const rotation = `rotate(${n(-side * rng.between(14, 24))} ${n(x)} ${n(y)})`
  const cap = box(x + side * 3 - 2.4, y - 7, 4.8, 5, 1.4, metal.deep)
  const skin = shade.body(tones.base) + shade.shine(shade.top, shade.bottom) + shade.shade()
  const light =
    oval(shade.cx, shade.bottom, 15.5, 2.2, tones.deep) + oval(shade.cx, shade.bottom + 0.2, 6.5, 1.2, GLOW)
  return group(rotation, cap + skin + light)
}

function arcLamp({ metal, shade: tones }: Look, rng: Rng): string {
  const side = rng.pick([-1, 1])
  const x = 50 - side * 15
  const y = rng.between(20, 28)
  const end = 50 + side * 17
  const foot = disc([x + side * 2, 88.4], [14, 3.4], 2.8, { light: metal.base, side: metal.deep })
  const arc = d`M${x} 88V${y + 16}A16 16 0 0 ${side > 0 ? 1 : 0} ${end} ${y + 16}V${y + 22}`
  const shade = new Lathe(
    [
      [y + 20, 3.4],
      [y + 24, 9],
      [y + 34, 15],
    ],
    { cx: end, tilt: 0.13 },
  )
  const skin = shade.body(tones.base) + shadeSurface(shade, tones, 'metal', rng) + shade.shade()
  const light = oval(end, shade.bottom, 15, 2, tones.deep) + oval(end, shade.bottom + 0.3, 6, 1.1, GLOW)
  return foot + line(arc, metal.side, 2.2) + skin + light
}

function mushroomLamp(look: Look, rng: Rng): string {
  const { metal, tone, shade: tones } = look
  const half = rng.between(24, 30)
  const y = rng.between(24, 32)
  const foot = mushroomFoot(y, rng)
  const cap = mushroomCap(half, y)
  const light =
    oval(50, cap.bottom, half, half * 0.12, tones.deep) + oval(50, cap.bottom, half * 0.5, half * 0.06, GLOW)
  const skin =
    look.surface === 'woven'
      ? shadeSurface(cap, tones, 'woven', rng)
      : cap.shine(cap.top + 3, cap.bottom - 2, -0.7, 0.18)
  return (
    foot.body(tone.base) +
    foot.shade(0.16) +
    light +
    cap.body(tones.base) +
    skin +
    cap.shade() +
    cap.band(cap.bottom - 1.4, cap.bottom, GLOW) +
    oval(50, y - 0.4, 2.2, 1.8, metal.base) +
    foot.band(foot.bottom - 2, foot.bottom, metal.side)
  )
}

const mushroomFoot = (y: number, rng: Rng): Lathe =>
  new Lathe(
    [
      [y + 18, 6],
      [y + 34, rng.between(5, 7)],
      [84, rng.between(11, 17)],
      [91, rng.between(13, 19)],
    ],
    { tilt: 0.12 },
  )

const mushroomCap = (half: number, y: number): Lathe =>
  new Lathe(
    [
      [y, 2],
      [y + 2.5, half * 0.42],
      [y + 9, half * 0.78],
      [y + 17, half * 0.96],
      [y + 24, half],
    ],
    { tilt: 0.12 },
  )

/** A turned or thrown foot under a shade of cloth. */
function footedLamp(look: Look, rng: Rng): string {
  const y = rng.between(15, 21)
  const half = rng.between(21, 26)
  const shadeHeight = rng.between(25, 32)
  const footTop = y + shadeHeight
  const isTurned = look.form === 'turned'
  const foot = new Lathe(isTurned ? turnedProfile(footTop) : thrownProfile(footTop, rng), { tilt: 0.14 })
  const lampShade = new Lathe(
    [
      [y, half * rng.between(0.5, 0.86)],
      [footTop, half],
    ],
    { tilt: 0.1, isStraight: true },
  )
  const surface = look.surface === 'woven' ? 'woven' : 'linen'
  return (
    box(48.8, footTop - 4, 2.4, 8, 0, look.metal.side) +
    footOf(foot, footTop, look, rng) +
    oval(50, footTop, half, half * 0.1, look.shade.deep) +
    lampShade.body(look.shade.base) +
    shadeSurface(lampShade, look.shade, surface, rng) +
    lampShade.shade()
  )
}

function footOf(foot: Lathe, top: number, look: Look, rng: Rng): string {
  const isTurned = look.form === 'turned'
  const skin = isTurned ? look.wood : look.tone
  const light = foot.shade(0.15) + foot.shine(top + 9, 84, -0.64, 0.14, 0.22)
  if (isTurned) return foot.body(skin.base) + foot.rings([top + 11, top + 32], skin.deep, 1) + light
  const ornament = look.hasBand
    ? foot.band(top + 16, top + 24, look.second.base)
    : flecks(foot, rng, skin.deep, 20)
  return foot.body(skin.base) + ornament + light
}

const turnedProfile = (top: number): ReadonlyArray<ProfilePoint> => [
  [top, 2.4],
  [top + 6, 5.6],
  [top + 11, 3.2],
  [top + 22, 8.4],
  [top + 32, 4.4],
  [86, 11],
  [91, 13],
]

const thrownProfile = (top: number, rng: Rng): ReadonlyArray<ProfilePoint> => [
  [top, 2.6],
  [top + 5, 3.2],
  [top + 14, rng.between(12, 17)],
  [top + 26, rng.between(13, 18)],
  [91, rng.between(8, 11)],
]
