import { isDeepStrictEqual } from 'node:util'
import { fieldValue, withDraft } from '../../../domain/content/draft.ts'
import {
  AS_DELIVERED,
  type ChangeSaved,
  type CheckStarted,
  publishSchema,
  type SiteChange,
  type SitePart,
  type SiteVersions,
  saveChangeSchema,
  takeBackSchema,
  type Website,
} from '../../../domain/inbox/api/website.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { readSetting } from '../../store/sql/inbox/settings-rows.ts'
import { type DraftRow, draftRows, saveChange, takeBackChange } from '../../store/sql/website/draft-rows.ts'
import { liveVersion, siteVersions } from '../../store/sql/website/version-rows.ts'
import { isEditable } from '../../website/editable.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'

const CHANGING = NEEDS['change-website']
const LOCKED = new Refused(403, { error: 'This cannot be changed here.' })
const BUILDING = new Refused(409, {
  error: 'The site is being checked already. Please wait until that is done.',
})
const TAKEN_BACK = new Refused(409, {
  error: 'Somebody changed this again meanwhile. Please look at it first.',
})
const NOT_READY = new Refused(409, {
  error: 'This version cannot go live any more. Please check the site again.',
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
    return { live: live[part] as SitePart['live'], draft: draft[part] as SitePart['draft'] } // JSON of content/
  })
  routes.staff('GET', 'website/versions', {}, async (): Promise<SiteVersions> => {
    const versions = await database.read((tx) => siteVersions(tx, SHOWN_VERSIONS))
    return { versions: versions.map(({ report: _report, revision: _revision, ...version }) => version) }
  })
  addDraftRoutes(routes, parts)
  addPublishRoutes(routes, parts)
}

function addDraftRoutes(routes: InboxRoutes, { database, website, now }: InboxServices): void {
  const saving = { ...CHANGING, body: saveChangeSchema }
  routes.staff('PUT', 'website/draft', saving, async ({ signed, body }): Promise<Answer> => {
    if (!isEditable(body)) return LOCKED
    const live = await website.liveFiles()
    const isLive = isDeepStrictEqual(body.value, fieldValue(live, body) ?? null)
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
  routes.staff('POST', 'website/check', CHANGING, async ({ signed }): Promise<Answer> => {
    const number = await website.check({ author: signed.staff.id, at: now().getTime() })
    return number === null ? BUILDING : ({ number } satisfies CheckStarted)
  })
  routes.staff(
    'POST',
    'website/versions/:number/again',
    CHANGING,
    async ({ signed, param }): Promise<Answer> => {
      const wanted = Number(param('number'))
      const versions = await database.read((tx) => siteVersions(tx, SHOWN_VERSIONS))
      const wasLive = versions.some(({ number, publishedAt }) => number === wanted && publishedAt !== null)
      if (!wasLive && wanted !== AS_DELIVERED) return NOT_HERE
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
      return isLive ? { done: true } : NOT_READY
    },
  )
}

async function overview({ database, website }: InboxServices): Promise<Website> {
  const [rows, [newest], live, revision] = await Promise.all([
    database.read(draftRows),
    database.read((tx) => siteVersions(tx, 1)),
    database.read(liveVersion),
    database.read((tx) => readSetting(tx, 'siteRevision')),
  ])
  const files = await website.liveFiles()
  return {
    live,
    changes: rows.map((row) => shownChange(row, files)),
    nextPrices: await website.nextPrices(),
    faults: rows.length > 0 ? await website.faultsOf(rows) : [],
    check: newest && newest.publishedAt === null ? shownCheck(newest, revision) : null,
  }
}

function shownCheck(
  { revision, ...version }: Awaited<ReturnType<typeof siteVersions>>[number],
  newest: number,
): Website['check'] {
  return { ...version, isOutdated: version.backTo === null && newest > revision }
}

function shownChange(
  { part, field, value, revision, author, at }: DraftRow,
  files: Readonly<Record<string, unknown>>,
): SiteChange {
  const live = fieldValue(files, { part, field })
  const change = { part, field, value, revision, author, at } as SiteChange // value: JSON of the database
  return live === undefined ? change : { ...change, live: live as NonNullable<SiteChange['live']> } // JSON of content/
}
