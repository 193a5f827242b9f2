import { createPostgres } from '../../../server/store/postgres/pool.ts'
import { startProxy } from '../../../server/store/testing/database-proxy.ts'
import type { Context } from '../context.ts'
import { storedInPostgres, storedRowFigures } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { until } from '../until.ts'

const CLIENTS = 16
const TIMEOUTS = { answerMs: 20_000, stepMs: 10_000 }

/** The standby loses its primary, later the primary is killed while sixteen visitors send, and the standby is promoted. */
export const standbyPromoted: Scenario = {
  id: 'R5',
  promise: 'With a synchronous standby, a failover causes no loss or duplicates',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/postgres/pool.ts',
    // A commit waits only for the primary's disk, whatever the database's settings.
    find: "application_name: 'twelve-moons',",
    replace: "application_name: 'twelve-moons', options: '-c synchronous_commit=local',",
  },
  run: async (context) => {
    const primary = await startDatabase(context)
    const standby = await startDatabase(context, primary.url)
    await primary.set('synchronous_standby_names', '*')
    await until(() => primary.has("SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'"))

    const proxy = await startProxy(primary.url)
    context.atEnd(() => proxy.close())
    const server = await context.server({ DATABASE_URL: proxy.url })
    const { pid } = server
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    await visitors.more(context.random.between(20, 150))

    // From here on, nothing may be accepted, because only the primary would have it.
    await standby.set('primary_conninfo', '')
    await until(async () => !(await standby.has('SELECT 1 FROM pg_stat_wal_receiver')))
    await visitors.moreRefused(CLIENTS).catch(() => {}) // in the control all are accepted

    await primary.kill()
    await standby.has('SELECT pg_promote()')
    proxy.redirectTo(standby.url)
    proxy.cut()
    await visitors.more(CLIENTS)
    await visitors.stop()
    return [
      exactly('restarts of the server', server.pid === pid ? 0 : 1, 0),
      exactly('responses other than 200 or 503', visitors.failedExcept('503'), 0),
      atLeast('accepted', visitors.accepted.length, 20 + CLIENTS),
      ...storedRowFigures(await storedInPostgres(standby.url, visitors.accepted)),
    ]
  },
}

/** Starts a PostgreSQL, as the standby of another if one is given. */
async function startDatabase(context: Context, replicaOf?: string) {
  const { url, kill } = await context.postgres(replicaOf === undefined ? {} : { replicaOf })
  const { read, close } = createPostgres(url, TIMEOUTS)
  context.atEnd(close)
  // `read` uses no transaction: ALTER SYSTEM is not allowed in one.
  const query = (statement: string) => read((ask) => ask(statement))
  return {
    url,
    kill,
    has: async (statement: string) => (await query(statement)).length > 0,
    set: async (setting: string, value: string) => {
      await query(`ALTER SYSTEM SET ${setting} = '${value}'`)
      await query('SELECT pg_reload_conf()')
    },
  }
}
