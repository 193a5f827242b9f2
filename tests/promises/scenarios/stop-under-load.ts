import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { storedFigures } from '../database-file.ts'
import { atMost, exactly, type Scenario } from '../scenario.ts'

const CLIENTS = 16
const STOPS = { quick: 1, full: 4 }
const STOP_MAX_MS = 10_000

/** A supervisor stops the server, as at each deploy, while sixteen visitors send. */
export const stopUnderLoad: Scenario = {
  id: 'R10',
  promise: 'A server that is stopped under load shuts down in order and loses nothing',
  isQuick: true,
  isTimed: true,
  control: {
    file: 'server/serve.ts',
    find: "    ['stores', () => stores.close()],\n",
    replace: '',
  },
  run: async (context) => {
    const server = await context.server()
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    const count = context.isQuick ? STOPS.quick : STOPS.full
    const stops: Array<{ code: number | null; ms: number; logBytes: number }> = []
    for (let left = count; left > 0; left -= 1) {
      if (stops.length > 0) await server.up()
      await visitors.more(context.random.between(20, 100))
      const startMs = performance.now()
      const code = await server.stop()
      stops.push({ code, ms: performance.now() - startMs, logBytes: await logBytesIn(server.dataDir) })
    }
    await visitors.stop()
    return [
      exactly('stops in order (exit code 0)', stops.filter(({ code }) => code === 0).length, count),
      exactly('bytes left in the write-ahead log', Math.max(...stops.map(({ logBytes }) => logBytes)), 0),
      ...storedFigures(server.dataDir, visitors.accepted),
      ...(context.isQuick
        ? []
        : [atMost('slowest stop', Math.round(Math.max(...stops.map(({ ms }) => ms))), STOP_MAX_MS, ' ms')]),
    ]
  },
}

async function logBytesIn(dataDir: string): Promise<number> {
  const log = await stat(join(dataDir, `${DATABASE_FILE}-wal`)).catch(() => null)
  return log?.size ?? 0
}
