import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { type DraftField, withDraft } from '../../domain/content/draft.ts'
import { type Difference, storedAt } from '../../domain/content/over-release.ts'
import {
  AS_DELIVERED,
  type ChangedPage,
  type ReportedChange,
  type SiteFault,
  type SiteReport,
  type WaitingPrices,
} from '../../domain/inbox/api/website.ts'
import { firstDayOf } from '../../domain/pricing/list-version.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import type { Report } from '../log.ts'
import type { AuditLog } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'
import { draftRows, removeChangesUpTo } from '../store/sql/website/draft-rows.ts'
import { publishedLists } from '../store/sql/website/price-list-rows.ts'
import {
  addVersion,
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
import { changesInWords } from './changes-in-words.ts'
import { compareSites } from './compare-sites.ts'
import { createDuePrices } from './due-prices.ts'
import { editableFiles } from './editable.ts'
import { faultsOf } from './faults.ts'
import { changedList, type DraftedPrices, draftedPrices, PRICES, withList } from './prices.ts'
import { versionFiles } from './version-files.ts'
import { waitingPrices } from './waiting-prices.ts'

const MINUTE_MS = 60_000
/** A build is given up after this: its server was killed. */
const GIVEN_UP_MS = 5 * MINUTE_MS
const KEPT_BUILDS = 3

type Files = Record<string, unknown>
type Author = { author: string; at: number }

/** What is built: the owners' draft, an earlier version or the delivered site again, or what is live with a price list that begins. */
type Wanted = 'draft' | { backTo: number } | { begins: string }

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
  faultsOf: (changes: ReadonlyArray<DraftField>) => Promise<Array<SiteFault>>
  /**
   * Builds the site and compares it with the live one. This goes on after it returns.
   *
   * @returns the number of the new version; null while another is being built
   */
  check: (by: Author, wanted?: Wanted) => Promise<number | null>
  /** Makes a checked version live. @returns false if it is not ready, or a later one is live */
  publish: (number: number, by: Author) => Promise<boolean>
  /**
   * Shows the live version, if another server or an earlier start has made it live: builds it if it is not there. Gives up a check
   * whose server was killed.
   */
  follow: () => Promise<void>
  /** See {@link createDuePrices}. */
  beginDuePrices: () => Promise<void>
  /** Ends a build that is under way. */
  stop: () => Promise<void>
}

type Dependencies = {
  database: Database
  audit: Pick<AuditLog, 'append'>
  builder: SiteBuilder
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

  async function build(
    number: number,
    content: { files: Files; prices: DraftedPrices; day: CalendarDate },
    changesOn: (pages: ReadonlyArray<ChangedPage>) => Array<ReportedChange>,
  ): Promise<void> {
    const { pages, ...rest } = await reportOf(number, content)
    const found = { ...rest, ...(pages ? { pages, changes: changesOn(pages) } : {}) }
    const state = found.faults ? 'failed' : 'ready'
    await database.transaction((tx) => settleVersion(tx, number, state, found))
  }

  async function reportOf(
    number: number,
    { files, prices: { lists, added, ...prices }, day }: Parameters<typeof build>[1],
  ): Promise<SiteReport> {
    const faults = [...prices.faults, ...faultsOf(files, lists)]
    if (faults.length > 0) return { faults }
    const built = await builder.build(number, { files, cards: await allLists(added), day }, stopping.signal)
    if (built.outcome === 'refused') {
      report('warn', { version: number, reason: built.reason }, 'A version of the site could not be built')
      return { faults: built.faults }
    }
    const compared = await compareSites(shown().directory, siteFolder(builder, number))
    return { ...compared, ...(added ? { pricesFrom: firstDayOf(added.version) } : {}) }
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
    const changes = wanted === 'draft' ? await database.read(draftRows) : []
    const again = typeof wanted === 'object' && 'backTo' in wanted ? wanted.backTo : null
    const begins = typeof wanted === 'object' && 'begins' in wanted ? wanted.begins : null
    const day = begins === null ? today() : firstDayOf(begins)
    const live = await database.read(liveVersion)
    const { files: own, base } = await filesOf(again ?? live)
    const before = await withPrices(own, changes)
    const drafted = withDraft(before, changes)
    const { [PRICES]: draft, ...files } = drafted
    const prices = draftedPrices(await allLists(), draft, changes, day)
    const changesOn = (pages: ReadonlyArray<ChangedPage>) => changesInWords(changes, before, drafted, pages)
    // What is in the draft stays there when something else is built.
    const revision = wanted === 'draft' ? await database.read((tx) => readSetting(tx, 'siteRevision')) : 0
    const givenUpBefore = now().getTime() - GIVEN_UP_MS
    const version = {
      content: editableFiles(files),
      base: editableFiles(base),
      prices: prices.added,
      revision,
      backTo: begins === null ? again : (live ?? AS_DELIVERED),
      begins,
      author,
      at,
      builder: builder.id,
    }
    const number = await database.transaction((tx) => addVersion(tx, { ...version, givenUpBefore }))
    if (number !== null) void afterOthers(() => build(number, { files, prices, day }, changesOn))
    return number
  }

  async function publish(number: number, by: Author): Promise<boolean> {
    const isLive = await database.transaction(async (tx) => {
      const version = await siteVersion(tx, number)
      const revision = await publishVersion(tx, number, by)
      if (!version || revision === null) return false
      await removeChangesUpTo(tx, revision)
      const { begins, backTo, report: found } = version
      const changed = new Set(begins === null ? found.changes?.map(({ part }) => part) : [PRICES])
      const data = { number, parts: [...changed].join(', '), backTo: begins === null ? backTo : null }
      await audit.append(tx, { at: by.at, actor: by.author, act: 'published-website', subject: null, data })
      return true
    })
    if (isLive) await afterOthers(followLive)
    return isLive
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
      return [...faults, ...faultsOf(files, lists)]
    },
    check,
    publish,
    follow: () => afterOthers(followLive),
    beginDuePrices: createDuePrices({
      database,
      shown,
      prepare: async (list, by) => {
        if ((await check(by, { begins: list })) !== null) await building
      },
      publish,
      report,
      now,
    }),
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

/** Once owners have published a list, no later one comes with a program. */
export function listsOfBoth(
  program: ReadonlyArray<RateCard>,
  owners: ReadonlyArray<RateCard>,
): Array<RateCard> {
  const [first] = owners.map(({ version }) => version).toSorted()
  return [...program.filter(({ version }) => first === undefined || version < first), ...owners]
}
