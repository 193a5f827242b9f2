import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { type DraftField, withDraft } from '../../domain/content/draft.ts'
import { type Difference, storedAt } from '../../domain/content/over-release.ts'
import {
  AS_DELIVERED,
  type ChangesBack,
  type SiteFault,
  type SitePlace,
  type SiteReport,
  type WaitingPrices,
} from '../../domain/inbox/api/website.ts'
import { firstDayOf } from '../../domain/pricing/list-version.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import type { Report } from '../log.ts'
import type { AuditLog } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'
import { type DraftRow, draftRows, removeChanges } from '../store/sql/website/draft-rows.ts'
import { publishedLists } from '../store/sql/website/price-list-rows.ts'
import {
  addVersion,
  askToPublish,
  giveUpBuilds,
  liveVersion,
  publishVersion,
  rebaseVersions,
  settleVersion,
  siteVersion,
  siteVersions,
  withdrawPrices,
} from '../store/sql/website/version-rows.ts'
import type { SiteBuilder } from './build-aside.ts'
import { changesBack } from './changes-in-words.ts'
import type { CheckSite } from './check/check-site.ts'
import { chosenChanges, isNews } from './check/chosen-changes.ts'
import { createDuePrices } from './due-prices.ts'
import { editableFiles } from './editable.ts'
import { faultsOf } from './faults.ts'
import { changedList, type DraftedPrices, draftedPrices, listsOfBoth, PRICES, withList } from './prices.ts'
import { versionFiles } from './version-files.ts'
import { waitingPrices } from './waiting-prices.ts'

const MINUTE_MS = 60_000
/** A build is given up after this: its server was killed. */
const GIVEN_UP_MS = 5 * MINUTE_MS
const KEPT_BUILDS = 3
type Files = Record<string, unknown>
type Author = { author: string; at: number }

/** A version that is to be built: its files, and what the check says about it. */
type Version = {
  files: Files
  prices: DraftedPrices
  day: CalendarDate
  changes: ReadonlyArray<DraftRow>
  live: Files
  drafted: Files
}

/** What is built: the draft or some of its changes, an earlier version again, or what is live with a price list that begins. */
type Wanted = 'draft' | { only: ReadonlyArray<SitePlace> } | { backTo: number } | { begins: string }

/** The site that owners change: its draft, the check of it, and the versions. */
export type Website = {
  /**
   * The content that is live, with the price list that the draft changes, without the draft: by the names of its files without
   * `.json`.
   */
  liveFiles: () => Promise<Files>
  /** The price lists that no visitor sees yet, next first. */
  waitingPrices: () => Promise<Array<WaitingPrices>>
  /** Withdraws a price list of the owners before its day. @returns false if there is none, or it has begun */
  withdrawPrices: (version: string, by: Author) => Promise<boolean>
  /** The fields that are live as owners have them, and that this program has otherwise since they last took note. */
  differences: () => Promise<Array<Difference>>
  /** Takes note of this program's words of some fields: the owners' stay. */
  keepWords: (places: ReadonlyArray<Omit<DraftField, 'value'>>) => Promise<void>
  /** What in a draft cannot go live. */
  faultsOf: (changes: ReadonlyArray<DraftRow>) => Promise<Array<SiteFault>>
  /**
   * Builds the site and checks it against the live one. This goes on after it returns.
   *
   * @returns the number of the new version; null while another is being built
   */
  check: (by: Author, wanted?: Wanted) => Promise<number | null>
  /**
   * Makes a checked version live. One that is still being checked goes live by itself, unless the check finds something new.
   *
   * @returns whether it is live, or `later`; false if it was refused, or a later one is live
   */
  publish: (number: number, by: Author) => Promise<boolean | 'later'>
  /** What changes if an earlier version, or the delivered site, is live again: in words, with the values of that time. */
  changesBack: (number: number) => Promise<ChangesBack['changes']>
  /** The folder of a version that is built; null for others. */
  builtSite: (number: number) => Promise<string | null>
  /**
   * Shows the live version, if another server or an earlier start has made it live: builds it if it is not there. Gives up a check
   * whose server was killed.
   */
  follow: () => Promise<void>
  /** See {@link createDuePrices}. */
  beginDuePrices: () => Promise<void>
  /** Removes the builds of versions from this server's disk. */
  removeBuilds: (versions: ReadonlyArray<number>) => Promise<void>
  /** Ends a build that is under way. */
  stop: () => Promise<void>
}

