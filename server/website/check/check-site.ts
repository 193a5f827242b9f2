import { join } from 'node:path'
import { type SiteReport, siteReportSchema } from '../../../domain/inbox/api/website.ts'
import { BUILT_ORIGIN } from '../../http/built-site/inject-settings.ts'
import { RENDERED_ADDRESSES } from '../../http/built-site/load-site.ts'
import { createPageRenderer, type Locals } from '../../http/built-site/page-renderer.ts'
import { createWorkerThread } from '../../http/threads/worker-thread.ts'
import type { Report } from '../../log.ts'
import type { BuiltSite } from './site-pages.ts'
import type { ReportTask } from './site-report.ts'

const MODULE = new URL('./site-report.ts', import.meta.url)
const MEMORY_MB = 192
const TIMEOUT_MS = 120_000
/** No visitor waits for these pages, and on a busy machine the first one takes long. */
const PAGE_TIMEOUT_MS = 60_000

/** A task in which the two sites are named by their folders. */
type CheckTask = Omit<ReportTask, 'liveSite' | 'builtSite'> & { liveSite: string; builtSite: string }

/** Checks a version before it goes live. */
export type CheckSite = (task: CheckTask) => Promise<SiteReport>

const UNCHECKED =
  'The new site could not be checked. The server’s log has the reason: please ask an engineer.'

/**
 * Checks in separate threads with limited memory and time, so that no visitor waits.
 *
 * @param locals of the pages that are rendered on demand
 */
export function createSiteCheck(locals: () => Locals, report: Report): CheckSite {
  return async (task) => {
    try {
      const sites = {
        liveSite: await siteIn(task.liveSite, locals()),
        builtSite: await siteIn(task.builtSite, locals()),
      }
      return siteReportSchema.parse(await inThread({ ...task, ...sites }))
    } catch (error) {
      report('error', { err: error }, 'A version of the site could not be checked')
      return { faults: [{ sentence: UNCHECKED }] }
    }
  }
}

async function inThread(task: ReportTask): Promise<unknown> {
  const thread = createWorkerThread({ memoryMb: MEMORY_MB, timeoutMs: TIMEOUT_MS })
  try {
    return await thread.run(MODULE, 'siteReport', task)
  } finally {
    await thread.close()
  }
}

async function siteIn(folder: string, locals: Locals): Promise<BuiltSite> {
  const settings = { siteUrl: BUILT_ORIGIN, measurementId: null }
  const renderer = createPageRenderer(join(folder, 'server', 'entry.mjs'), settings, PAGE_TIMEOUT_MS)
  try {
    const rendered: Array<BuiltSite['rendered'][number]> = []
    for (const address of RENDERED_ADDRESSES) {
      const page = { path: address, locals, encoding: 'identity', quality: 'quick' } as const
      const { status, body } = await renderer.renderPage(page)
      if (status !== 200) throw new Error(`${address} of ${folder} was rendered with status ${status}`)
      rendered.push({ address, html: body.toString() })
    }
    return { folder, rendered }
  } finally {
    await renderer.close()
  }
}
