import { setTimeout as sleep } from 'node:timers/promises'
import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { withDraft } from '../../domain/content/draft.ts'
import type { Difference } from '../../domain/content/merge-release.ts'
import {
  AS_DELIVERED,
  type RestoringChanges,
  type SiteFault,
  type SitePlace,
  type SiteReport,
  type WaitingPrices,
} from '../../domain/inbox/api/website.ts'
import { firstDayOf } from '../../domain/pricing/list-version.ts'
import type { Report } from '../log.ts'
import { endsWithin } from '../run-tasks.ts'
import type { AuditLog } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'
import { type DraftRow, draftRows, removeChanges } from '../store/sql/website/draft-rows.ts'
import {
  addVersion,
  askToPublish,
  liveVersion,
  publishVersion,
  settleVersion,
  siteVersion,
  siteVersions,
  withdrawPrices,
} from '../store/sql/website/version-rows.ts'
import { UNKNOWN_FAULT } from './build-faults.ts'
import { restoringChanges } from './changes-in-words.ts'
import type { CheckSite } from './check/check-site.ts'
import { chosenChanges, hasNewNotice } from './check/chosen-changes.ts'
import { createDuePrices } from './due-prices.ts'
import { editableFiles } from './editable.ts'
import { faultsOf } from './faults.ts'
import { createFollower, type Follower, type FollowerDependencies } from './follow-live.ts'
import { type DraftedPrices, draftedPrices, PRICES } from './prices.ts'
import type { SiteBuilder } from './site-builder.ts'
import type { VersionFiles } from './version-files.ts'
import { waitingPrices } from './waiting-prices.ts'

const SETTLE_RETRY_MS = 1_000
/** How long the answer to a publish waits for this server to show the version. */
const SHOWN_WITHIN_MS = 5_000
const NOT_BUILT = 'A version of the site could not be built'

type Files = Record<string, unknown>
type Author = { author: string; at: number }

/** A version to be built and checked. */
type Version = {
  files: Files
  prices: DraftedPrices
  day: CalendarDate
  changes: ReadonlyArray<DraftRow>
  live: Files
  drafted: Files
}

/** What to build: the draft or some of its changes, an earlier version again, or the live one with a price list that begins. */
type BuildTarget = 'draft' | { only: ReadonlyArray<SitePlace> } | { backTo: number } | { begins: string }

/** The site that owners change: its draft, the check of it, and the versions. */
export type Website = Pick<Follower, 'notePresence' | 'follow' | 'isCurrent'> &
  Pick<VersionFiles, 'keepOwnTexts'> & {
    /**
     * The live content, by the names of its files without `.json`. Its price list is the one that the draft changes,
     * without those changes.
     */
    liveFiles: () => Promise<Files>
    /** The price lists that no visitor sees yet, next first. */
    waitingPrices: () => Promise<Array<WaitingPrices>>
    /** Withdraws a price list of the owners before its day. @returns false if there is none, or it has begun */
    withdrawPrices: (version: string, by: Author) => Promise<boolean>
    /** The live fields with owners' words, for which this program has words that owners have not seen. */
    differences: () => Promise<Array<Difference>>
    /** The faults for which a draft cannot go live. */
    faultsOf: (changes: ReadonlyArray<DraftRow>) => Promise<Array<SiteFault>>
    /**
     * Starts to build the site and check it against the live one; both continue after this returns.
     *
     * @returns the number of the new version; null while another is being built
     */
    check: (by: Author, target?: BuildTarget) => Promise<number | null>
    /**
     * Makes a checked version live. One that is still being checked goes live by itself, unless the check finds something new.
     *
     * @returns whether it is live, or `later`; false if it was refused, or a later one is live
     */
    publish: (number: number, by: Author) => Promise<boolean | 'later'>
    /** The changes that would restore an earlier version or the delivered site: in words, with its values. */
    restoringChanges: (number: number) => Promise<RestoringChanges['changes']>
    /** The folder of a version that is built; null for others. */
    builtSite: (number: number) => Promise<string | null>
    /** See {@link createDuePrices}. */
    beginDuePrices: () => Promise<void>
    /** Removes the builds of versions from this server's disk. */
    removeBuilds: (versions: ReadonlyArray<number>) => Promise<void>
    /** Has the live version built again at the next start, unless a later one is live by then. */
    outdateBuild: SiteBuilder['outdate']
    /** Stops a running build. */
    stop: () => Promise<void>
  }

