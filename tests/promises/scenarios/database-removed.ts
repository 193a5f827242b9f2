import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import type { SiteServer } from '../../journeys/site-server.ts'
import { storedFigures } from '../database-file.ts'
import { exactly, type Scenario } from '../scenario.ts'

const CLIENTS = 8
const REFUSALS = 30
const PATIENCE_MS = 120_000
const ADVICE = 'Put the right file in its place'

/** tests/attacks/database-exchanged.test.ts replaces the file instead. */
export const databaseRemoved: Scenario = {
  id: 'R4',
  promise: 'Once the database file is removed no more is accepted, and everything accepted is rescued',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/store/sqlite/files.ts',
    find: 'throw new StoreUnavailableError(fault)',
    replace: '',
  },
  run: async (context) => {
    const server = await context.server()
    const path = join(server.dataDir, DATABASE_FILE)
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    await visitors.more(context.random.between(20, 100))
    await rm(path)
    await visitors.moreRefused(REFUSALS)
    await visitors.stop()
    const rescued = await rescuedFolders(server)
    const page = (await fetch(server.url)).status
    await server.kill()
    const fatal = server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":60'))
    return [
      exactly('refusals other than 503', visitors.failedExcept('503'), 0),
      exactly('fatal lines', fatal.length, 1),
      exactly('fatal lines with the file', fatal.filter((line) => line.includes(`${path} was re`)).length, 1),
      exactly('fatal lines with advice', fatal.filter((line) => line.includes(ADVICE)).length, 1),
      exactly('a page', page, 200),
      exactly('copies saved', rescued.length, 1),
      ...rescued.flatMap((folder) => storedFigures(folder, visitors.accepted)),
    ]
  },
}

/** The folders in which the server has saved its data, once the log names them. */
async function rescuedFolders(server: SiteServer): Promise<Array<string>> {
  const untilMs = performance.now() + PATIENCE_MS
  while (!server.log().includes('"level":60') && performance.now() < untilMs) await sleep(50)
  const names = await readdir(server.dataDir)
  return names.filter((name) => name.startsWith('rescued-')).map((name) => join(server.dataDir, name))
}
