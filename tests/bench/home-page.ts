import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from '../../server/free-port.ts'
import { processorSeconds, untilIdle } from '../fixtures/process-figures.ts'
import { type Bench, median, withoutGoal } from './bench.ts'
import { sendLoad } from './load.ts'

const ROUNDS = 5
const SECONDS = 2
const CONNECTIONS = 50
const PLAIN_SERVER = fileURLToPath(new URL('./plain-server.ts', import.meta.url))
const MICROSECONDS_PER_SECOND = 1_000_000

type Server = { port: number; pid: number }

/** CPU time of the home page, and in turn of a plain Node server that sends the same bytes from a Buffer. */
export const homePage: Bench = async ({ start }) => {
  await using stack = new AsyncDisposableStack()
  const site = await start()
  stack.defer(() => site.remove())
  const ourServer = { port: site.port, pid: site.pid ?? 0 }
  await untilIdle(ourServer.pid) // the server compresses its pages at its start
  const plain = await startPlain(site.url, stack)
  const times = { ours: [] as Array<number>, plain: [] as Array<number> }
  for (const server of [ourServer, plain]) await cpuMicrosecondsPerResponse(server)
  for (let round = 0; round < ROUNDS; round += 1) {
    times.ours.push(await cpuMicrosecondsPerResponse(ourServer))
    times.plain.push(await cpuMicrosecondsPerResponse(plain))
  }
  const [page, buffer] = [median(times.ours), median(times.plain)]
  return [
    withoutGoal('home page, brotli: processor', page, 'µs'),
    withoutGoal('the same bytes by node:http from a Buffer', buffer, 'µs'),
    withoutGoal('home page by node:http', page / buffer, ''),
  ]
}

async function cpuMicrosecondsPerResponse({ port, pid }: Server): Promise<number> {
  const before = await processorSeconds(pid)
  const { ok } = await sendLoad({ kind: 'home page', port, connections: CONNECTIONS, seconds: SECONDS })
  return ((await processorSeconds(pid)) - before) * (MICROSECONDS_PER_SECOND / ok)
}

async function startPlain(pageUrl: string, stack: AsyncDisposableStack): Promise<Server> {
  const port = await freePort()
  const child = spawn(process.execPath, [PLAIN_SERVER, String(port), pageUrl], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  stack.defer(() => void child.kill())
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => null))) await sleep(50)
  return { port, pid: child.pid ?? 0 }
}
