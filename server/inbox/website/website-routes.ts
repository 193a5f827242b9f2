import { isDeepStrictEqual } from 'node:util'
import { fieldValue, withDraft } from '../../../domain/content/draft.ts'
import { filledInTexts } from '../../../domain/content/filled-in-texts.ts'
import { storedFilesIn } from '../../../domain/content/photo-rules.ts'
import {
  AS_DELIVERED,
  type ChangeSaved,
  type ChangesBack,
  type CheckStarted,
  checkSchema,
  keepWordsSchema,
  type Published,
  publishSchema,
  type ReleaseWords,
  type SiteChange,
  type SitePart,
  type SitePlace,
  type SiteVersions,
  saveChangeSchema,
  takeBackSchema,
  type Website,
  withdrawPricesSchema,
} from '../../../domain/inbox/api/website.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { readSetting } from '../../store/sql/inbox/settings-rows.ts'
import { PROGRAM } from '../../store/sql/migration-steps.ts'
import { type DraftRow, draftRows, saveChange, takeBackChange } from '../../store/sql/website/draft-rows.ts'
import { areStored } from '../../store/sql/website/photo-rows.ts'
import {
  lastCheck,
  liveVersion,
  type SiteVersion,
  siteVersions,
} from '../../store/sql/website/version-rows.ts'
import { valueInWords } from '../../website/changes-in-words.ts'
import { isEditable } from '../../website/editable.ts'
import { PRICES } from '../../website/prices.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { addPreviewRoute } from './preview-route.ts'

const CHANGING = NEEDS['change-website']
const LOCKED = new Refused(403, { error: 'This cannot be changed here.' })
export const BUILDING = new Refused(409, {
  error: 'The site is being checked already. Please wait until that is done.',
})
const TAKEN_BACK = new Refused(409, {
  error: 'Somebody changed this again meanwhile. Please look at it first.',
})
const PHOTO_GONE = new Refused(409, {
  error: 'This photo is no longer here. Please choose it again.',
})
const NOT_READY = new Refused(409, {
  error: 'This version cannot go live any more. Please check the site again.',
})
const BEGUN = new Refused(409, {
  error: 'These prices have begun, or are withdrawn already. Please load the page again.',
})
const SHOWN_VERSIONS = 200

/** The site that owners change: all staff may read it. */
export function addWebsiteRoutes(routes: InboxRoutes, parts: InboxServices): void {
  const { database, website } = parts
  routes.staff('GET', 'website', {}, async (): Promise<Website> => overview(parts))
  routes.staff('GET', 'website/parts/:part', {}, async ({ param }): Promise<Answer> => {
    const part = param('part')
    const live = await website.liveFiles()
    if (!Object.hasOwn(live, part)) return NOT_HERE
    const draft = withDraft(live, await database.read(draftRows))
    return {
      live: live[part] as SitePart['live'], // JSON of content/
      draft: draft[part] as SitePart['draft'],
      reads: filledInTexts(part, draft, live, live[PRICES] as RateCard), // the newest list
    }
  })
  routes.staff('GET', 'website/versions', {}, async (): Promise<SiteVersions> => {
    const versions = await database.read((tx) => siteVersions(tx, SHOWN_VERSIONS))
    return {
      versions: versions.map((version) => ({
        ...shownVersion(version),
        changed: (version.report.changes ?? []).map(({ part, field }) => ({ part, field })),
      })),
    }
  })
  routes.staff('GET', 'website/versions/:number/changes', {}, async ({ param }): Promise<Answer> => {
    const wanted = Number(param('number'))
    if (!(await wasLive(database, wanted))) return NOT_HERE
    return { changes: await website.changesBack(wanted) } satisfies ChangesBack
  })
  addDraftRoutes(routes, parts)
  addPublishRoutes(routes, parts)
  addDecisionRoutes(routes, parts)
  addPreviewRoute(routes, parts)
}

function addDraftRoutes(routes: InboxRoutes, { database, website, now }: InboxServices): void {
  const saving = { ...CHANGING, body: saveChangeSchema }
  routes.staff('PUT', 'website/draft', saving, async ({ signed, body }): Promise<Answer> => {
    const live = await website.liveFiles()
    const isLive = isDeepStrictEqual(body.value, fieldValue(live, body) ?? null)
    const drafted = withDraft(live, await database.read(draftRows))
    const isThere = fieldValue(drafted, body) !== undefined
    if (!isLive && !isEditable(body, isThere)) return LOCKED // what is live may always come back
    const photos = storedFilesIn(JSON.stringify(body.value)).filter(
      (file) => !JSON.stringify(live).includes(file),
    )
    if (!(await database.read((tx) => areStored(tx, photos)))) return PHOTO_GONE
    const change = { ...body, isLive, author: signed.staff.id, at: now().getTime() }
    const done = await database.transaction((tx) => saveChange(tx, change))
    if ('saved' in done) return { saved: shownChange(done.saved, live) } satisfies ChangeSaved
    return { theirs: done.theirs && shownChange(done.theirs, live) } satisfies ChangeSaved
  })
  const taking = { ...CHANGING, body: takeBackSchema }
  routes.staff('POST', 'website/draft/take-back', taking, async ({ body }): Promise<Answer> => {
    const isGone = await database.transaction((tx) => takeBackChange(tx, body))
    return isGone ? { done: true } : TAKEN_BACK
  })
}

