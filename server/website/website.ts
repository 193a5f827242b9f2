import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { type DraftField, withDraft } from '../../domain/content/draft.ts'
import { listsUpTo } from '../../domain/content/rate-card-files.ts'
import {
  AS_DELIVERED,
  BY_ITSELF,
  type ChangedPage,
  type ReportedChange,
  type SiteFault,
  type SiteReport,
} from '../../domain/inbox/api/website.ts'
import { firstDayOf, lastVersionOn } from '../../domain/pricing/list-version.ts'
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
  settleVersion,
  siteVersions,
  versionContent,
} from '../store/sql/website/version-rows.ts'
import type { SiteBuilder } from './build-aside.ts'
import { changesInWords } from './changes-in-words.ts'
import { compareSites } from './compare-sites.ts'
import { editableFiles } from './editable.ts'
import { faultsOf } from './faults.ts'
import { type DraftedPrices, draftedPrices, PRICES } from './prices.ts'

const MINUTE_MS = 60_000
/** A build is given up after this: its server was killed. */
const GIVEN_UP_MS = 5 * MINUTE_MS
/** A price list that could not begin is tried again after this. */
const TRIED_AGAIN_MS = 10 * MINUTE_MS
const KEPT_BUILDS = 3

type Files = Record<string, unknown>
type Author = { author: string; at: number }

/** What is built: the owners' draft, what is live, or an earlier version or the delivered site again. */
type Wanted = 'draft' | 'live' | { backTo: number }

/** The site that owners change: its draft, the check of it, and the versions. */
export type Website = {
  /** The content that is live, with the newest price list, without the draft: by the names of its files without `.json`. */
  liveFiles: () => Promise<Files>
  /** The day on which the next published price list starts; null without one to come. */
  nextPrices: () => Promise<CalendarDate | null>
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
  /** Builds and publishes what is live with the owners' price list whose day has come. */
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

  const allLists = async () => listsOfBoth(await parts.programLists(), await database.read(publishedLists))
  /** A version has the files that owners change; the others are the program's. */
  const filesOf = async (version: number | null): Promise<Files> => {
    const own =
      version === null || version === AS_DELIVERED
        ? {}
        : await database.read((tx) => versionContent(tx, version))
    return { ...(await programFiles()), ...own }
  }
  const liveFiles = async (): Promise<Files> => {
    const cards = await allLists()
    const [newest] = cards.toSorted((a, b) => (a.version < b.version ? 1 : -1))
    return { ...(await filesOf(await database.read(liveVersion))), [PRICES]: newest }
  }

  async function build(
    number: number,
    files: Files,
    prices: DraftedPrices,
    changesOn: (pages: ReadonlyArray<ChangedPage>) => Array<ReportedChange>,
  ): Promise<void> {
    const { pages, ...rest } = await reportOf(number, files, prices)
    const found = { ...rest, ...(pages ? { pages, changes: changesOn(pages) } : {}) }
    const state = found.faults ? 'failed' : 'ready'
    await database.transaction((tx) => settleVersion(tx, number, state, found))
  }

  async function reportOf(
    number: number,
    files: Files,
    { lists, added, ...prices }: DraftedPrices,
  ): Promise<SiteReport> {
    const faults = [...prices.faults, ...faultsOf(files, lists)]
    if (faults.length > 0) return { faults }
    const cards = [...(await allLists()), ...(added ? [added] : [])]
    const built = await builder.build(number, { files, cards }, stopping.signal)
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
      const content = { files: await filesOf(live), cards: await allLists() }
      const built = await builder.build(live, content, stopping.signal)
      if (built.outcome === 'refused') throw new Error(`Version ${live} of the site is live. ${built.reason}`)
    }
    await show(live)
    await builder.remove(live - KEPT_BUILDS)
  }

  async function check({ author, at }: Author, wanted: Wanted = 'draft'): Promise<number | null> {
    const changes = wanted === 'draft' ? await database.read(draftRows) : []
    const backTo = typeof wanted === 'object' ? wanted.backTo : null
    const live = await liveFiles()
    const drafted = withDraft(live, changes)
    const { [PRICES]: draft, ...files } = drafted
    const prices = draftedPrices(await allLists(), draft, changes, today())
    const changesOn = (pages: ReadonlyArray<ChangedPage>) => changesInWords(changes, live, drafted, pages)
    const content = backTo === null ? files : await filesOf(backTo)
    // What is in the draft stays there when something else is built.
    const revision = wanted === 'draft' ? await database.read((tx) => readSetting(tx, 'siteRevision')) : 0
    const givenUpBefore = now().getTime() - GIVEN_UP_MS
    const version = {
      content: editableFiles(content),
      prices: prices.added,
      revision,
      backTo,
      author,
      at,
      builder: builder.id,
    }
    const number = await database.transaction((tx) => addVersion(tx, { ...version, givenUpBefore }))
    if (number !== null) void afterOthers(() => build(number, content, prices, changesOn))
    return number
  }

  async function publish(number: number, by: Author): Promise<boolean> {
    const act = { at: by.at, actor: by.author, act: 'published-website', subject: null, data: { number } }
    const isLive = await database.transaction(async (tx) => {
      const revision = await publishVersion(tx, number, by)
      if (revision === null) return false
      await removeChangesUpTo(tx, revision)
      await audit.append(tx, act)
      return true
    })
    if (isLive) await afterOthers(followLive)
    return isLive
  }

  return {
    liveFiles,
    nextPrices: async () => {
      const next = listsUpTo(await allLists(), lastVersionOn(today())).coming.at(-1)
      return next ? firstDayOf(next.version) : null
    },
    faultsOf: async (changes) => {
      const { [PRICES]: draft, ...files } = withDraft(await liveFiles(), changes)
      const { lists, faults } = draftedPrices(await allLists(), draft, changes, today())
      return [...faults, ...faultsOf(files, lists)]
    },
    check,
    publish,
    follow: () => afterOthers(followLive),
    beginDuePrices: async () => {
      if ((await database.read(liveVersion)) !== shown().version) return // what was just published comes first
      const own = await database.read(publishedLists)
      const due = listsUpTo(await allLists(), lastVersionOn(today())).today.version
      if (due <= shown().priceList || !own.some(({ version }) => version === due)) return
      const at = now().getTime()
      const [newest] = await database.read((tx) => siteVersions(tx, 1))
      if (newest?.author === BY_ITSELF && newest.state === 'failed' && at - newest.at < TRIED_AGAIN_MS) return
      const number = await check({ author: BY_ITSELF, at }, 'live')
      if (number === null) return
      await building
      if (!(await publish(number, { author: BY_ITSELF, at })))
        report(
          'error',
          { list: due },
          'A price list whose day has come cannot begin: the inbox says why, under Website',
        )
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

/** Once owners have published a list, no later one comes with a program. */
export function listsOfBoth(
  program: ReadonlyArray<RateCard>,
  owners: ReadonlyArray<RateCard>,
): Array<RateCard> {
  const [first] = owners.map(({ version }) => version).toSorted()
  return [...program.filter(({ version }) => first === undefined || version < first), ...owners]
}
