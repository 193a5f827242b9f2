import * as z from 'zod/mini'
import { FIELD_PATH } from '../../content/draft.ts'
import { instantSchema, staffIdSchema } from './basics.ts'

/** The maximum length of a field of the site, in characters of JSON. */
const VALUE_MAX_CHARS = 20_000

const revisionSchema = z.int().check(z.nonnegative())
const numberSchema = z.int().check(z.positive())
const placeSchema = {
  part: z.string().check(z.regex(/^[a-z-]{1,40}$/)),
  field: z.string().check(z.regex(FIELD_PATH)),
}
/** The maximum depth of lists and objects; an entry of a list needs three levels. */
const VALUE_MAX_DEPTH = 8
const valueSchema = z
  .pipe(z.unknown().check(z.refine((value) => isAtMostDeep(value, VALUE_MAX_DEPTH))), z.json())
  .check(
    z.refine(
      (value) => JSON.stringify(value).length <= VALUE_MAX_CHARS,
      'This text is too long for any place of the site',
    ),
  )

/** Whether a value has at most this many levels; z.json would accept any number. */
function isAtMostDeep(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true
  return levels > 0 && Object.values(value).every((child) => isAtMostDeep(child, levels - 1))
}

/**
 * PUT /website/draft: a changed field. `seen` is the revision that was edited, 0 without one; `confirmed`: a price far from the
 * live one is right.
 */
export const saveChangeSchema = z.object({
  ...placeSchema,
  value: valueSchema,
  seen: revisionSchema,
  confirmed: z._default(z.boolean(), false),
})
export type SaveChange = z.input<typeof saveChangeSchema>
/** POST /website/draft/take-back */
export const takeBackSchema = z.object({ ...placeSchema, seen: revisionSchema })
export type TakeBack = z.input<typeof takeBackSchema>

/** A change of the draft, with the live value; absent if there is none. */
const siteChangeSchema = z.object({
  ...placeSchema,
  value: z.json(),
  live: z.optional(z.json()),
  revision: revisionSchema,
  author: staffIdSchema,
  at: instantSchema,
  confirmed: z.boolean(),
})
export type SiteChange = z.infer<typeof siteChangeSchema>

/** The response to {@link saveChangeSchema}: `theirs` is another person's change of the field in the meantime, null if they undid it. */
export const changeSavedSchema = z.union([
  z.object({ saved: siteChangeSchema }),
  z.object({ theirs: z.nullable(siteChangeSchema) }),
])
export type ChangeSaved = z.infer<typeof changeSavedSchema>

/** A fault that keeps the draft from going live, with its place if known. */
export const siteFaultSchema = z.object({
  part: z.optional(z.string()),
  field: z.optional(z.string()),
  sentence: z.string(),
  /** Whether an owner may confirm that the value is right. */
  isConfirmable: z.optional(z.boolean()),
})
export type SiteFault = z.infer<typeof siteFaultSchema>

/** A note for owners before they publish; it does not prevent publishing. */
const siteNoticeSchema = z.extend(siteFaultSchema, {
  /** The names of the company's facts that it is about. */
  facts: z.optional(z.array(z.string())),
  /** Another site, which they should open themselves. */
  url: z.optional(z.string()),
})
export type SiteNotice = z.infer<typeof siteNoticeSchema>

/** A check that every page passed. */
const passedCheckSchema = z.enum(['links', 'sums', 'pictures', 'letters'])

/** A page whose texts changed, each with its previous text; '' if the text is new or was removed. */
const changedPageSchema = z.object({
  address: z.string(),
  title: z.string(),
  texts: z.array(z.object({ from: z.string(), to: z.string() })),
})
export type ChangedPage = z.infer<typeof changedPageSchema>

/** A change of the draft in words; '' if the field was or becomes empty. */
const reportedChangeSchema = z.object({
  ...placeSchema,
  from: z.string(),
  to: z.string(),
  /** On how many pages it appears; 0 if unknown. */
  pages: z.int(),
})
export type ReportedChange = z.infer<typeof reportedChangeSchema>

/** GET /website/versions/:number/changes: the changes that would restore a version, each with its value. */
export const restoringChangesSchema = z.object({
  changes: z.array(z.extend(reportedChangeSchema, { value: z.json() })),
})
export type RestoringChanges = z.infer<typeof restoringChangesSchema>

/** The result of a check. A version with faults cannot go live. */
export const siteReportSchema = z.object({
  faults: z.optional(z.array(siteFaultSchema)),
  /** What the owners changed. */
  changes: z.optional(z.array(reportedChangeSchema)),
  /** The day on which its new prices start. */
  pricesFrom: z.optional(z.string()),
  toKnow: z.optional(z.array(siteNoticeSchema)),
  held: z.optional(z.array(passedCheckSchema)),
  pages: z.optional(z.array(changedPageSchema)),
  /** All pages of the site. */
  pageCount: z.optional(z.int()),
})
export type SiteReport = z.infer<typeof siteReportSchema>

