import { withDraft } from '../../domain/content/draft.ts'
import type { PriceLists } from '../../domain/content/rate-card-files.ts'
import type { SiteReport } from '../../domain/inbox/api/website.ts'
import type { Report } from '../log.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import { readSetting } from '../store/sql/inbox/settings-rows.ts'
import { draftRows, removeChangesUpTo } from '../store/sql/website/draft-rows.ts'
import {
  addVersion,
  liveVersion,
  publishVersion,
  settleVersion,
  versionContent,
} from '../store/sql/website/version-rows.ts'
import type { SiteBuilder } from './build-aside.ts'
import { compareSites } from './compare-sites.ts'
import { editableFiles } from './editable.ts'
import { faultsOf } from './faults.ts'

/** A build is given up after this: its server was killed. */
const GIVEN_UP_MS = 5 * 60_000
const KEPT_BUILDS = 3

type Author = { author: string; at: number }

/** The site that owners change: its draft, the check of it, and the versions. */
export type Website = {
  /** The content that is live, without the draft: each file by its name without `.json`. */
  liveFiles: () => Promise<Record<string, unknown>>
  /** The price lists that the site is built with. */
  lists: () => Promise<PriceLists>
  /**
   * Builds the site from the draft, or again from an earlier version, and compares it with the live one. This goes on after it
   * returns.
   *
   * @returns the number of the new version; null while another is being built
   */
  check: (by: Author, backTo?: number) => Promise<number | null>
  /** Makes a checked version live. @returns false if it is not ready, or a later one is live */
  publish: (number: number, by: Author, note: Note) => Promise<boolean>
  /** Shows the live version, if another server or an earlier start has made it live. Builds it if it is not there. */
  follow: () => Promise<void>
  /** Ends a build that is under way. */
  stop: () => Promise<void>
}

/** Adds an entry to the audit log, in the transaction of what it says. */
type Note = (tx: Transaction) => Promise<void>

type Dependencies = {
  database: Database
  builder: SiteBuilder
  /** The content that came with the program. */
  programFiles: () => Promise<Record<string, unknown>>
  lists: () => Promise<PriceLists>
  /** The folder of the built site that is shown, and its version; null: that of the program. */
  shown: () => { directory: string; version: number | null }
  /** Shows a version, which is built; null: that of the program. */
  show: (version: number | null) => Promise<void>
  report: Report
  now: () => Date
}

export function createWebsite(parts: Dependencies): Website {
  const { database, builder, programFiles, lists, shown, show, report, now } = parts
  const stopping = new AbortController()
  let building: Promise<void> = Promise.resolve()

  /** A version has the files that owners change; the others are the program's. */
  const filesOf = async (version: number | null) => {
    const own = version === null ? {} : await database.read((tx) => versionContent(tx, version))
    return { ...(await programFiles()), ...own }
  }
  const liveFiles = async () => filesOf(await database.read(liveVersion))

  async function build(number: number, files: Record<string, unknown>): Promise<void> {
    const report = await reportOf(number, files)
    const state = report.faults ? 'failed' : 'ready'
    await database.transaction((tx) => settleVersion(tx, number, state, report))
  }

  async function reportOf(number: number, files: Record<string, unknown>): Promise<SiteReport> {
    const faults = faultsOf(files, await lists())
    if (faults.length > 0) return { faults }
    const built = await builder.build(number, files, stopping.signal)
    if (built.outcome === 'refused') return { faults: [{ sentence: built.reason }] }
    return compareSites(shown().directory, siteFolder(builder, number))
  }

  /** One build at a time in this process. */
  const afterOthers = (work: () => Promise<void>): Promise<void> => {
    building = building.then(work).catch((error: unknown) => {
      if (!stopping.signal.aborted)
        report('error', { err: error }, 'A version of the site could not be built')
    })
    return building
  }

  async function follow(): Promise<void> {
    const live = await database.read(liveVersion)
    if (live === shown().version || live === null) return
    if (!(await builder.isBuilt(live))) {
      const built = await builder.build(live, await filesOf(live), stopping.signal)
      if (built.outcome === 'refused') throw new Error(`Version ${live} of the site is live. ${built.reason}`)
    }
    await show(live)
    await builder.remove(live - KEPT_BUILDS)
  }

  return {
    liveFiles,
    lists,
    check: async ({ author, at }, backTo) => {
      const isBack = backTo !== undefined
      const rows = isBack ? [] : await database.read(draftRows)
      const content = isBack ? await filesOf(backTo) : withDraft(await liveFiles(), rows)
      // What is in the draft stays there when the site goes back.
      const revision = isBack ? 0 : await database.read((tx) => readSetting(tx, 'siteRevision'))
      const givenUpBefore = now().getTime() - GIVEN_UP_MS
      const version = {
        content: editableFiles(content),
        revision,
        backTo: backTo ?? null,
        author,
        at,
        givenUpBefore,
      }
      const number = await database.transaction((tx) => addVersion(tx, version))
      if (number !== null) void afterOthers(() => build(number, content))
      return number
    },
    publish: async (number, by, note) => {
      const isLive = await database.transaction(async (tx) => {
        const published = await publishVersion(tx, number, by)
        if (published === null) return false
        await removeChangesUpTo(tx, published)
        await note(tx)
        return true
      })
      if (isLive) await afterOthers(follow)
      return isLive
    },
    follow: () => afterOthers(follow),
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
