import { join } from 'node:path'
import { storedIn } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'

/** Few visitors, so that no checkpoint empties the write-ahead log before the file is copied. */
const CROWD = { atOnce: 4, pauseMs: 150 }
const BACKUPS = { quick: 1, full: 5 }

/** The owner makes backups while visitors send. */
export const backupUnderLoad: Scenario = {
  id: 'R15',
  promise: 'A backup during writes contains every enquiry that was acknowledged before it began',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/backup/back-up.ts',
    // A plain copy of the file, like `cp`, lacks the content of the write-ahead log.
    find: `await copyInSteps(live, uncheckedPath)
    const enquiries = checkCopy(uncheckedPath, idsBefore.difference(erasedFrom(live, idsBefore)))`,
    replace: `await import('node:fs').then(({ copyFileSync }) => copyFileSync(databasePath, uncheckedPath))
    const enquiries = idsBefore.size`,
  },
  run: async (context) => {
    const server = await context.server()
    const visitors = context.visitors(() => server.port, CROWD)
    const count = context.isQuick ? BACKUPS.quick : BACKUPS.full
    const tally = { made: 0, checked: 0, lost: 0, faults: 0 }
    for (let index = 0; index < count; index += 1) {
      await visitors.more(context.random.between(10, 40))
      const path = join(await context.folder(), 'copy.sqlite')
      const before = [...visitors.accepted]
      if ((await context.command('ops/commands/backup.ts', [path], server.dataDir)) !== 0) continue
      tally.made += 1
      if ((await context.command('ops/commands/restore-check.ts', [path], server.dataDir)) === 0)
        tally.checked += 1
      const copied = storedIn(path, before)
      tally.lost += copied.lost + copied.mismatched
      tally.faults += copied.faults
    }
    await visitors.stop()
    return [
      exactly('backups made', tally.made, count),
      exactly('of them restored by npm run restore-check', tally.checked, count),
      exactly('enquiries that they lack', tally.lost, 0),
      exactly('faults of the copies', tally.faults, 0),
      atLeast('accepted meanwhile', visitors.accepted.length, 10 * count),
    ]
  },
}
