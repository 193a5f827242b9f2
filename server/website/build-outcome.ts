import { z } from 'zod'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { siteFaultSchema } from '../../domain/inbox/api/website.ts'
import { type RateCard, rateCardSchema } from '../../domain/pricing/rate-card.ts'

/** The source of a site: the parsed files of `content/` by their names without `.json`, and all price lists. */
export type SiteContent = {
  files: Readonly<Record<string, unknown>>
  cards: ReadonlyArray<RateCard>
  /** The day whose price list the site shows. */
  day: CalendarDate
  /** Photos in base64, by their paths below `content/`. */
  photos?: Readonly<Record<string, string>> | undefined
}

/** The name of a file below `content/`. Others are refused, so that nothing else can be overwritten. */
const fileNameSchema = z.string().regex(/^(?:[a-z-]+\/)?[\w-]+(?:\.webp)?$/)

/** `program` is the stamp of the requesting server's program: pages built by another program would not fit it. */
export const buildRequestSchema = z.object({
  version: z.int().positive(),
  program: z.string(),
  files: z.record(fileNameSchema, z.unknown()),
  cards: z.array(rateCardSchema),
  day: z.iso.date(),
  photos: z.record(fileNameSchema, z.string()).optional(),
})
export type BuildRequest = SiteContent & { version: number; program: string }

export const buildOutcomeSchema = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('built') }),
  /** `reason` is for the operator's log, `faults` for owners. */
  z.object({ outcome: z.literal('refused'), reason: z.string(), faults: z.array(siteFaultSchema) }),
])
export type BuildOutcome = z.infer<typeof buildOutcomeSchema>

const AGAIN = 'Nothing was published. Please check again.'
const ASK = 'The site stays as it is. Please ask who looks after the server.'

/** Why a build was stopped, in words for an owner. */
export const STOPPED = {
  withServer: `The build was stopped, because the server stopped. ${AGAIN}`,
  withBuilder: `The build was stopped, because the program that builds the site ended. ${AGAIN}`,
  tooLong: `The build was stopped: after three minutes it was not done. ${AGAIN}`,
  outOfMemory: `The build was stopped: it ran out of memory. ${ASK}`,
  bySystem: `The build was stopped by the server’s system, as happens when memory runs out. ${AGAIN}`,
  fullDisk: `The build was stopped: the server’s disk is full. ${ASK}`,
}

/** The outcome of a build that failed for a reason that is the same for operator and owner. */
export function refusedBuild(sentence: string): BuildOutcome {
  return { outcome: 'refused', reason: sentence, faults: [{ sentence }] }
}
