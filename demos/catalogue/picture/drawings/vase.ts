import { glazeColours, glazed } from '../glaze.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe } from '../lathe.ts'
import type { Look } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { stemsIn } from '../stems.ts'
import { bothSides, group, line, n, shadow } from '../svg.ts'

export const vase: KindDrawing = {
  mainColours: glazeColours,
  draw: (look, rng) => {
    const { half, profile } = ofForm(FORMS, look.form)
    const body = new Lathe(profile(rng.between(...half)), { tilt: 0.15 })
    const stems = look.stems === 'none' ? '' : stemsIn(look.stems, [50, body.top], rng)
    const back = shadow(50, 92.5, body.halfWidth(body.bottom) + 9, 2.8) + ears(body, look)
    const front = body.mouth(look.tone.deep) + stems + glazed(body, look, rng)
    // A vase with stems is drawn smaller, so that the whole fits into the picture.
    if (stems !== '') return group('translate(7 13) scale(.86)', back + front)
    return back + front + body.mouth(look.tone.light) + body.mouth(look.tone.deep, 1.2)
  },
}

type Form = {
  /** The range of half its greatest width. */
  half: readonly [number, number]
  profile: (half: number) => ReadonlyArray<ProfilePoint>
}

const FORMS: Readonly<Record<string, Form>> = {
  bottle: {
    half: [15, 22],
    profile: (half) => [
      [24, 4.5],
      [29, 3.6],
      [44, 4.4],
      [58, half * 0.8],
      [72, half],
      [86, half * 0.82],
      [92, half * 0.62],
    ],
  },
  amphora: {
    half: [20, 26],
    profile: (half) => [
      [30, 9],
      [35, 7],
      [46, half * 0.92],
      [54, half],
      [70, half * 0.8],
      [86, half * 0.48],
      [92, half * 0.5],
    ],
  },
  cylinder: {
    half: [13, 18],
    profile: (half) => [
      [32, half * 0.96],
      [36, half],
      [86, half],
      [92, half * 0.94],
    ],
  },
  gourd: {
    half: [18, 23],
    profile: (half) => [
      [28, 6],
      [34, 7.4],
      [42, half * 0.56],
      [50, half * 0.5],
      [62, half * 0.92],
      [76, half],
      [88, half * 0.78],
      [92, half * 0.6],
    ],
  },
  moon: {
    half: [24, 29],
    profile: (half) => [
      [38, 7.4],
      [41, 6.4],
      [48, half * 0.72],
      [60, half * 0.98],
      [68, half],
      [82, half * 0.76],
      [92, half * 0.36],
    ],
  },
  carafe: {
    half: [17, 22],
    profile: (half) => [
      [26, 10],
      [34, 6.6],
      [46, 7.2],
      [62, half * 0.84],
      [78, half],
      [92, half * 0.86],
    ],
  },
  trumpet: {
    half: [16, 21],
    profile: (half) => [
      [28, half],
      [36, half * 0.7],
      [50, half * 0.42],
      [70, half * 0.36],
      [84, half * 0.5],
      [92, half * 0.74],
    ],
  },
  cone: {
    half: [20, 25],
    profile: (half) => [
      [34, 6],
      [48, half * 0.5],
      [70, half * 0.82],
      [88, half],
      [92, half * 0.96],
    ],
  },
}

function ears(body: Lathe, { hasEars, tone }: Look): string {
  if (!hasEars) return ''
  const [upperHalfWidth, lowerHalfWidth] = [body.halfWidth(body.top + 6), body.halfWidth(body.top + 20)]
  const ear = (side: number) =>
    line(
      `M${n(50 + side * upperHalfWidth)} ${n(body.top + 7)}q${side * 9} 1 ${n(side * (lowerHalfWidth - upperHalfWidth) + side)} 13`,
      tone.side,
      2.6,
    )
  return bothSides(ear)
}
