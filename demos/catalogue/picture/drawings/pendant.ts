import type { Rng } from '../../random.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { GLOW, lampSurface, shadeColours, shadeSurface } from '../lamp-shade.ts'
import { Lathe } from '../lathe.ts'
import type { Look } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { d, fill, line, n, oval } from '../svg.ts'

type Sizes = {
  /** Half the width of the shade. */
  half: number
  /** The distance from the ceiling. */
  drop: number
  cone: StraightShade
  drum: StraightShade
}
/** `topShare` is the half width of the top as a share of `half`. */
type StraightShade = readonly [height: number, topShare: number]
type ProfileOf = (half: number, y: number, sizes: Sizes) => ReadonlyArray<ProfilePoint>

export const pendant: KindDrawing = {
  adjustLook: (look, { material }) => ({
    surface: lampSurface(material),
    shade: look.materialTones ?? look.tone,
  }),
  mainColours: shadeColours,
  draw: (look, rng) => {
    const sizes = randomSizes(look.form, rng)
    const { half, drop } = sizes
    const isStraight = look.form === 'cone' || look.form === 'drum'
    const shade = new Lathe(ofForm(PROFILES, look.form)(half, drop, sizes), { tilt: 0.12, isStraight })
    return (
      cord(look, drop) +
      (look.form === 'drum' ? ring(shade, look) : '') +
      (look.form === 'saucer' ? bulb(shade) : '') +
      shade.body(look.shade.base) +
      shadeSurface(shade, look.shade, look.surface, rng) +
      shade.shade(0.11) +
      (look.form === 'globe' ? foot(shade, look) : opening(shade, look))
    )
  },
}

const PROFILES: Readonly<Record<string, ProfileOf>> = {
  dome: (half, y) => [
    [y, 5],
    [y + 4, half * 0.46],
    [y + 12, half * 0.8],
    [y + 22, half * 0.95],
    [y + 33, half],
  ],
  cone: (half, y, { cone: [height, topShare] }) => [
    [y, half * topShare],
    [y + height, half],
  ],
  bell: (half, y) => [
    [y, 4.4],
    [y + 8, half * 0.4],
    [y + 22, half * 0.56],
    [y + 33, half * 0.74],
    [y + 40, half],
  ],
  drum: (half, y, { drum: [height, topShare] }) => [
    [y, half * topShare],
    [y + height, half * 0.94],
  ],
  globe: (half, y) => [
    [y, 4],
    [y + 4, half * 0.5],
    [y + 12, half * 0.82],
    [y + 22, half * 0.9],
    [y + 32, half * 0.76],
    [y + 40, half * 0.34],
  ],
  saucer: (half, y) => [
    [y, 4],
    [y + 7, half * 0.3],
    [y + 12, half * 0.78],
    [y + 16, half * 1.06],
    [y + 19, half * 1.06],
  ],
  lantern: (half, y) => [
    [y, half * 0.34],
    [y + 8, half * 0.56],
    [y + 24, half * 0.6],
    [y + 40, half * 0.5],
    [y + 46, half * 0.32],
  ],
}

/** Consumes the same random numbers for each form, so that the pendants of a family look alike. */
function randomSizes(form: string, rng: Rng): Sizes {
  const halves: Readonly<Record<string, number>> = {
    saucer: rng.between(32, 37),
    bell: rng.between(22, 28),
    lantern: rng.between(32, 40),
  }
  const half = halves[form] ?? rng.between(26, 33)
  const drop = rng.between(20, 34)
  const [coneTop, coneHeight] = [rng.between(0.14, 0.3), rng.between(26, 34)]
  const [drumTop, drumHeight] = [rng.between(0.78, 0.96), rng.between(20, 30)]
  return { half, drop, cone: [coneHeight, coneTop], drum: [drumHeight, drumTop] }
}

const cord = ({ metal }: Look, drop: number): string =>
  line(`M50 0V${n(drop - 3)}`, '#3b2a1e', 1.2) + fill(d`M47 ${drop - 5}h6l1.200 6H45.800z`, metal.side)

/** A drum's upper ring, and the two wires that hold it. */
function ring(shade: Lathe, { metal, shade: tones }: Look): string {
  const { top } = shade
  const half = shade.halfWidth(top) * 0.9
  const wires = d`M50 ${top - 1}L${50 - half} ${top + 1}M50 ${top - 1}L${50 + half} ${top + 1}`
  return line(wires, metal.deep, 0.8) + shade.mouth(tones.deep)
}

const bulb = (shade: Lathe): string =>
  oval(50, shade.bottom + 1, shade.halfWidth(shade.bottom) * 0.22, 5.6, GLOW)

const foot = (shade: Lathe, { shade: tones }: Look): string =>
  oval(50, shade.bottom + 2, shade.halfWidth(shade.bottom) * 0.9, 2, tones.side)

function opening(shade: Lathe, { form, shade: tones }: Look): string {
  const y = shade.bottom
  const rx = shade.halfWidth(y)
  const lit = form === 'lantern' ? 0.7 : 0.42
  return oval(50, y, rx, rx * 0.12, tones.deep) + oval(50, y + rx * 0.018, rx * lit, rx * 0.07, GLOW)
}
