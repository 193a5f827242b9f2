import { paths } from '../../domain/sitemap/paths.ts'
import { TEMPLATES } from '../bench/browser/templates.ts'
import type { Posted } from './tls-front.ts'

const SENDER = { firstName: 'Nomvula', surname: 'Dlamini', email: 'nomvula@example.co.za' }
const MESSAGE = {
  page: paths.contactUs,
  category: 'Web development',
  message: 'We sell beads in Gqeberha.',
  phoneNumber: '0821234567',
}

/** Paths that only the proxy knows, and the form that it sends for each. */
export const POSTED: ReadonlyMap<string, Posted> = new Map([
  ['/form-with-faults', formOf({ ...SENDER, ...MESSAGE, email: 'none' })],
  ['/form-stored', formOf({ ...SENDER, ...MESSAGE })],
])

/** The minimum score of a page; 100 is an A+. */
const SCORE_MIN = 125

/** Pages with a lower minimum by design. */
const EXCEPTIONS: Readonly<Record<string, { scoreMin: number; reason: string }>> = {
  [paths.planPdf]: { scoreMin: 120, reason: 'may be wrapped by its viewer in a page with inline style' },
}

type Scanned = { path: string; scoreMin: number; reason?: string }

/** One page of each template and every other kind of response that a browser shows. */
export const SCANNED: ReadonlyArray<Scanned> = [
  ...TEMPLATES.map(({ path }) => path),
  paths.calculator('need=church-app&months=24'),
  paths.contactWithPlan('need=church-app&months=24'),
  paths.planPdf,
  ...POSTED.keys(),
  paths.inbox,
  '/inbox/api/session',
  '/api/docs',
  '/api/nothing',
  '/healthz',
  '/%',
].map((path) => ({ path, scoreMin: SCORE_MIN, ...EXCEPTIONS[path] }))

function formOf({ page, ...fields }: Readonly<Record<string, string>> & { page: string }): Posted {
  return { page, fields }
}
