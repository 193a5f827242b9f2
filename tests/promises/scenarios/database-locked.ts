import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { DATABASE_FILE } from '../../../server/store/sqlite/sqlite-store.ts'
import { storedFigures } from '../database-file.ts'
import { atLeast, atMost, exactly, type Scenario } from '../scenario.ts'

const CLIENTS = 8
const LOCKED_MS = { quick: 2_500, full: 6_000 }
const HEALTH_MAX_MS = 100
const HEALTH_INTERVAL_MS = 10
/** The locker competes with the visitors' writes. */
const LOCK_WAIT_MS = 10_000

/** Another program holds the write lock for a long time, such as a database browser. */
export const databaseLocked: Scenario = {
  id: 'R4',
  promise:
    'While another process locks the database, every form gets a response soon and the server is never blocked',
  isQuick: true,
  isTimed: true,
  control: {
    file: 'server/store/sqlite/database.ts',
    find: '  busy_timeout: 0,\n',
    replace: '  busy_timeout: 5_000,\n',
  },
  run: async (context) => {
    const server = await context.server()
    const visitors = context.visitors(() => server.port, { atOnce: CLIENTS })
    await visitors.more(20)
    const locker = new DatabaseSync(join(server.dataDir, DATABASE_FILE), { timeout: LOCK_WAIT_MS })
    context.atEnd(() => locker.isOpen && locker.close())
    locker.exec('BEGIN IMMEDIATE')
    const health = await pollHealth(server.url, context.isQuick ? LOCKED_MS.quick : LOCKED_MS.full)
    locker.close()
    await visitors.more(CLIENTS)
    await visitors.stop()
    await server.kill()
    return [
      atLeast('forms refused while it was locked', visitors.refused[503] ?? 0, CLIENTS),
      exactly('responses other than 200 or 503', visitors.failedExcept('503'), 0),
      exactly('/healthz other than 200', health.failed, 0),
      ...storedFigures(server.dataDir, visitors.accepted),
      ...(context.isQuick
        ? []
        : [atMost('slowest /healthz', Math.round(health.slowestMs), HEALTH_MAX_MS, ' ms')]),
    ]
  },
}

async function pollHealth(url: string, durationMs: number): Promise<{ failed: number; slowestMs: number }> {
  const untilMs = performance.now() + durationMs
  let [failed, slowestMs] = [0, 0]
  while (performance.now() < untilMs) {
    const startMs = performance.now()
    const { status } = await fetch(`${url}/healthz`)
    if (status !== 200) failed += 1
    slowestMs = Math.max(slowestMs, performance.now() - startMs)
    await sleep(HEALTH_INTERVAL_MS)
  }
  return { failed, slowestMs }
}
