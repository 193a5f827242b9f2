import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { type DraftField, withDraft } from '../../domain/content/draft.ts'
import { draftValue, mergeRelease, type ReleaseMerge } from '../../domain/content/merge-release.ts'
import { AS_DELIVERED } from '../../domain/inbox/api/website.ts'
import { firstDayOf } from '../../domain/pricing/list-version.ts'
import type { RateCard } from '../../domain/pricing/rate-card.ts'
import type { Database, Transaction } from '../store/sql/database.ts'
import { publishedLists } from '../store/sql/website/price-list-rows.ts'
import { rebaseVersions, versionContent } from '../store/sql/website/version-content.ts'
import { liveVersion, siteVersion, versionPrices } from '../store/sql/website/version-rows.ts'
import type { SiteContent } from './build-outcome.ts'
import { changedList, mergedLists, PRICES, withList } from './prices.ts'

type Files = Readonly<Record<string, unknown>>

/**
 * The files of a version as this program shows them: the owners' changes over its own words.
 *
 * @param version null or {@link AS_DELIVERED}: the program's own
 * @param program the content that came with the program
 */
export async function versionFiles(
  tx: Transaction,
  version: number | null,
  program: Files,
): Promise<ReleaseMerge> {
  const stored = version === null || version === AS_DELIVERED ? null : await versionContent(tx, version)
  return mergeRelease(stored?.content ?? {}, stored?.base ?? {}, program)
}

export type VersionFiles = ReturnType<typeof createVersionFiles>

type Dependencies = {
  database: Database
  /** The content that came with the program. */
  programFiles: () => Promise<Files>
  programLists: () => Promise<ReadonlyArray<RateCard>>
}

/** The files from which versions are built, named as in `content/`, without `.json`. */
export function createVersionFiles({ database, programFiles, programLists }: Dependencies) {
  /** All price lists, with one that is not published yet. */
  const priceLists = async (added: RateCard | null = null) =>
    mergedLists(await programLists(), withList(await database.read(publishedLists), added))
  const filesOf = async (version: number | null) => {
    const program = await programFiles()
    return database.read((tx) => versionFiles(tx, version, program))
  }
  return {
    priceLists,
    filesOf,
    liveFiles: async () => filesOf(await database.read(liveVersion)),
    /** Files with the price list that a draft changes. */
    withPrices: async (
      files: Files,
      changes: ReadonlyArray<DraftField>,
    ): Promise<Record<string, unknown>> => ({
      ...files,
      [PRICES]: changedList(await priceLists(), changes),
    }),
    contentOf: async (version: number, today: CalendarDate): Promise<SiteContent> => {
      const begins = (await database.read((tx) => siteVersion(tx, version)))?.begins
      const added = await database.read((tx) => versionPrices(tx, version))
      // On a server whose clock is slow it may still be the day before.
      const day = begins && firstDayOf(begins) > today ? firstDayOf(begins) : today
      return { files: (await filesOf(version)).files, cards: await priceLists(added), day }
    },
    /** Keeps the owners' words of some fields, and records that they have seen this program's. */
    keepOwnTexts: async (places: ReadonlyArray<Omit<DraftField, 'value'>>): Promise<void> => {
      const program = await programFiles()
      const seen = places.map((place) => ({ ...place, value: draftValue(program, place) }))
      await database.transaction(async (tx) => {
        const live = await liveVersion(tx)
        if (live !== null) await rebaseVersions(tx, live, (base) => withDraft(base, seen))
      })
    },
  }
}