/** The site as it came with the program, in place of the number of a version. */
export const AS_DELIVERED = 0

const siteVersionSchema = z.object({
  number: numberSchema,
  state: z.enum(['building', 'ready', 'failed']),
  /** The version whose content it restores, or {@link AS_DELIVERED}. */
  backTo: z.nullable(z.int().check(z.nonnegative())),
  /** The price list that takes effect with it automatically. */
  begins: z.nullable(z.string()),
  author: staffIdSchema,
  at: instantSchema,
  publishedBy: z.nullable(staffIdSchema),
  publishedAt: z.nullable(instantSchema),
})

/** A price list that no visitor sees yet. */
const waitingPricesSchema = z.object({
  version: z.string(),
  /** The day from which it applies. */
  from: z.string(),
  /** Whether owners published it, and may withdraw it before its day; else it came with the program. */
  isOwn: z.boolean(),
  /** Its changes against the previous list. */
  changes: z.array(reportedChangeSchema),
  /** Why the site could not be built with it. */
  fault: z.optional(z.string()),
})
export type WaitingPrices = z.infer<typeof waitingPricesSchema>

/** A field whose live text is the owners', and which the program has changed since they last confirmed it; '' if it has no text. */
const releaseWordsSchema = z.object({
  ...placeSchema,
  own: z.string(),
  release: z.string(),
  /** The change of the draft if the release's text is chosen. */
  value: z.json(),
  /** Whether it is a text that can be edited here; otherwise only on its screen. */
  isText: z.boolean(),
})
export type ReleaseWords = z.infer<typeof releaseWordsSchema>

/** GET /website */
export const websiteSchema = z.object({
  /** null: nothing was ever published here, and the program's own content is live. */
  live: z.nullable(numberSchema),
  changes: z.array(siteChangeSchema),
  /** The price lists that wait for their day, next first. */
  waiting: z.array(waitingPricesSchema),
  /** The version of the program, and its changed fields that owners have not decided on. */
  release: z.object({ version: z.string(), words: z.array(releaseWordsSchema) }),
  /** The faults of the present draft. */
  faults: z.array(siteFaultSchema),
  /** The newest version unless it is live, with what its check found. */
  check: z.nullable(
    z.extend(siteVersionSchema, {
      report: siteReportSchema,
      /** The changes of the draft that are in it. */
      changes: z.array(z.object(placeSchema)),
      /** Who pressed Publish before the check was done. */
      askedBy: z.nullable(staffIdSchema),
      /** Whether the draft has changed since. */
      isOutdated: z.boolean(),
    }),
  ),
})
export type Website = z.infer<typeof websiteSchema>

/** GET /website/parts/:part: a file of the site with and without the draft. */
export const sitePartSchema = z.object({
  draft: z.json(),
  live: z.json(),
  /** The draft's texts with their placeholders filled in, by field. */
  reads: z.record(z.string(), z.string()),
})
export type SitePart = z.infer<typeof sitePartSchema>

/** The author of a version that was made because the day of a price list came. */
export const AUTOMATIC_AUTHOR = 'site'
/** The author of what `npm run content -- import` puts into the draft. */
export const COMMAND_AUTHOR = 'content'

/** POST /website/check: only some changes of the draft, or all of them. */
export const checkSchema = z.object({
  only: z.optional(z.array(z.object(placeSchema)).check(z.maxLength(500))),
})
export type SitePlace = NonNullable<z.infer<typeof checkSchema>['only']>[number]
/** The response to {@link checkSchema}, and to POST /website/versions/:number/again */
export const checkStartedSchema = z.object({ number: numberSchema })
export type CheckStarted = z.infer<typeof checkStartedSchema>
/** POST /website/publish: a version that is still being checked is published afterwards. */
export const publishSchema = z.object({ number: numberSchema })
/** POST /website/prices/withdraw */
export const withdrawPricesSchema = z.object({
  version: z.string().check(z.regex(/^\d{4}-\d\d-\d\d(\.[2-9])?$/)),
})
/** POST /website/release/keep: keeps the owners' texts of these fields, which are then no longer reported. */
export const keepOwnTextsSchema = z.object({ places: z.array(z.object(placeSchema)).check(z.maxLength(500)) })
export const publishedSchema = z.object({ isLive: z.boolean() })
export type Published = z.infer<typeof publishedSchema>
/** GET /website/versions */
export const siteVersionsSchema = z.object({
  versions: z.array(
    z.extend(siteVersionSchema, {
      /** The fields that its author changed. */
      changed: z.array(z.object(placeSchema)),
    }),
  ),
})
export type SiteVersions = z.infer<typeof siteVersionsSchema>
