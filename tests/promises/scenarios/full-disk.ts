import { post } from '../ask.ts'
import { contactFields } from '../attack/contact-form.ts'
import { storedFigures } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { makeSmallDisk } from '../small-disk.ts'

const CLIENTS = 8
const DISK_MB = 24
const FILLINGS = { quick: 1, full: 4 }
const REFUSALS_PER_FILLING = 20

/** The disk fills up while eight visitors send, and is then freed again. */
export const fullDisk: Scenario = {
  id: 'R3',
  promise: 'On a full disk forms are refused and nothing is lost, and with free space the server continues',
  isQuick: true,
  isTimed: false,
  control: { file: 'server/store/sqlite/faults.ts', find: '  13, // SQLITE_FULL\n', replace: '' },
  run: async (context) => {
    const disk = await makeSmallDisk(context, DISK_MB)
    const server = await context.server({}, { dataDir: disk.dataDir })
    const { pid } = server
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    const count = context.isQuick ? FILLINGS.quick : FILLINGS.full
    const counts = { healthy: 0, retryAfter: 0 }
    for (let index = 0; index < count; index += 1) {
      await visitors.more(context.random.between(20, 60))
      disk.fill()
      await visitors.moreRefused(REFUSALS_PER_FILLING)
      const { status, headers } = await post(server.port, '/contact-us', contactFields('late@example.co.za'))
      if (status === 503 && headers['retry-after'] !== undefined) counts.retryAfter += 1
      if ((await fetch(`${server.url}/healthz`)).status === 200) counts.healthy += 1
      disk.free()
      await visitors.more(CLIENTS)
    }
    const isSame = server.pid === pid
    await visitors.stop()
    await server.kill()
    return [
      atLeast('refused while it was full', visitors.refused[503] ?? 0, REFUSALS_PER_FILLING * count),
      exactly('responses other than 200 or 503', visitors.failedExcept('503'), 0),
      exactly('503 with Retry-After', counts.retryAfter, count),
      exactly('/healthz with 200 on the full disk', counts.healthy, count),
      exactly('restarts', isSame ? 0 : 1, 0),
      ...storedFigures(disk.dataDir, visitors.accepted),
    ]
  },
}
