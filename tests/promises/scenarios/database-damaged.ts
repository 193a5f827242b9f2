import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { runElsewhere, zeroPages } from '../../attacks/damage.ts'
import { storedFigures } from '../database-file.ts'
import { atLeast, exactly, type Scenario } from '../scenario.ts'
import { until } from '../until.ts'

const CLIENTS = 4
const ENQUIRIES = 30
const REFUSALS = 20

/** The disk zeroes the pages of the database under the running server; the owner restores the newest backup. */
export const databaseDamaged: Scenario = {
  id: 'R4',
  promise: 'On a damaged database nothing is acknowledged, and the steps in the log repair it',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/sqlite/faults.ts',
    find: 'const DAMAGED = [11, 26]',
    replace: 'const DAMAGED: Array<number> = []',
  },
  run: async (context) => {
    const server = await context.server()
    const path = join(server.dataDir, DATABASE_FILE)
    const before = context.visitors(() => server.port, { atOnce: CLIENTS, maxEnquiries: ENQUIRIES })
    await before.ended
    const backup = join(await context.folder(), 'copy.sqlite')
    const isBackedUp = (await context.command('ops/commands/backup.ts', [backup], server.dataDir)) === 0

    runElsewhere(path, "INSERT INTO visits VALUES ('2026-01-01', '/', 'page', '', 1)") // the server's cache is stale now
    runElsewhere(path, 'PRAGMA wal_checkpoint(TRUNCATE)')
    zeroPages(path)
    const meanwhile = context.visitors(() => server.port, { atOnce: CLIENTS, first: ENQUIRIES })
    await meanwhile.moreRefused(REFUSALS)
    const readyStatus = async () => (await fetch(`${server.url}/readyz`)).status
    await until(async () => (await readyStatus()) !== 200)
    const ready = await readyStatus()
    const page = (await fetch(server.url)).status
    await meanwhile.stop()
    await server.kill()
    const fatal = server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":60'))
    const startCount = await server.up().then(
      () => 1,
      () => 0,
    )
    const advice = server.log().split('Restore the newest backup, as docs/data.md says under Backups')
    const reports = server.log().split(`${path} is damaged`)

    await Promise.all(['-wal', '-shm'].map((end) => rm(path + end, { force: true })))
    await copyFile(backup, path)
    await server.up()
    const after = context.visitors(() => server.port, {
      atOnce: CLIENTS,
      first: 10 * ENQUIRIES,
      maxEnquiries: ENQUIRIES,
    })
    await after.ended
    await server.kill()
    return [
      exactly('backups made', isBackedUp ? 1 : 0, 1),
      exactly('accepted while it was damaged', meanwhile.accepted.length, 0),
      exactly('refusals other than 503', meanwhile.failedExcept('503'), 0),
      exactly('/readyz', ready, 503),
      exactly('a page', page, 200),
      atLeast('fatal lines while it ran', fatal.length, 1),
      exactly('repeated fatal lines', fatal.length - new Set(fatal.map(messageOf)).size, 0),
      exactly('starts with the damaged file', startCount, 0),
      atLeast('lines that name the file', reports.length - 1, 2),
      atLeast('lines that say how to repair it', advice.length - 1, 2),
      exactly('accepted after the repair', after.accepted.length, ENQUIRIES),
      ...storedFigures(server.dataDir, [...before.accepted, ...after.accepted]),
    ]
  },
}

function messageOf(line: string): unknown {
  return JSON.parse(line).msg
}
