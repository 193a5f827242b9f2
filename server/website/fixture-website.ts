import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadPriceLists, readContentFiles } from '../content.ts'
import type { Database } from '../store/sql/database.ts'
import type { BuildOutcome, SiteBuilder } from './build-aside.ts'
import { createWebsite, siteFolder, type Website } from './website.ts'

/** A website whose builds are one page with the words of home, and take no time. */
export type TestWebsite = {
  website: Website
  /** The version that visitors see; null: that of the program. */
  shown: () => number | null
  /** Makes every further build end like this. */
  refuseBuilds: (reason: string | null) => void
  reported: ReadonlyArray<string>
}

export function createTestWebsite(database: Database, folder: string, now: () => Date): TestWebsite {
  const served = join(folder, 'served')
  const [state, reported] = [
    { version: null as number | null, refusal: null as string | null },
    [] as Array<string>,
  ]
  const builder = fixtureBuilder(folder, () => state.refusal)
  const website = createWebsite({
    database,
    builder,
    programFiles: readContentFiles,
    lists: () => loadPriceLists('2026-11-23'),
    shown: () => ({
      directory: state.version === null ? served : siteFolder(builder, state.version),
      version: state.version,
    }),
    show: async (version) => {
      state.version = version
    },
    report: (_level, _fields, message) => reported.push(message),
    now,
  })
  const ready = readContentFiles().then((files) => writePage(served, files))
  return {
    website: { ...website, check: async (...given) => ready.then(() => website.check(...given)) },
    shown: () => state.version,
    refuseBuilds: (reason) => {
      state.refusal = reason
    },
    reported,
  }
}

function fixtureBuilder(folder: string, refusal: () => string | null): SiteBuilder {
  const folderOf = (version: number) => join(folder, 'builds', String(version))
  const built = new Set<number>()
  return {
    folderOf,
    isBuilt: async (version) => built.has(version),
    build: async (version, files): Promise<BuildOutcome> => {
      const reason = refusal()
      if (reason !== null) return { outcome: 'refused', reason }
      await writePage(siteFolder({ folderOf }, version), files)
      built.add(version)
      return { outcome: 'built' }
    },
    removeUnfinished: async () => {},
    remove: (version) => rm(folderOf(version), { recursive: true, force: true }),
  }
}

async function writePage(site: string, { home }: Readonly<Record<string, unknown>>): Promise<void> {
  const { hero } = home as { hero: { audience: string; lead: string } } // checked by its schema before
  await mkdir(join(site, 'client'), { recursive: true })
  const page = `<!doctype html><title>Home</title><body><p>${hero.audience}</p><p>${hero.lead}</p>`
  await writeFile(join(site, 'client', 'index.html'), page)
}
