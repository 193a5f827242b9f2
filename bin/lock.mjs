import { mkdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './root.mjs'

const LOCK = join(ROOT, '.start-lock')
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
    await rm(LOCK, { recursive: true, force: true })
  }
}

async function take() {
  const isStill = stillness()
  for (let told = false; ; ) {
    try {
      await mkdir(LOCK)
      await writeFile(join(LOCK, 'pid'), String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if ((await isOfDeadProcess()) || (await isStill())) await rm(LOCK, { recursive: true, force: true })
    else if (!told) console.log('Another process prepares this checkout: waiting for it …')
    told = true
    await sleep(ASK_EVERY_MS)
  }
}

async function touch() {
  await utimes(LOCK, new Date(), new Date()).catch(() => {}) // taken away by hand: nothing to keep
}

/** A container that started again may have the very number that its last process left here. */
async function isOfDeadProcess() {
  const pid = Number(await readFile(join(LOCK, 'pid'), 'utf8').catch(() => ''))
  if (!pid) return false // its owner is just writing it, or was killed before it did
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
