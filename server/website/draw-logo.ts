import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const DRAW_SVG = fileURLToPath(new URL('draw-svg.ts', import.meta.url))
/** An ordinary logo takes half a second. */
const DRAWN_WITHIN_MS = 5_000
const DRAWN_MAX_BYTES = 20_000_000
const SVG = /^\uFEFF?\s*<(?:\?xml|!--|!doctype svg|svg)[\s>/-]/i
const SNIFFED_BYTES = 100

/** Whether a file begins like an SVG. */
export function isSvg(bytes: Uint8Array): boolean {
  return SVG.test(Buffer.from(bytes.subarray(0, SNIFFED_BYTES)).toString())
}

/**
 * Draws an SVG as a PNG in the size of a logo, in a child process that knows no secret and is killed after five seconds.
 *
 * @throws {Error} if it cannot be drawn, takes too long or says that it is larger than nine metres
 */
export async function drawSvg(svg: Uint8Array): Promise<Buffer> {
  const args = ['--disable-warning=ExperimentalWarning', DRAW_SVG, String(process.pid)]
  const drawing = promisify(execFile)(process.execPath, args, {
    env: {},
    encoding: 'buffer',
    timeout: DRAWN_WITHIN_MS,
    killSignal: 'SIGKILL',
    maxBuffer: DRAWN_MAX_BYTES,
  })
  const input = drawing.child.stdin
  input?.on('error', () => {}) // the process ended before it had read everything
  input?.end(svg)
  return (await drawing).stdout
}
