import { startPostgres } from '../../../server/store/testing/postgres-process.ts'
import { storedInPostgres, storedRowFigures } from '../database-file.ts'
import { atLeast, atMost, exactly, type Scenario, SkipError, timed } from '../scenario.ts'
import { kills } from './kills.ts'

const CLIENTS = 16
const KILLS = { quick: 1, full: 4 }

/** One of two servers is killed while sixteen visitors send; the load balancer then routes all to the other. */
export const oneOfTwoDies: Scenario = {
  id: 'R1',
  promise: 'When one of two servers is killed, visitors repeat a form once at most and nothing is lost',
  isQuick: false,
  isTimed: true, // on a busy machine the server would rightly refuse some
  control: kills.control,
  run: async (context) => {
    const postgres = await startPostgres()
    if (!postgres) throw new SkipError('PostgreSQL is not installed (Debian: apt-get install postgresql)')
    context.atEnd(() => postgres.remove())
    const url = postgres.urlOf('postgres')
    const server = await context.server({ DATABASE_URL: url })
    const another = await server.startAnother()
    context.atEnd(() => another.kill())

    let ports = [server.port, another.port]
    const port = () => ports[context.random.between(0, ports.length - 1)] ?? server.port
    const visitors = context.visitors(port, { atOnce: CLIENTS })
    const count = context.isQuick ? KILLS.quick : KILLS.full
    for (let left = count; left > 0; left -= 1) {
      await visitors.more(context.random.between(20, 200))
      ports = [server.port]
      await another.kill()
      await visitors.more(CLIENTS)
      await another.up()
      ports = [server.port, another.port]
    }
    await visitors.more(CLIENTS)
    await visitors.stop()
    return [
      atMost('attempts without a response', visitors.refused.none ?? 0, CLIENTS * count),
      timed(exactly('responses other than 200', visitors.failedExcept('none'), 0)),
      atLeast('accepted', visitors.accepted.length, 20 * count),
      ...storedRowFigures(await storedInPostgres(url, visitors.accepted)),
    ]
  },
}
