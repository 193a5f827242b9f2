import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../../../server/store/testing/open-sqlite-store.ts'
import type { SiteServer } from '../../journeys/site-server.ts'
import { storedFigures } from '../database-file.ts'
import { exactly, type Scenario } from '../scenario.ts'

const CLIENTS = 8
const REFUSALS = 30
const PATIENCE_MS = 120_000
const WAY_OUT = 'Put the right file in its place'

export const databaseRemoved = whileItRuns('removed', true, (path) => rm(path))
export const databaseExchanged = whileItRuns('replaced by another', false, async (path) => {
  for (const end of ['', '-wal', '-shm']) await rm(path + end)
  await openSqliteStore(path).close()
})

/** The database file is removed or replaced under a running server, to which eight visitors send. */
function whileItRuns(damage: string, isQuick: boolean, attack: (path: string) => Promise<void>): Scenario {
  return {
    id: 'R4',
    promise: `Once the database file is ${damage} no more is acknowledged, and everything acknowledged is saved`,
    isQuick,
    isTimed: false,
    control: {
      file: 'server/store/sqlite/files.ts',
      find: 'throw new StoreUnavailableError(fault)',
      replace: '',
    },
    run: async (context) => {
      const server = await context.server()
      const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
      await visitors.more(context.random.between(20, 100))
      await attack(join(server.dataDir, DATABASE_FILE))
      await visitors.moreRefused(REFUSALS)
      await visitors.stop()
      const rescued = await rescuedFolders(server)
      const page = (await fetch(server.url)).status
      await server.kill()
      const fatal = server
        .log()
        .split('\n')
        .filter((line) => line.includes('"level":60'))
      const named = fatal.filter((line) => line.includes(`${join(server.dataDir, DATABASE_FILE)} was re`))
      return [
        exactly('refusals other than 503', visitors.refusedOtherwise('503'), 0),
        exactly('fatal lines', fatal.length, 1),
        exactly('of them with the file', named.length, 1),
        exactly('of them with the way out', fatal.filter((line) => line.includes(WAY_OUT)).length, 1),
        exactly('a page', page, 200),
        exactly('copies saved', rescued.length, 1),
        ...rescued.flatMap((folder) => storedFigures(folder, visitors.thanked)),
      ]
    },
  }
}

/** The folders in which the server has saved its data, once the log names them. */
async function rescuedFolders(server: SiteServer): Promise<Array<string>> {
  const untilMs = performance.now() + PATIENCE_MS
  while (!server.log().includes('"level":60') && performance.now() < untilMs) await sleep(50)
  const names = await readdir(server.dataDir)
  return names.filter((name) => name.startsWith('rescued-')).map((name) => join(server.dataDir, name))
}
