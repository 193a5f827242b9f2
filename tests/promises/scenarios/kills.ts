import { storedFigures } from '../database-file.ts'
import { atLeast, atMost, type Scenario } from '../scenario.ts'

const CLIENTS = 16
const KILLS = { quick: 2, full: 25 }
const RESTART_MAX_MS = 1_000

/** The server is killed at random moments while sixteen visitors send. */
export const kills: Scenario = {
  id: 'R1',
  promise: 'No acknowledged enquiry is lost when the server is killed',
  isQuick: true,
  isTimed: true,
  control: {
    file: 'server/store/sql/store-enquiry.ts',
    find: 'return transaction((tx) => storeEnquiry(tx, hooks, enquiry, options))',
    // Responds before the commit.
    replace:
      "void transaction((tx) => storeEnquiry(tx, hooks, enquiry, options)).catch(() => {}); return { outcome: 'stored' }",
  },
  run: async (context) => {
    const server = await context.server()
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    const restarts: Array<number> = []
    for (let left = context.isQuick ? KILLS.quick : KILLS.full; left > 0; left -= 1) {
      await visitors.more(context.random.between(20, 200))
      await server.kill()
      const startMs = performance.now()
      await server.up()
      restarts.push(performance.now() - startMs)
    }
    await visitors.stop()
    await server.kill()
    return [
      atLeast('kills', restarts.length, context.isQuick ? KILLS.quick : KILLS.full),
      atLeast('accepted', visitors.accepted.length, 20 * restarts.length),
      ...storedFigures(server.dataDir, visitors.accepted),
      ...(context.isQuick
        ? []
        : [atMost('slowest restart', Math.round(Math.max(...restarts)), RESTART_MAX_MS, ' ms')]),
    ]
  },
}
