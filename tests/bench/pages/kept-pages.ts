import { readFile, writeFile } from 'node:fs/promises'
import { cpus, loadavg } from 'node:os'
import type { FirstView } from './first-view.ts'
import type { Measured } from './lighthouse.ts'

const FILE = new URL('./kept-pages.json', import.meta.url)

export type MeasuredPage = Measured & FirstView

/** What a page measured when its figures were last kept. */
type KeptPage = {
  performance: number
  lcpMs: number
  tbtMs: number
  cls: number
  bytes: number
  documentBytes: number
  firstViewBytes: number
  /** `4 processors, load 0.3`: what blocks the main thread depends on the machine. */
  machine: string
}

/** By the address of the page. */
export type KeptPages = Readonly<Record<string, KeptPage>>

export async function readKept(): Promise<KeptPages> {
  return JSON.parse(await readFile(FILE, 'utf8'))
}

/** Keeps these figures for the next run to stand beside; pages that were not measured keep theirs. */
export async function keep(kept: KeptPages, pages: ReadonlyArray<MeasuredPage>): Promise<void> {
  const machine = `${cpus().length} processors, load ${loadavg()[0]?.toFixed(1)}`
  const added = pages.map((page) => [page.template.path, keptOf(page, machine)] as const)
  await writeFile(FILE, `${JSON.stringify({ ...kept, ...Object.fromEntries(added) }, null, 2)}\n`)
}

function keptOf(page: MeasuredPage, machine: string): KeptPage {
  const { scores, lcpMs, tbtMs, cls, bytes, documentBytes, firstViewBytes } = page
  const whole = { lcpMs: Math.round(lcpMs), tbtMs: Math.round(tbtMs), cls: Number(cls.toFixed(4)) }
  return { performance: scores.performance, ...whole, bytes, documentBytes, firstViewBytes, machine }
}
