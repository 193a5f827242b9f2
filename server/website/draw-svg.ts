// `draw-svg.ts <pid of the server>` draws the SVG of its standard input as a PNG to its standard output. It is a process of its own so
// that it can be killed: some SVGs take librsvg minutes or gigabytes. Scripts do not run, and nothing outside the SVG is loaded.
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { LOGO_MIN_SIDE } from '../../domain/content/photo-rules.ts'

/** The density at which one unit of an SVG is one pixel. */
const PLAIN_DENSITY = 72
/** A square SVG with sides above 144 000 units exceeds this even at the lowest density. */
const MAX_PIXELS = 4_000_000
/** An ordinary logo takes 100 MB; a million letters took 2.4 GB. */
const MAX_MEMORY_BYTES = 300_000_000
const CHECK_INTERVAL_MS = 10

// The server kills this process in time, but may be killed first, even before this line runs.
const serverPid = Number(process.argv[2])
setInterval(() => {
  const isOrphaned = process.ppid !== serverPid
  if (isOrphaned || process.memoryUsage.rss() > MAX_MEMORY_BYTES) process.kill(process.pid, 'SIGKILL')
}, CHECK_INTERVAL_MS).unref()

const svg = await buffer(process.stdin)
const side = await sideAt(PLAIN_DENSITY)
/** The density scales a size in units or pixels once, but one in millimetres twice. */
const exponent = Math.log2((await sideAt(2 * PLAIN_DENSITY)) / side)
const density = Math.max(1, PLAIN_DENSITY * (LOGO_MIN_SIDE / side) ** (1 / exponent))
process.stdout.write(await sharp(svg, { density, limitInputPixels: MAX_PIXELS }).png().toBuffer())

async function sideAt(density: number): Promise<number> {
  const { width, height } = await sharp(svg, { density, limitInputPixels: false }).metadata()
  return Math.max(width, height)
}
