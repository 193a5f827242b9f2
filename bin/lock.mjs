import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ROOT } from './root.mjs'

const LOCK = join(ROOT, '.start-lock')

/**
 * Does something while no other process of this checkout does: two that start at once install and build once.
 *
 * @template Result
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock(work) {
  await take()
  try {
    return await work()
  } finally {
    await rm(LOCK, { recursive: true, force: true })
  }
}

async function take() {
  for (let told = false; ; ) {
    try {
      await mkdir(LOCK)
      await writeFile(join(LOCK, 'pid'), String(process.pid))
      return
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    if (await isAbandoned()) await rm(LOCK, { recursive: true, force: true })
    else if (!told) console.log('Another process prepares this checkout: waiting for it …')
    told = true
    await sleep(200)
  }
}

async function isAbandoned() {
  const pid = Number(await readFile(join(LOCK, 'pid'), 'utf8').catch(() => ''))
  if (!pid) return false // its owner is just writing it
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return error.code === 'ESRCH'
  }
}
