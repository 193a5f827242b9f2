import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from './fail.mjs'
import { ROOT } from './root.mjs'

/** A folder with one file, named after its holder: of several processes, only one can rename it. */
const LOCK = join(ROOT, '.start-lock')
const OWN_NAME = randomUUID()
/** The holder updates the folder's time, to show that it is alive. */
const HEARTBEAT_MS = 500
const STALE_AFTER_MS = 5_000
const RETRY_MS = 200

/**
 * Runs a function while no other process of this checkout does, so that two that start at the same time install and build once.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(work) {
  await acquire()
  const heartbeat = setInterval(() => utimes(LOCK, new Date(), new Date()).catch(() => {}), HEARTBEAT_MS)
  try {
    return await work()
  } finally {
    clearInterval(heartbeat)
    await release()
  }
}

async function acquire() {
  let [touchedMs, sinceMs, isLogged] = [-1, 0, false]
  while (!(await acquireFree())) {
    const [holder = 'none'] = await readdir(LOCK).catch(() => [])
    const { mtimeMs } = await stat(LOCK).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs !== touchedMs) [touchedMs, sinceMs] = [mtimeMs, performance.now()] // never compared with this process's clock, which may be set
    if (performance.now() - sinceMs > STALE_AFTER_MS && (await takeOver(holder))) return
    if (!isLogged) console.log('Another process prepares this checkout: waiting for it …')
    isLogged = true
    await sleep(RETRY_MS)
  }
}

/** Succeeds if there is no lock, or one without a holder: a folder can be renamed onto an empty folder only. */
async function acquireFree() {
  const own = `${LOCK}-${OWN_NAME}`
  await mkdir(own)
  await writeFile(join(own, OWN_NAME), '')
  try {
    await rename(own, LOCK)
    return true
  } catch (error) {
    await rm(own, { recursive: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw explain(error)
  }
}

/** @param {string} holder the name of its file, which another process may have renamed meanwhile */
async function takeOver(holder) {
  try {
    await rename(join(LOCK, holder), join(LOCK, OWN_NAME))
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw explain(error)
  }
}

/** Leaves the lock if another process took it over meanwhile. */
async function release() {
  await rm(join(LOCK, OWN_NAME), { force: true, recursive: true })
  await rmdir(LOCK).catch(() => {})
}

/** Fails in plain words if another kind of file, or another user's folder, is at the lock's path. */
function explain(error) {
  if (['ENOTDIR', 'EACCES'].includes(error.code))
    fail(
      `${LOCK} is no lock of yours (${error.code}). When no npm start runs here, remove it: rm -r '${LOCK}'`,
    )
  return error
}
