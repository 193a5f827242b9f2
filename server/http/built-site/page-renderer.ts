import { z } from 'zod'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
import type { CallView } from '../../../domain/calls/call-view.ts'
import type { OfferedWeek } from '../../../domain/calls/offered-week.ts'
import type { AnswerBy } from '../../../domain/enquiry/answer-by.ts'
import type { FieldErrors, FormName } from '../../../domain/enquiry/form.ts'
import { createWorkerThread, START_TIMEOUT_MS, threadBytes } from '../threads/worker-thread.ts'
import type { Encoding, Quality } from './compression.ts'
import type { SiteSettings } from './inject-settings.ts'
import type { InlineHashes } from './inline-hashes.ts'
import type { CompressedPage } from './site-file.ts'

/** A form's state when its page is sent back: `Astro.locals.form` of the pages under `/answers`. */
export type FormAnswer = {
  name: FormName
  values: Readonly<Record<string, string>>
  errors: FieldErrors
  /** A sentence above the form, or null. */
  notice: string | null
}
/** `Astro.locals` of pages that are rendered on demand. */
export type Locals = {
  /** The day in South Africa, for pages that plan from today. */
  today?: CalendarDate
  /** The public origin, for links to share. */
  origin?: string
  /** For the pages under `/answers`. */
  form?: FormAnswer
  /** The deadline for a form sent now. */
  answerBy?: AnswerBy
  /** The free times of a week, for the contact form. */
  times?: OfferedWeek
  /** The call that the page of a private link shows. */
  call?: CallView
}

export type PageTask = { path: string; locals: Locals; encoding: Encoding; quality: Quality }

export type RenderedPage = CompressedPage & { status: number }

/** Renders pages on demand, one at a time in a thread of their own. The caller bounds how many wait. */
export type PageRenderer = {
  /** @throws {Error} if the page's code fails, takes too long or needs too much memory */
  renderPage: (task: PageTask) => Promise<RenderedPage>
  /** The hashes for the policy of a page without a visitor's input. */
  inlineHashes: (path: string, blank: Locals) => Promise<{ status: number; hashes: InlineHashes }>
  /** Loads the renderer unless it is loaded. */
  load: () => Promise<void>
  close: () => Promise<void>
}

const MODULE = new URL('./page-thread.ts', import.meta.url)
// Limits for one page: a thread that exceeds them is terminated (docs/decisions/0021).
const MEMORY_MB = 128
const TIMEOUT_MS = 10_000

const pageSchema = z.object({
  status: z.int(),
  contentHash: z.string(),
  body: threadBytes,
  encoding: z.enum(['br', 'gzip', 'identity']),
  quality: z.enum(['quick', 'best']).nullable(),
})
const hashesSchema = z.object({
  status: z.int(),
  hashes: z.object({ scripts: z.array(z.string()), styles: z.array(z.string()) }),
})

/**
 * @param entry path of the module built by Astro's node adapter, in middleware mode
 * @param timeoutMs limit of one page
 */
export function createPageRenderer(
  entry: string,
  settings: SiteSettings,
  timeoutMs = TIMEOUT_MS,
): PageRenderer {
  const thread = createWorkerThread({
    workerData: { entry, ...settings },
    memoryMb: MEMORY_MB,
    timeoutMs,
  })
  return {
    renderPage: async (task) => pageSchema.parse(await thread.run(MODULE, 'renderPage', task)),
    // Called once for each page, which also loads the page's code.
    inlineHashes: async (path, locals) => {
      const task = { path, locals }
      return hashesSchema.parse(await thread.run(MODULE, 'inlineHashes', task, START_TIMEOUT_MS))
    },
    load: () => thread.load(MODULE),
    close: thread.close,
  }
}