type Dependencies = {
  database: Database
  audit: Pick<AuditLog, 'append'>
  builder: SiteBuilder
  checkSite: CheckSite
  /** The content that came with the program. */
  programFiles: () => Promise<Files>
  programLists: () => Promise<ReadonlyArray<RateCard>>
  /** The folder of the built site that is shown, its version (null: that of the program) and its price list. */
  shown: () => { directory: string; version: number | null; priceList: string }
  /** Shows a version that is built. */
  show: (version: number) => Promise<void>
  report: Report
  now: () => Date
  /** In South Africa. */
  today: () => CalendarDate
}

export function createWebsite(parts: Dependencies): Website {
  const { database, audit, builder, programFiles, shown, show, report, now, today } = parts
  const stopping = new AbortController()
  let building: Promise<void> = Promise.resolve()

  const allLists = async (added: RateCard | null = null) =>
    listsOfBoth(await parts.programLists(), withList(await database.read(publishedLists), added))
  const filesOf = async (version: number | null) => {
    const program = await programFiles()
    return database.read((tx) => versionFiles(tx, version, program))
  }
  const liveVersionFiles = async () => filesOf(await database.read(liveVersion))
  const withPrices = async (files: Files, changes: ReadonlyArray<DraftField>): Promise<Files> => ({
    ...files,
    [PRICES]: changedList(await allLists(), changes),
  })
  const liveFiles = async (): Promise<Files> =>
    withPrices((await liveVersionFiles()).files, await database.read(draftRows))

  async function build(number: number, version: Version): Promise<void> {
    const found = await reportOf(number, version)
    const state = found.faults ? 'failed' : 'ready'
    const [, before] = await database.read((tx) => siteVersions(tx, 2))
    const asked = await database.transaction((tx) => settleVersion(tx, number, state, found))
    if (asked === null || state === 'failed' || isNews(found, before?.report)) return
    if (await makeLive(number, { author: asked, at: now().getTime() })) await followLive()
  }

  async function reportOf(number: number, { files, prices, day, ...version }: Version): Promise<SiteReport> {
    const { lists, added } = prices
    const faults = [...prices.faults, ...(await faultsOf(files, lists))]
    if (faults.length > 0) return { faults }
    const built = await builder.build(number, { files, cards: await allLists(added), day }, stopping.signal)
    if (built.outcome === 'refused') {
      report('warn', { version: number, reason: built.reason }, 'A version of the site could not be built')
      return { faults: built.faults }
    }
    const sites = { from: shown().directory, to: siteFolder(builder, number) }
    return parts.checkSite({ ...version, ...sites, added, isAddedShown: added === lists.today })
  }

  /** One build at a time in this process. */
  const afterOthers = (work: () => Promise<void>): Promise<void> => {
    building = building.then(work).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        report('error', { err: error }, 'A version of the site could not be built')
    })
    return building
  }

  async function followLive(): Promise<void> {
    const [newest] = await database.read((tx) => siteVersions(tx, 1))
    if (newest?.state === 'building') await database.transaction((tx) => giveUpBuilds(tx, builder.isGone))
    const live = await database.read(liveVersion)
    if (live === shown().version || live === null) return
    if (!(await builder.isBuilt(live))) {
      const begins = (await database.read((tx) => siteVersion(tx, live)))?.begins
      // On a server whose clock is behind it is still the day before.
      const day = begins && firstDayOf(begins) > today() ? firstDayOf(begins) : today()
      const content = { files: (await filesOf(live)).files, cards: await allLists(), day }
      const built = await builder.build(live, content, stopping.signal)
      if (built.outcome === 'refused') throw new Error(`Version ${live} of the site is live. ${built.reason}`)
    }
    await show(live)
    await builder.remove(live - KEPT_BUILDS)
  }

  async function check({ author, at }: Author, wanted: Wanted = 'draft'): Promise<number | null> {
    const again = typeof wanted === 'object' && 'backTo' in wanted ? wanted.backTo : null
    const begins = typeof wanted === 'object' && 'begins' in wanted ? wanted.begins : null
    // What is in the draft stays there when something else is built.
    const isOfDraft = again === null && begins === null
    const rows = isOfDraft ? await database.read(draftRows) : []
    const changes = typeof wanted === 'object' && 'only' in wanted ? chosenChanges(rows, wanted.only) : rows
    const day = begins === null ? today() : firstDayOf(begins)
    const number = await database.read(liveVersion)
    const { files: own, base } = await filesOf(again ?? number)
    const live = await withPrices(own, changes)
    const drafted = withDraft(live, changes)
    const { [PRICES]: draft, ...files } = drafted
    const prices = draftedPrices(await allLists(), draft, changes, day)
    const version = {
      content: editableFiles(files),
      base: editableFiles(base),
      prices: prices.added,
      changes,
      revision: isOfDraft ? await database.read((tx) => readSetting(tx, 'siteRevision')) : 0,
      backTo: begins === null ? again : (number ?? AS_DELIVERED),
      begins,
      author,
      at,
      builder: builder.id,
      givenUpBefore: now().getTime() - GIVEN_UP_MS,
    }
    const added = await database.transaction((tx) => addVersion(tx, version))
    if (added !== null) void afterOthers(() => build(added, { files, prices, day, changes, live, drafted }))
    return added
  }

  async function makeLive(number: number, by: Author): Promise<boolean> {
    return database.transaction(async (tx) => {
      const version = await siteVersion(tx, number)
      const changes = await publishVersion(tx, number, by)
      if (!version || changes === null) return false
      await removeChanges(tx, changes)
      const { begins, backTo, report: found } = version
      const changed = new Set(begins === null ? found.changes?.map(({ part }) => part) : [PRICES])
      const data = { number, parts: [...changed].join(', '), backTo: begins === null ? backTo : null }
      await audit.append(tx, { at: by.at, actor: by.author, act: 'published-website', subject: null, data })
      return true
    })
  }

  async function makeLiveAndFollow(number: number, by: Author): Promise<boolean> {
    const isLive = await makeLive(number, by)
    if (isLive) await afterOthers(followLive)
    return isLive
  }

  async function publish(number: number, by: Author): Promise<boolean | 'later'> {
    if (await database.transaction((tx) => askToPublish(tx, number, by.author))) return 'later'
    return makeLiveAndFollow(number, by)
  }

  return {
    liveFiles,
    waitingPrices: async () => waitingPrices(database, await allLists(), shown().priceList),
    withdrawPrices: (version, { author, at }) =>
      database.transaction(async (tx) => {
        const from = firstDayOf(version)
        if (from <= today() || !(await withdrawPrices(tx, version))) return false
        await audit.append(tx, { at, actor: author, act: 'withdrew-prices', subject: null, data: { from } })
        return true
      }),
    differences: async () => (await liveVersionFiles()).differences,
    keepWords: async (places) => {
      const program = await programFiles()
      const noted = places.map((place) => ({ ...place, value: storedAt(program, place) }))
      await database.transaction(async (tx) => {
        const live = await liveVersion(tx)
        if (live !== null) await rebaseVersions(tx, live, (base) => withDraft(base, noted))
      })
    },
    faultsOf: async (changes) => {
      const live = await withPrices((await liveVersionFiles()).files, changes)
      const { [PRICES]: draft, ...files } = withDraft(live, changes)
      const { lists, faults } = draftedPrices(await allLists(), draft, changes, today())
      return [...faults, ...(await faultsOf(files, lists))]
    },
    check,
    publish,
    changesBack: async (number) =>
      changesBack((await liveVersionFiles()).files, (await filesOf(number)).files),
    builtSite: async (number) => ((await builder.isBuilt(number)) ? siteFolder(builder, number) : null),
    follow: () => afterOthers(followLive),
    beginDuePrices: createDuePrices({
      database,
      shown,
      prepare: async (list, by) => {
        if ((await check(by, { begins: list })) !== null) await building
      },
      publish: makeLiveAndFollow,
      report,
      now,
    }),
    removeBuilds: async (versions) => {
      for (const version of versions) await builder.remove(version)
    },
    stop: async () => {
      stopping.abort()
      await building
    },
  }
}

/** The built site in the folder of a version. */
export function siteFolder({ folderOf }: Pick<SiteBuilder, 'folderOf'>, version: number): string {
  return `${folderOf(version)}/site`
}
