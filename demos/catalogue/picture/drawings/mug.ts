import type { Rng } from '../../random.ts'
import { glazeColours, glazed } from '../glaze.ts'
import { type KindDrawing, ofForm } from '../kind-drawing.ts'
import { Lathe } from '../lathe.ts'
import type { Look } from '../look.ts'
import type { ProfilePoint } from '../profile.ts'
import { d, group, line, n, oval, shadow } from '../svg.ts'

/** Half the mug's width, and the y coordinate of its rim. */
type Size = { half: number; top: number }

export const mug: KindDrawing = {
  mainColours: glazeColours,
  draw: (look, rng) => {
    if (look.form === 'espresso') return espresso(look, rng)
    const size = { half: rng.between(19, 23), top: rng.between(45, 53) }
    if (look.isPair) return pair(look, size, rng)
    return shadow(50, 92.5, size.half + 6, 2.8) + cup(look, turnedMug(look, size, 46), rng)
  },
}

function espresso(look: Look, rng: Rng): string {
  const size = { half: rng.between(15, 18), top: rng.between(58, 62) }
  const rx = size.half * 1.42
  const saucer = oval(48, 91.6, rx, 4, look.second.side) + oval(48, 90.8, rx, 3.8, look.second.base)
  return shadow(50, 93, size.half * 1.6, 2.6) + saucer + cup(look, turnedMug(look, size, 47), rng)
}

/** Two mugs of a set; the one behind has the two colours swapped. */
function pair(look: Look, size: Size, rng: Rng): string {
  const otherLook = { ...look, tone: look.second, second: look.tone, isFull: false }
  const mugBehind = shadow(50, 92.5, size.half + 4, 2.6) + cup(otherLook, turnedMug(look, size, 52), rng)
  const mugInFront = shadow(44, 92.5, size.half + 5, 2.8) + cup(look, turnedMug(look, size, 42), rng)
  return group('translate(19 5.500) scale(.9)', mugBehind) + group('translate(-8 3) scale(.97)', mugInFront)
}

const turnedMug = ({ form }: Look, size: Size, cx: number): Lathe =>
  new Lathe(ofForm(PROFILES, form)(size), { cx, tilt: 0.19 })

const PROFILES: Readonly<Record<string, (size: Size) => ReadonlyArray<ProfilePoint>>> = {
  straight: ({ half, top }) => [
    [top, half],
    [top + 4, half],
    [86, half],
    [92, half * 0.92],
  ],
  tapered: ({ half, top }) => [
    [top, half * 1.06],
    [72, half * 0.94],
    [88, half * 0.76],
    [92, half * 0.66],
  ],
  belly: ({ half, top }) => [
    [top, half * 0.86],
    [top + 12, half * 0.98],
    [76, half * 1.12],
    [87, half * 0.98],
    [92, half * 0.72],
  ],
  tumbler: ({ half, top }) => [
    [top, half],
    [60, half * 0.97],
    [76, half * 0.86],
    [92, half * 0.8],
  ],
  espresso: ({ half, top }) => [
    [top, half],
    [74, half * 0.98],
    [88, half * 0.78],
    [92, half * 0.66],
  ],
}

function cup(look: Look, body: Lathe, rng: Rng): string {
  const { tone, second } = look
  const rx = body.halfWidth(body.top)
  const insideColour = look.isTwoToned ? second.side : tone.deep
  return (
    handle(look, body) +
    glazed(body, look, rng) +
    oval(body.cx, body.top, rx, rx * 0.19, tone.light) +
    oval(body.cx, body.top + 0.4, rx - 1.5, rx * 0.19 - 0.8, insideColour) +
    (look.isFull ? oval(body.cx, body.top + 1.4, rx - 2.6, (rx - 2.6) * 0.17, '#5a3826') : '')
  )
}

function handle({ form, handle: shape, tone }: Look, body: Lathe): string {
  if (form === 'tumbler') return ''
  const [y0, y1] = [body.top + body.height * 0.2, body.top + body.height * 0.72]
  const [middle, height] = [(y0 + y1) / 2, y1 - y0]
  const x = body.cx + body.halfWidth(middle) - 1.2
  if (shape === 'ring') {
    return `<circle cx="${n(x + 6)}" cy="${n(middle)}" r="${n(height * 0.36)}" fill="none" stroke="${tone.side}" stroke-width="3.800"/>`
  }
  const [outwards, inwards] = form === 'espresso' ? [5, 9] : [7, 12]
  const loop = d`M${x - 1} ${y0}h${outwards}q6 0 5.400 ${height * 0.5}q-.8 ${height * 0.44} -${inwards} ${height * 0.5}`
  return line(loop, tone.side, 3.8, ' stroke-linejoin="round" stroke-linecap="round"')
}