function addPublishRoutes(routes: InboxRoutes, { database, website, now }: InboxServices): void {
  const checking = { ...CHANGING, body: checkSchema }
  routes.staff('POST', 'website/check', checking, async ({ signed, body: { only } }): Promise<Answer> => {
    const by = { author: signed.staff.id, at: now().getTime() }
    const number = await website.check(by, only ? { only } : 'draft')
    return number === null ? BUILDING : ({ number } satisfies CheckStarted)
  })
  routes.staff(
    'POST',
    'website/versions/:number/again',
    CHANGING,
    async ({ signed, param }): Promise<Answer> => {
      const wanted = Number(param('number'))
      if (!(await wasLive(database, wanted))) return NOT_HERE
      const number = await website.check({ author: signed.staff.id, at: now().getTime() }, { backTo: wanted })
      return number === null ? BUILDING : ({ number } satisfies CheckStarted)
    },
  )
  const publishing = { ...NEEDS['publish-website'], body: publishSchema }
  routes.staff(
    'POST',
    'website/publish',
    publishing,
    async ({ signed, body: { number } }): Promise<Answer> => {
      const by = { author: signed.staff.id, at: now().getTime() }
      const isLive = await website.publish(number, by)
      return isLive ? ({ isLive: isLive === true } satisfies Published) : NOT_READY
    },
  )
}

/** What owners decide of prices that wait, and of a release's words. */
function addDecisionRoutes(routes: InboxRoutes, { website, now }: InboxServices): void {
  const withdrawing = { ...NEEDS['publish-website'], body: withdrawPricesSchema }
  routes.staff('POST', 'website/prices/withdraw', withdrawing, async ({ signed, body }): Promise<Answer> => {
    const by = { author: signed.staff.id, at: now().getTime() }
    return (await website.withdrawPrices(body.version, by)) ? { done: true } : BEGUN
  })
  const keeping = { ...CHANGING, body: keepWordsSchema }
  routes.staff('POST', 'website/release/keep', keeping, async ({ body }): Promise<Answer> => {
    await website.keepWords(body.places)
    return { done: true }
  })
}

async function wasLive(database: InboxServices['database'], wanted: number): Promise<boolean> {
  const versions = await database.read((tx) => siteVersions(tx, SHOWN_VERSIONS))
  return (
    wanted === AS_DELIVERED ||
    versions.some(({ number, publishedAt }) => number === wanted && publishedAt !== null)
  )
}

async function overview({ database, website }: InboxServices): Promise<Website> {
  const [rows, check, live, revision] = await Promise.all([
    database.read(draftRows),
    database.read(lastCheck),
    database.read(liveVersion),
    database.read((tx) => readSetting(tx, 'siteRevision')),
  ])
  const files = await website.liveFiles()
  return {
    live,
    changes: rows.map((row) => shownChange(row, files)),
    waiting: await website.waitingPrices(),
    release: { version: PROGRAM, words: await releaseWords(website, rows) },
    faults: rows.length > 0 ? await website.faultsOf(rows) : [],
    check: check && check.number > (live ?? AS_DELIVERED) ? shownCheck(check, revision) : null,
  }
}

/** The release's words of the fields that owners changed too, unless the draft changes them again. */
async function releaseWords(
  website: InboxServices['website'],
  changes: ReadonlyArray<DraftRow>,
): Promise<Array<ReleaseWords>> {
  const isChanged = (place: SitePlace) =>
    changes.some(({ part, field }) => part === place.part && field === place.field)
  const differences = await website.differences()
  return differences
    .filter((difference) => !isChanged(difference))
    .map(({ part, field, own, release }) => ({
      part,
      field,
      own: valueInWords(part, own, {}),
      release: valueInWords(part, release, {}),
      value: (release ?? null) as ReleaseWords['value'], // JSON of content/
      isText: typeof own === 'string' && typeof release === 'string',
    }))
}

function shownVersion({
  report: _report,
  changes: _changes,
  askedBy: _asked,
  revision: _revision,
  ...version
}: SiteVersion) {
  return version
}

function shownCheck({ revision, ...version }: SiteVersion, newest: number): Website['check'] {
  return { ...version, isOutdated: version.backTo === null && newest > revision }
}

function shownChange(
  { part, field, value, revision, author, at, confirmed }: DraftRow,
  files: Readonly<Record<string, unknown>>,
): SiteChange {
  const live = fieldValue(files, { part, field })
  const change = { part, field, value, revision, author, at, confirmed } as SiteChange // value: JSON of the database
  return live === undefined ? change : { ...change, live: live as NonNullable<SiteChange['live']> } // JSON of content/
}
