import { partsOf } from './colour.ts'
import { type HexColour, parseColour } from './hex-colour.ts'

/** Pixels with a lower alpha are not part of a logo. */
const MIN_ALPHA = 128
/** Above this chroma a colour has a recognisable hue. */
const HUED_CHROMA = 0.04
/** A smaller share of coloured pixels comes from the edges of letters, or from a photograph's noise. */
const MIN_HUED_SHARE = 0.02
/** A lighter grey is the background of the logo. */
const BACKGROUND_LIGHTNESS = 0.93
const HUES = 24

/** A bucket of similar pixels: their total weight, and the sums of their channels. */
type Bucket = { weight: number; red: number; green: number; blue: number; count: number }

/**
 * The main colour of a logo: the hue that fills most of it, with vivid colours preferred over dull ones. White, black
 * and greys count only if there is no other colour.
 *
 * @param pixels red, green, blue and alpha of each, as a canvas gives them
 * @returns null if no pixel is visible
 */
export function mainColour(pixels: ArrayLike<number>): HexColour | null {
  const hued = new Map<string, Bucket>()
  const grey = new Map<string, Bucket>()
  const background = new Map<string, Bucket>()
  const weightPerHue = new Map<string, number>()
  const kindByShade = new Map<number, ReturnType<typeof classify>>()
  let [visibleCount, huedCount] = [0, 0]
  for (let index = 0; index + 3 < pixels.length; index += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = [0, 1, 2, 3].map((channel) => pixels[index + channel])
    if (alpha < MIN_ALPHA) continue
    visibleCount += 1
    const shade = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4)
    const kind = kindByShade.get(shade) ?? classify(hexOf(red, green, blue))
    kindByShade.set(shade, kind)
    if (kind.group === 'hued') {
      huedCount += 1
      weightPerHue.set(kind.hue, (weightPerHue.get(kind.hue) ?? 0) + kind.weight)
    }
    const buckets = { hued, grey, background }[kind.group]
    addTo(buckets, `${kind.hue} ${shade}`, { weight: kind.weight, red, green, blue, count: 1 })
  }
  if (huedCount > visibleCount * MIN_HUED_SHARE) {
    const [[mainHue] = ['']] = [...weightPerHue].sort(([, a], [, b]) => b - a)
    return averageOfHeaviest(new Map([...hued].filter(([key]) => key.startsWith(`${mainHue} `))))
  }
  return averageOfHeaviest(grey) ?? averageOfHeaviest(background) ?? averageOfHeaviest(hued)
}

function classify(colour: HexColour): { group: 'hued' | 'grey' | 'background'; hue: string; weight: number } {
  const { lightness, chroma, hue } = partsOf(colour)
  if (chroma >= HUED_CHROMA)
    return { group: 'hued', hue: String(Math.round((hue / 360) * HUES) % HUES), weight: chroma }
  return { group: lightness > BACKGROUND_LIGHTNESS ? 'background' : 'grey', hue: '', weight: 1 }
}

function addTo(buckets: Map<string, Bucket>, key: string, { weight, red, green, blue, count }: Bucket): void {
  const bucket = buckets.get(key) ?? { weight: 0, red: 0, green: 0, blue: 0, count: 0 }
  bucket.weight += weight
  bucket.red += red
  bucket.green += green
  bucket.blue += blue
  bucket.count += count
  buckets.set(key, bucket)
}

/** The average colour of the heaviest bucket; null if there is none. */
function averageOfHeaviest(buckets: ReadonlyMap<string, Bucket>): HexColour | null {
  const [bucket] = [...buckets.values()].sort((a, b) => b.weight - a.weight)
  if (!bucket) return null
  const mean = (sum: number) => Math.round(sum / bucket.count)
  return hexOf(mean(bucket.red), mean(bucket.green), mean(bucket.blue))
}

function hexOf(...channels: [number, number, number]): HexColour {
  const digits = channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')
  return parseColour(digits) ?? '#000000'
}
