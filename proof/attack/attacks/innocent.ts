import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Target } from '../attack.ts'
import { askOnce } from '../keep-asking.ts'

const FIGURES = 500
/** A page takes a hundred times as long as its figures alone. */
const PAGE_EVERY = 10

/** One visitor who wants to know much, but one thing after another. */
export const manyFigures: Attack = {
  name: `${FIGURES} figures in turn`,
  mostMs: 9_000,
  served: FIGURES,
  strike: async (target) => {
    const agent = new Agent({ keepAlive: true })
    target.begun()
    for (let at = 0; at < FIGURES && !target.over.aborted; at += 1)
      await askOnce(target, { path: figureAt(at), from: target.from(), agent })
  },
}

const READERS = 1_000
const PAGES = ['/', '/our-work', '/about-us']
const READING_MS = 1_000

/** An office, or a mobile network's customers, behind one address: they read pages and nothing else. */
export const manyReaders: Attack = {
  name: `${READERS} readers of one address`,
  mostMs: 6_000,
  served: READERS * PAGES.length,
  sockets: READERS,
  strike: async (target) => {
    target.begun()
    await Promise.all(Array.from({ length: READERS }, (_, at) => readPages(target, at)))
  },
}

/** Every one of them differs, so that none is in memory. */
function figureAt(at: number): string {
  return at % PAGE_EVERY === 0
    ? `/calculator?need=ecommerce&lumpSum=${at + 1_000}`
    : `/api/estimate?need=website&units=${1 + (at % 50)}&extras=copywriting:${1 + Math.floor(at / 50)}`
}

/** One reader, over a connection of their own; all of them come within the time that reading a page takes. */
async function readPages(target: Target, reader: number): Promise<void> {
  const agent = new Agent({ keepAlive: true })
  await sleep((reader / READERS) * READING_MS)
  for (const path of PAGES) {
    await askOnce(target, { path, from: target.from(), agent })
    await sleep(READING_MS)
  }
}
