import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const DRAW_SVG = fileURLToPath(new URL('draw-svg.ts', import.meta.url))
/** An ordinary logo takes half a second. */
const DRAWN_WITHIN_MS = 5_000
const DRAWN_MAX_BYTES = 20_000_000
const SVG = /^\uFEFF?\s*<(?:\?xml|!--|!doctype svg|svg)[\s>/-]/i
const SEEN_BYTES = 100

/** Whether a file says that it is an SVG, by its beginning. */
export function isSvg(sent: Uint8Array): boolean {
  return SVG.test(Buffer.from(sent.subarray(0, SEEN_BYTES)).toString())
}

/**
 * An SVG as a PNG in the size of a logo. It is drawn by a process of its own, which knows no secret and is killed after five seconds.
 *
 * @throws {Error} if it cannot be drawn, takes too long or says that it is larger than nine metres
 */
export async function drawnSvg(svg: Uint8Array): Promise<Buffer> {
  const args = ['--disable-warning=ExperimentalWarning', DRAW_SVG, String(process.pid)]
  const drawing = promisify(execFile)(process.execPath, args, {
    env: {},
    encoding: 'buffer',
    timeout: DRAWN_WITHIN_MS,
    killSignal: 'SIGKILL',
    maxBuffer: DRAWN_MAX_BYTES,
  })
  const input = drawing.child.stdin
  input?.on('error', () => {}) // it ended before it had read the whole
  input?.end(svg)
  return (await drawing).stdout
}
