import type { Rng } from '../random.ts'
import { shadeSurface } from './lamp-shade.ts'
import { Lathe } from './lathe.ts'
import { flecks } from './lathe-ornaments.ts'
import type { Look } from './look.ts'
import type { ProfilePoint } from './profile.ts'
import { box, oval } from './svg.ts'

/** A turned or thrown foot under a shade of cloth. */
export function footedLamp(look: Look, rng: Rng): string {
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
