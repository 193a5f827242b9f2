import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, rmdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './root.mjs'

/** A folder with one file, whose name says who owns it: a rename is the only change that two cannot both make. */
const LOCK = join(ROOT, '.start-lock')
const OWN_NAME = `${process.pid}-${randomUUID()}`
/** Its owner shows that it lives by a new time of the folder. */
const TOUCH_EVERY_MS = 500
const ABANDONED_AFTER_MS = 5_000
const ASK_EVERY_MS = 200

/**
 * Does something while no other process of this checkout does: two that start at once install and build once.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(work) {
  await take()
  const touching = setInterval(touch, TOUCH_EVERY_MS)
  try {
    return await work()
  } finally {
    clearInterval(touching)
    await giveBack()
  }
}

async function take() {
  const isStill = stillness()
  for (let told = false; !(await takeFree()); ) {
    const owner = await ownerName()
    const isAbandoned = isOfDeadProcess(owner) || (await isStill())
    if (isAbandoned && (await takeOver(owner))) return
    if (!isAbandoned && !told) console.log('Another process prepares this checkout: waiting for it …')
    told = true
    await sleep(ASK_EVERY_MS)
  }
}

/** A folder takes the place of no folder and of an empty one, but not of one that has an owner. */
async function takeFree() {
  const own = `${LOCK}-${OWN_NAME}`
  await mkdir(own)
  await writeFile(join(own, OWN_NAME), '')
  try {
    await rename(own, LOCK)
    return true
  } catch (error) {
    await rm(own, { recursive: true })
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(error.code)) return false
    throw error
  }
}

/**
 * Of several who saw the same owner dead, one gets the lock: the file has its old name only once.
 *
 * @param {string} owner
 */
async function takeOver(owner) {
  try {
    await rename(join(LOCK, owner), join(LOCK, OWN_NAME))
    return true
  } catch (error) {
    if (error.code === 'ENOENT') return false
    throw error
  }
}

/** Nothing of somebody who took it over meanwhile. */
async function giveBack() {
  await rm(join(LOCK, OWN_NAME), { force: true })
  await rmdir(LOCK).catch(() => {})
}

/** @returns the name of the owner's file; of nobody's once the lock was given back */
async function ownerName() {
  const [owner = 'nobody'] = await readdir(LOCK).catch(() => [])
  return owner
}

async function touch() {
  await utimes(LOCK, new Date(), new Date()).catch(() => {}) // taken away by hand: nothing to keep
}

/**
 * A container that started again may have the very number that its last process left here.
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
 * Whether nobody touched the lock for long enough while this process looked on: another process may have got the number
 * of the one that died, and clocks may be set.
 */
function stillness() {
  let [touchedMs, sinceMs] = [0, 0]
  return async () => {
    const { mtimeMs } = await stat(LOCK).catch(() => ({ mtimeMs: 0 }))
    if (mtimeMs !== touchedMs) [touchedMs, sinceMs] = [mtimeMs, performance.now()]
    return performance.now() - sinceMs > ABANDONED_AFTER_MS
  }
}
