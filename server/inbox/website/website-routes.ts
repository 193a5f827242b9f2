import { isDeepStrictEqual } from 'node:util'
import { fieldValue, withDraft } from '../../../domain/content/draft.ts'
import { filledInTexts } from '../../../domain/content/filled-in-texts.ts'
import { storedFilesIn } from '../../../domain/content/photo-rules.ts'
import {
  AS_DELIVERED,
  type ChangeSaved,
  type CheckStarted,
  checkSchema,
  keepOwnTextsSchema,
  type Published,
  publishSchema,
  type ReleaseWords,
  type RestoringChanges,
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
import { arePhotosStored } from '../../store/sql/website/photo-rows.ts'
import {
  lastCheck,
  liveVersion,
  type SiteVersion,
  siteVersions,
} from '../../store/sql/website/version-rows.ts'
import { valueInWords } from '../../website/changes-in-words.ts'
import { isCalculable, isEditable } from '../../website/editable.ts'
import { PRICES } from '../../website/prices.ts'
import { type Answer, DONE, type InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import type { SignedIn } from '../sign-in/sessions.ts'
import { addPreviewRoute } from './preview-route.ts'

const CHANGE_NEEDS = NEEDS['change-website']
const LOCKED = new Refused(403, { error: 'This cannot be changed here.' })
export const BUILDING = new Refused(409, {
  error: 'The site is being checked already. Please wait until that is done.',
})
const CHANGED_MEANWHILE = new Refused(409, {
  error: 'Somebody changed this again meanwhile. Please look at it first.',
})
const NOT_A_PRICE = new Refused(400, {
  error:
    'Enter an amount above R 0, in whole cents: at most R 1 000 000 for an hour, and R 100 000 000 for all else.',
})
const PHOTO_GONE = new Refused(409, {
  error: 'This photo is no longer here. Please choose it again.',
})
const NOT_READY = new Refused(409, {
  error: 'This version cannot go live any more. Please check the site again.',
})
const PRICES_BEGUN = new Refused(409, {
  error: 'These prices have begun, or are withdrawn already. Please load the page again.',
})
const SHOWN_VERSIONS = 200

/** The site that owners change: all staff may read it. */
export function addWebsiteRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, website } = services
  routes.staff('GET', 'website', {}, async (): Promise<Website> => overview(services))
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
    const version = Number(param('number'))
    if (!(await wasLive(database, version))) return NOT_HERE
    return { changes: await website.restoringChanges(version) } satisfies RestoringChanges
  })
  addDraftRoutes(routes, services)
  addPublishRoutes(routes, services)
  addDecisionRoutes(routes, services)
  addPreviewRoute(routes, services)
}

function addDraftRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, website } = services
  const saveNeeds = { ...CHANGE_NEEDS, body: saveChangeSchema }
  routes.staff('PUT', 'website/draft', saveNeeds, async ({ signedIn, body }): Promise<Answer> => {
    const live = await website.liveFiles()
    const isLive = isDeepStrictEqual(body.value, fieldValue(live, body) ?? null)
    const drafted = withDraft(live, await database.read(draftRows))
    const hasField = fieldValue(drafted, body) !== undefined
    if (!isLive && !isEditable(body, hasField)) return LOCKED // a live value may always be restored
    if (!isLive && !isCalculable(body)) return NOT_A_PRICE
    const photos = storedFilesIn(JSON.stringify(body.value)).filter(
      (file) => !JSON.stringify(live).includes(file),
    )
    if (!(await database.read((tx) => arePhotosStored(tx, photos)))) return PHOTO_GONE
    const change = { ...body, isLive, ...authorOf(signedIn, services) }
    const result = await database.transaction((tx) => saveChange(tx, change))
    if ('saved' in result) return { saved: shownChange(result.saved, live) } satisfies ChangeSaved
    return { theirs: result.theirs && shownChange(result.theirs, live) } satisfies ChangeSaved
  })
  const takeBackNeeds = { ...CHANGE_NEEDS, body: takeBackSchema }
  routes.staff('POST', 'website/draft/take-back', takeBackNeeds, async ({ body }): Promise<Answer> => {
    const isGone = await database.transaction((tx) => takeBackChange(tx, body))
    return isGone ? DONE : CHANGED_MEANWHILE
  })
}

function addPublishRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { database, website } = services
  const checkNeeds = { ...CHANGE_NEEDS, body: checkSchema }
  routes.staff('POST', 'website/check', checkNeeds, async ({ signedIn, body: { only } }): Promise<Answer> => {
    const number = await website.check(authorOf(signedIn, services), only ? { only } : 'draft')
    return number === null ? BUILDING : ({ number } satisfies CheckStarted)
  })
  routes.staff(
    'POST',
    'website/versions/:number/again',
    CHANGE_NEEDS,
    async ({ signedIn, param }): Promise<Answer> => {
      const version = Number(param('number'))
      if (!(await wasLive(database, version))) return NOT_HERE
      const number = await website.check(authorOf(signedIn, services), { backTo: version })
      return number === null ? BUILDING : ({ number } satisfies CheckStarted)
    },
  )
  const publishNeeds = { ...NEEDS['publish-website'], body: publishSchema }
  routes.staff(
    'POST',
    'website/publish',
    publishNeeds,
    async ({ signedIn, body: { number } }): Promise<Answer> => {
      const outcome = await website.publish(number, authorOf(signedIn, services))
      return outcome ? ({ isLive: outcome === true } satisfies Published) : NOT_READY
    },
  )
}

/** Owners' decisions about future prices and a release's words. */
function addDecisionRoutes(routes: InboxRoutes, services: InboxServices): void {
  const { website } = services
  const withdrawNeeds = { ...NEEDS['publish-website'], body: withdrawPricesSchema }
  routes.staff(
    'POST',
    'website/prices/withdraw',
    withdrawNeeds,
    async ({ signedIn, body }): Promise<Answer> => {
      const isWithdrawn = await website.withdrawPrices(body.version, authorOf(signedIn, services))
      return isWithdrawn ? DONE : PRICES_BEGUN
    },
  )
  const keepNeeds = { ...CHANGE_NEEDS, body: keepOwnTextsSchema }
  routes.staff('POST', 'website/release/keep', keepNeeds, async ({ body }): Promise<Answer> => {
    await website.keepOwnTexts(body.places)
    return DONE
  })
}

/** Who makes a change now. */
export function authorOf({ staff }: SignedIn, { now }: Pick<InboxServices, 'now'>) {
  return { author: staff.id, at: now().getTime() }
}

async function wasLive(database: InboxServices['database'], version: number): Promise<boolean> {
  const versions = await database.read((tx) => siteVersions(tx, SHOWN_VERSIONS))
  return (
    version === AS_DELIVERED ||
    versions.some(({ number, publishedAt }) => number === version && publishedAt !== null)
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

/** The release's words for fields that owners changed too, unless the draft changes them again. */
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
