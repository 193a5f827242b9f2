import { storedInPostgres, storedRowFigures } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'

const CLIENTS = 16
const KILLS = { quick: 1, full: 5 }

/** The database server is killed while sixteen visitors send, and is started again. */
export const postgresDies: Scenario = {
  id: 'R5',
  promise: 'The server survives a killed PostgreSQL, without loss or duplicates',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/postgres/pool.ts',
    find: "pool.on('connect', (client) => client.on('error', () => {}))",
    replace: '',
  },
  run: async (context) => {
    const postgres = await context.postgres()
    const server = await context.server({ DATABASE_URL: postgres.url })
    const { pid } = server
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    const count = context.isQuick ? KILLS.quick : KILLS.full
    for (let left = count; left > 0 && server.pid === pid; left -= 1) {
      await visitors.more(context.random.between(20, 150))
      await postgres.kill()
      await visitors.moreRefused(1)
      await postgres.start()
    }
    if (server.pid === pid) await visitors.more(CLIENTS)
    await visitors.stop()
    return [
      exactly('restarts of the server', server.pid === pid ? 0 : 1, 0),
      exactly('responses other than 200 or 503', visitors.failedExcept('503'), 0),
      atLeast('accepted', visitors.accepted.length, 20 * count),
      ...storedRowFigures(await storedInPostgres(postgres.url, visitors.accepted)),
    ]
  },
}
