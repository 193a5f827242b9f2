import { storedFigures } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { makeSmallDisk } from '../small-disk.ts'

const DISK_MB = 24
const ENQUIRIES = 20

/** The data disk is mounted read-only after a restart, as Linux does with a faulty one. */
export const readOnlyFolder: Scenario = {
  id: 'R3',
  promise: 'On a read-only data folder the server does not start, says why, and loses nothing',
  isQuick: false,
  isTimed: false,
  // The defence is in SQLite and the file system, not in a line of ours.
  control: null,
  run: async (context) => {
    const disk = await makeSmallDisk(context, DISK_MB)
    const server = await context.server({}, { dataDir: disk.dataDir })
    const visitors = context.visitors(() => server.port, { atOnce: 4, maxEnquiries: ENQUIRIES })
    await visitors.ended
    await server.stop()
    await disk.setReadOnly(true)
    const startCount = await server.up().then(
      () => 1,
      () => 0,
    )
    const lines = server.log().split('\n')
    const reports = lines.filter((line) => line.includes(disk.dataDir) && !/^\s+at /.test(line))
    await disk.setReadOnly(false)
    await server.up()
    const again = context.visitors(() => server.port, {
      atOnce: 4,
      first: ENQUIRIES,
      maxEnquiries: ENQUIRIES,
    })
    await again.ended
    await server.kill()
    return [
      exactly('starts on the read-only folder', startCount, 0),
      atLeast('lines that name the folder', reports.length, 1),
      exactly('accepted before and after', visitors.accepted.length + again.accepted.length, 2 * ENQUIRIES),
      ...storedFigures(disk.dataDir, [...visitors.accepted, ...again.accepted]),
    ]
  },
}