type Dependencies = Pick<FollowerDependencies, 'prepare' | 'show'> & {
  database: Database
  audit: Pick<AuditLog, 'append'>
  builder: SiteBuilder
  checkSite: CheckSite
  versionFiles: VersionFiles
  /** The folder of the built site that is shown, its version (null: that of the program) and its price list. */
  shownSite: () => { directory: string; version: number | null; priceList: string }
  report: Report
  now: () => Date
  /** In South Africa. */
  today: () => CalendarDate
}

export function createWebsite(dependencies: Dependencies): Website {
  const { database, audit, builder, versionFiles, shownSite, report, now, today } = dependencies
  const { priceLists, filesOf, withPrices, contentOf } = versionFiles
  const stopping = new AbortController()
  let building: Promise<void> = Promise.resolve()

  const follower = createFollower({
    ...dependencies,
    contentOf: (version) => contentOf(version, today()),
    shownVersion: () => shownSite().version,
    signal: stopping.signal,
  })

  async function build(number: number, version: Version): Promise<void> {
    const result = await reportOf(number, version)
      .then(async (checked) => {
        if (!checked.faults) await follower.getReady(number)
        return checked
      })
      .catch((error: unknown): SiteReport => {
        if (stopping.signal.aborted) throw error
        report('error', { err: error, version: number }, NOT_BUILT)
        return { faults: [UNKNOWN_FAULT] }
      })
    const [, previous] = await database.read((tx) => siteVersions(tx, 2))
    const publisher = await settle(number, result)
    if (publisher === null || result.faults || hasNewNotice(result, previous?.report)) return
    if (await makeLive(number, { author: publisher, at: now().getTime() })) await follower.follow()
  }

  /**
   * Retries until the store can be written: a version that is not settled keeps others from being checked.
   *
   * @returns who pressed Publish meanwhile
   */
  async function settle(number: number, result: SiteReport): Promise<string | null> {
    const state = result.faults ? 'failed' : 'ready'
    for (;;)
      try {
        return await database.transaction((tx) => settleVersion(tx, number, state, result))
      } catch (error) {
        report('error', { err: error }, 'What a check found cannot be stored for now')
        await sleep(SETTLE_RETRY_MS, undefined, { signal: stopping.signal })
      }
  }

  async function reportOf(number: number, { files, prices, day, ...version }: Version): Promise<SiteReport> {
    const { lists, added } = prices
    const faults = [...prices.faults, ...(await faultsOf(files, lists))]
    if (faults.length > 0) return { faults }
    await builder.remove(number) // after a restored backup, numbers recur
    await builder.removeOthers([shownSite().version])
    const built = await builder.build(number, { files, cards: await priceLists(added), day }, stopping.signal)
    if (built.outcome === 'refused') {
      report('warn', { version: number, reason: built.reason }, NOT_BUILT)
      return { faults: built.faults }
    }
    const sites = { liveSite: shownSite().directory, builtSite: siteFolder(builder, number) }
    return dependencies.checkSite({ ...version, ...sites, added, isAddedShown: added === lists.today })
  }

  /** Runs one build at a time in this process. */
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    building = building.then(work).catch((error: unknown) => {
      if (!stopping.signal.aborted) report('error', { err: error }, NOT_BUILT)
    })
    return building
  }

  async function check({ author, at }: Author, target: BuildTarget = 'draft'): Promise<number | null> {
    const backTo = typeof target === 'object' && 'backTo' in target ? target.backTo : null
    const begins = typeof target === 'object' && 'begins' in target ? target.begins : null
    // The draft's changes stay in it when something else is built.
    const isDraft = backTo === null && begins === null
    const rows = isDraft ? await database.read(draftRows) : []
    const changes = typeof target === 'object' && 'only' in target ? chosenChanges(rows, target.only) : rows
    const day = begins === null ? today() : firstDayOf(begins)
    const liveNumber = await database.read(liveVersion)
    const { files: startFiles, base } = await filesOf(backTo ?? liveNumber)
    const live = await withPrices(startFiles, changes)
    const drafted = withDraft(live, changes)
    const { [PRICES]: draft, ...files } = drafted
    const prices = draftedPrices(await priceLists(), draft, changes, day)
    const version = {
      content: editableFiles(files),
      base: editableFiles(base),
      prices: prices.added,
      changes,
      revision: isDraft ? await database.read((tx) => readSetting(tx, 'siteRevision')) : 0,
      backTo: begins === null ? backTo : (liveNumber ?? AS_DELIVERED),
      begins,
      author,
      at,
      builder: builder.id,
    }
    await follower.notePresence()
    const added = await database.transaction((tx) => addVersion(tx, version))
    if (added !== null) void enqueue(() => build(added, { files, prices, day, changes, live, drafted }))
    return added
  }

  async function makeLive(number: number, by: Author): Promise<boolean> {
    return database.transaction(async (tx) => {
      const version = await siteVersion(tx, number)
      const changes = await publishVersion(tx, number, by)
      if (!version || changes === null) return false
      await removeChanges(tx, changes)
      const { begins, backTo, report: result } = version
      const changed = new Set(begins === null ? result.changes?.map(({ part }) => part) : [PRICES])
      const data = { number, parts: [...changed].join(', '), backTo: begins === null ? backTo : null }
      await audit.append(tx, { at: by.at, actor: by.author, act: 'published-website', subject: null, data })
      return true
    })
  }

  async function makeLiveAndFollow(number: number, by: Author): Promise<boolean> {
    const isLive = await makeLive(number, by)
    if (isLive) await endsWithin(SHOWN_WITHIN_MS, enqueue(follower.follow))
    return isLive
  }

  async function publish(number: number, by: Author): Promise<boolean | 'later'> {
    if (await database.transaction((tx) => askToPublish(tx, number, by.author))) return 'later'
    return makeLiveAndFollow(number, by)
  }

  return {
    liveFiles: async () => withPrices((await versionFiles.liveFiles()).files, await database.read(draftRows)),
    waitingPrices: async () => waitingPrices(database, await priceLists(), shownSite().priceList),
    withdrawPrices: (version, { author, at }) =>
      database.transaction(async (tx) => {
        const from = firstDayOf(version)
        if (from <= today() || !(await withdrawPrices(tx, version))) return false
        await audit.append(tx, { at, actor: author, act: 'withdrew-prices', subject: null, data: { from } })
        return true
      }),
    differences: async () => (await versionFiles.liveFiles()).differences,
    keepOwnTexts: versionFiles.keepOwnTexts,
    faultsOf: async (changes) => {
      const live = await withPrices((await versionFiles.liveFiles()).files, changes)
      const { [PRICES]: draft, ...files } = withDraft(live, changes)
      const { lists, faults } = draftedPrices(await priceLists(), draft, changes, today())
      return [...faults, ...(await faultsOf(files, lists))]
    },
    check,
    publish,
    restoringChanges: async (number) =>
      restoringChanges((await versionFiles.liveFiles()).files, (await filesOf(number)).files),
    builtSite: async (number) => ((await builder.isBuilt(number)) ? siteFolder(builder, number) : null),
    notePresence: follower.notePresence,
    follow: () => enqueue(follower.follow),
    isCurrent: follower.isCurrent,
    beginDuePrices: createDuePrices({
      database,
      shownSite,
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
    outdateBuild: builder.outdate,
    stop: async () => {
      stopping.abort()
      await building
      await follower.leave()
    },
  }
}

/** The built site in the folder of a version. */
export function siteFolder({ folderOf }: Pick<SiteBuilder, 'folderOf'>, version: number): string {
  return `${folderOf(version)}/site`
}
