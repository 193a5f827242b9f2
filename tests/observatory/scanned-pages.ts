import { paths } from '../../domain/sitemap/paths.ts'
import { TEMPLATES } from '../bench/browser/templates.ts'

/** The minimum score of a page; 100 is an A+. */
const SCORE_MIN = 125

/** Pages with a lower minimum by design. */
const EXCEPTIONS: Readonly<Record<string, { scoreMin: number; reason: string }>> = {
  [paths.planPdf]: { scoreMin: 120, reason: 'may be wrapped by its viewer in a page with inline style' },
}

type Scanned = { path: string; scoreMin: number; reason?: string }

/** One page of each template and every other kind of response to GET. Those to forms: server/http/security-headers.test.ts. */
export const SCANNED: ReadonlyArray<Scanned> = [
  ...TEMPLATES.map(({ path }) => path),
  paths.calculator('need=church-app&months=24'),
  paths.contactWithPlan('need=church-app&months=24'),
  paths.planPdf,
  paths.inbox,
  '/inbox/api/session',
  '/api/docs',
  '/api/nothing',
  '/healthz',
  '/%',
].map((path) => ({ path, scoreMin: SCORE_MIN, ...EXCEPTIONS[path] }))
