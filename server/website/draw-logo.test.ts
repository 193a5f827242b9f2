import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { temporaryFolder } from '../store/testing/temporary-folder.ts'
import { drawSvg } from './draw-logo.ts'
import { ENDLESS_SVG, svg } from './fixture-svg.ts'

const DRAW_SVG = fileURLToPath(new URL('draw-svg.ts', import.meta.url))
const inFolder = temporaryFolder()

test('drawing an SVG that takes minutes is killed after five seconds', async () => {
  await expect(drawSvg(Buffer.from(ENDLESS_SVG))).rejects.toMatchObject({ killed: true, signal: 'SIGKILL' })
})

test('drawing an SVG that takes gigabytes kills itself', async () => {
  const drawing = spawn(process.execPath, [DRAW_SVG, String(process.pid)])
  drawing.stdin.end(svg(`<text>${'m'.repeat(1_000_000)}</text>`))
  expect(await once(drawing, 'exit')).toEqual([null, 'SIGKILL'])
})

test.skipIf(!existsSync('/proc'))(
  'a drawing ends with the server that began it, even if that is killed',
  async () => {
    const file = `${inFolder('svg')}.svg`
    writeFileSync(file, ENDLESS_SVG)
    const server = spawn('sh', [
      '-c',
      '"$0" "$1" $$ < "$2" & echo $!; wait',
      process.execPath,
      DRAW_SVG,
      file,
    ])
    const [drawingPid] = await once(server.stdout, 'data')
    server.kill('SIGKILL')
    await expect.poll(() => isRunning(Number(drawingPid))).toBe(false)
  },
)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
