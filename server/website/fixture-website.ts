import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { type DraftField, withDraft } from '../../domain/content/draft.ts'
import { listsUpTo } from '../../domain/content/rate-card-files.ts'
import { lastVersionOn } from '../../domain/pricing/list-version.ts'
import { readContentFiles, readProgramLists } from '../content.ts'
import { auditLog } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import type { BuildOutcome } from './build-outcome.ts'
import { siteReport } from './check/site-report.ts'
import type { SiteBuilder } from './site-builder.ts'
import { createVersionFiles } from './version-files.ts'
import { createWebsite, siteFolder, type Website } from './website.ts'

export type TestWebsite = ReturnType<typeof createTestWebsite>

/** A website whose builds are only a home page, and take no time. */
export function createTestWebsite(database: Database, folder: string, now: () => Date) {
  const served = join(folder, 'served')
  let shownVersion: number | null = null
  let priceList = '2026-11-22'
  let refusal: string | null = null
  let buildsResumed = Promise.resolve()
  let upgrades: ReadonlyArray<DraftField> = []
  const programFiles = async () => withDraft(await readContentFiles(), upgrades)
  const reported: Array<string> = []
  const today = () => todayInJohannesburg(now())
  const builder = fixtureBuilder(folder, () => buildsResumed.then(() => refusal))
  const directory = () => (shownVersion === null ? served : siteFolder(builder, shownVersion))
  const website = createWebsite({
    database,
    audit: auditLog('a secret of a test, long enough to be taken'),
    builder,
    checkSite: ({ liveSite, builtSite, ...task }) =>
      siteReport({
        ...task,
        liveSite: { folder: liveSite, rendered: [] },
        builtSite: { folder: builtSite, rendered: [] },
      }),
    versionFiles: createVersionFiles({ database, programFiles, programLists: readProgramLists }),
    shownSite: () => ({ directory: directory(), version: shownVersion, priceList }),
    prepare: async () => {},
    show: async (version) => {
      shownVersion = version
      priceList = builder.listOf(version)
    },
    report: (_level, _fields, message) => reported.push(message),
    now,
    today,
  })
  let writing: Promise<void> | null = null
  const ready = () => (writing ??= programFiles().then((files) => writePage(served, files)))
  return {
    website: {
      ...website,
      check: async (...args: Parameters<Website['check']>) => ready().then(() => website.check(...args)),
    },
    /** The version that visitors see; null: that of the program. */
    shown: () => shownVersion,
    /** The home page that visitors see. */
    page: () => readFile(join(directory(), 'client', 'index.html'), 'utf8'),
    /** The price list that visitors see. */
    priceList: () => priceList,
    /** Replaces the program by one whose content has these changes. */
    upgrade: (changes: ReadonlyArray<DraftField>) => {
      upgrades = changes
    },
    /** Makes every further build fail with a reason; null: lets them succeed. */
    refuseBuilds: (reason: string | null) => {
      refusal = reason
    },
    /** Makes the next builds wait until the returned function is called. */
    holdBuilds: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      buildsResumed = promise
      return resolve
    },
    reported,
  }
}

function fixtureBuilder(
  folder: string,
  refusal: () => Promise<string | null>,
): SiteBuilder & { listOf: (version: number) => string } {
  const folderOf = (version: number) => join(folder, 'builds', String(version))
  /** The price list of each version. */
  const built = new Map<number, string>()
  return {
    id: folder,
    isGone: (id) => id === 'killed',
    listOf: (version) => built.get(version) ?? '',
    folderOf,
    isBuilt: async (version) => built.has(version),
    build: async (version, { files, cards, day }): Promise<BuildOutcome> => {
      const reason = await refusal()
      if (reason !== null) return { outcome: 'refused', reason, faults: [{ sentence: reason }] }
      await writePage(siteFolder({ folderOf }, version), files)
      built.set(version, listsUpTo(cards, lastVersionOn(day)).today.version)
      return { outcome: 'built' }
    },
    removeUnfinished: async () => {},
    remove: async (version) => {
      built.delete(version)
      await rm(folderOf(version), { recursive: true, force: true })
    },
    outdate: async (version) => void built.delete(version),
    removeOthers: async () => {},
  }
}

async function writePage(site: string, { home }: Readonly<Record<string, unknown>>): Promise<void> {
  const { hero } = home as { hero: { audience: string; lead: string } } // the type of its schema
  await mkdir(join(site, 'client'), { recursive: true })
  const page = `<!doctype html><title>Home</title><body><p>${hero.audience}</p><p>${hero.lead}</p>`
  await writeFile(join(site, 'client', 'index.html'), page)
}
