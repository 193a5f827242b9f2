import { CATEGORIES, type Measured } from './lighthouse.ts'
import { textTable } from './text-table.ts'

/** The target for every page's largest contentful paint. */
const LCP_MAX_MS = 1_200

const HEADS = ['page', 'perf', 'a11y', 'best', 'SEO', 'LCP', 'TBT', 'CLS', 'bytes']

/** The measured pages as a table of text, and below it why a page's score leaves an audit out. */
export function tableOf(pages: ReadonlyArray<Measured>): string {
  return [textTable([HEADS, ...pages.map(rowOf)]), '', ...new Set(pages.flatMap(notesOf))].join('\n')
}

/** The targets that a page misses, in one line, if any. A missing figure counts as a miss. */
export function missedTargets({ template, scores, lcpMs, tbtMs, cls, failed }: Measured): Array<string> {
  const targets = [
    ...CATEGORIES.map((name) => [`${name} ${scores[name]}`, scores[name] === 100] as const),
    [`LCP ${Math.round(lcpMs)} ms`, lcpMs <= LCP_MAX_MS] as const,
    [`TBT ${Math.round(tbtMs)} ms`, Math.round(tbtMs) === 0] as const,
    [`CLS ${cls.toFixed(4)}`, cls.toFixed(3) === '0.000'] as const, // Lighthouse counts in thousandths
  ]
  const missed = targets.filter(([, isMet]) => !isMet).map(([figure]) => figure)
  return missed.length === 0 ? [] : [`${template.path} misses: ${missed.join(', ')} (${failed.join(', ')})`]
}

function rowOf({ template, scores, lcpMs, tbtMs, cls, bytes }: Measured): Array<string> {
  const star = Object.keys(template.leftOut).length > 0 ? ' *' : ''
  return [
    template.path + star,
    ...CATEGORIES.map((name) => String(scores[name])),
    `${(lcpMs / 1_000).toFixed(2)} s`,
    `${Math.round(tbtMs)} ms`,
    cls.toFixed(3),
    `${Math.round(bytes / 1_000)} KB`,
  ]
}

function notesOf({ template }: Measured): Array<string> {
  return Object.entries(template.leftOut).map(
    ([audit, reason]) => `* ${template.path}: counted without ${audit}, for it ${reason}`,
  )
}
