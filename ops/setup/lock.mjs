import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fail } from './fail.mjs'
import { ROOT } from './root.mjs'

/** A folder with one file, named after the process that holds the lock: a rename succeeds for one process only. */
const LOCK = join(ROOT, '.start-lock')
const OWN_NAME = `${process.pid}-${randomUUID()}`
/** The owner updates the folder's time to show that it is alive. */
const TOUCH_EVERY_MS = 500
const ABANDONED_AFTER_MS = 5_000
const RETRY_EVERY_MS = 200

/**
 * Runs work while no other process of this checkout does: two that start at the same time install and build once.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(work) {
  await acquire()
  const touching = setInterval(touch, TOUCH_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    await release()
  }
}

async function acquire() {
  const isUntouched = watchTime()
  for (let isLogged = false; !(await acquireFree()); ) {
    const owner = await ownerName()
    const isAbandoned = isOfDeadProcess(owner) || (await isUntouched())
    if (isAbandoned && (await takeOver(owner))) return
    if (!isAbandoned && !isLogged) console.log('Another process prepares this checkout: waiting for it …')
    isLogged = true
    await sleep(RETRY_EVERY_MS)
  }
}

/** Succeeds if there is no lock or one without an owner: a folder can be renamed to an empty folder, but not to a filled one. */
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
    throw explained(error)
  }
}

/**
 * Takes the lock of a dead owner. Of several processes only one succeeds, since the file has its old name only once.
 *
 * @param {string} owner
 */
async function takeOver(owner) {
  try {
    await rename(join(LOCK, owner), join(LOCK, OWN_NAME))
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw explained(error)
  }
}

/** What stands in the place of the lock and cannot be made ours: another kind of file, or another user's folder. */
function explained(error) {
  if (['ENOTDIR', 'EACCES'].includes(error.code))
    fail(
      `${LOCK} is no lock of yours (${error.code}). When no npm start runs here, remove it: rm -r '${LOCK}'`,
    )
  return error
}

/** Leaves the lock alone if another process took it over meanwhile. */
async function release() {
  await rm(join(LOCK, OWN_NAME), { force: true, recursive: true })
  await rmdir(LOCK).catch(() => {})
}

/** @returns the name of the owner's file, or 'nobody' if the lock has none */
async function ownerName() {
  const [owner = 'nobody'] = await readdir(LOCK).catch(() => [])
  return owner
}

async function touch() {
  await utimes(LOCK, new Date(), new Date()).catch(() => {}) // the lock was removed by hand
}

/**
 * A restarted container may have the same process id as the one that left the lock.
 *
 * @param {string} owner
 */
function isOfDeadProcess(owner) {
  const pid = Number.parseInt(owner, 10)
  if (!pid) return false
  if (pid === process.pid) return true
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}

/**
 * Returns a function that tells whether the lock's time has not changed for {@link ABANDONED_AFTER_MS} while this process
 * watched. The process id alone does not show it, since another process may have got it; nor the time alone, since clocks may
 * be set.
 */
function watchTime() {
  let [touchedMs, sinceMs] = [0, 0]
  return async () => {
    const { mtimeMs } = await stat(LOCK).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs !== touchedMs) [touchedMs, sinceMs] = [mtimeMs, performance.now()]
    return performance.now() - sinceMs > ABANDONED_AFTER_MS
  }
}
