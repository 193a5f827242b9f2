import { textTable } from '../../fixtures/text-table.ts'
import type { KeptPages, MeasuredPage } from './kept-pages.ts'
import { CATEGORIES } from './lighthouse.ts'

/** The target for every page's largest contentful paint. */
const LCP_MAX_MS = 1_200

/** What a server may send before the first answer from the phone: ten segments of 1 460 bytes. */
const FIRST_FLIGHT_BYTES = 14_600

const HEADS = ['page', 'perf', 'a11y', 'best', 'SEO', 'LCP', 'TBT', 'CLS', 'bytes', 'document', 'first view']

/**
 * The measured pages as a table of text, each figure after the one that was kept of it if they differ, and below it why a
 * page's score leaves an audit out. `first view`: bytes of the document after which a phone has all that it shows first.
 */
export function tableOf(pages: ReadonlyArray<MeasuredPage>, kept: KeptPages): string {
  const rows = pages.map((page) => rowOf(page, kept))
  return [textTable([HEADS, ...rows]), '', ...new Set(pages.flatMap(notesOf))].join('\n')
}

/** The targets that a page misses, in one line, if any. A missing figure counts as a miss. */
export function missedTargets(page: MeasuredPage): Array<string> {
  const { template, scores, lcpMs, tbtMs, cls, firstViewBytes, failed } = page
  const targets = [
    ...CATEGORIES.map((name) => [`${name} ${scores[name]}`, scores[name] === 100] as const),
    [`LCP ${Math.round(lcpMs)} ms`, lcpMs <= LCP_MAX_MS] as const,
    [`TBT ${Math.round(tbtMs)} ms`, Math.round(tbtMs) === 0] as const,
    [`CLS ${cls.toFixed(4)}`, cls.toFixed(3) === '0.000'] as const, // Lighthouse counts in thousandths
    [
      `first view ${firstViewBytes} bytes`,
      firstViewBytes <= (template.firstViewMaxBytes ?? FIRST_FLIGHT_BYTES),
    ] as const,
  ]
  const missed = targets.filter(([, isMet]) => !isMet).map(([figure]) => figure)
  return missed.length === 0 ? [] : [`${template.path} misses: ${missed.join(', ')} (${failed.join(', ')})`]
}

function rowOf(page: MeasuredPage, kept: KeptPages): Array<string> {
  const { template, scores } = page
  const before = kept[template.path]
  const star = Object.keys(template.leftOut).length > 0 ? ' *' : ''
  const beside = (written: (figures: Figures) => string) => changed(before && written(before), written(page))
  return [
    template.path + star,
    changed(before && String(before.performance), String(scores.performance)),
    ...CATEGORIES.slice(1).map((name) => String(scores[name])),
    beside(({ lcpMs }) => `${(lcpMs / 1_000).toFixed(2)} s`),
    beside(({ tbtMs }) => `${Math.round(tbtMs)} ms`),
    beside(({ cls }) => cls.toFixed(3)),
    beside(({ bytes }) => kilobytes(bytes)),
    beside(({ documentBytes }) => kilobytes(documentBytes)),
    beside(({ firstViewBytes }) => kilobytes(firstViewBytes)),
  ]
}

type Figures = Pick<MeasuredPage, 'lcpMs' | 'tbtMs' | 'cls' | 'bytes' | 'documentBytes' | 'firstViewBytes'>

function changed(before: string | undefined, now: string): string {
  return before === undefined || before === now ? now : `${before} → ${now}`
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1_000).toFixed(1)} KB`
}

function notesOf({ template }: MeasuredPage): Array<string> {
  return Object.entries(template.leftOut).map(
    ([audit, reason]) => `* ${template.path}: counted without ${audit}, for it ${reason}`,
  )
}
