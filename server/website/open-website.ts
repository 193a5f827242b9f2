import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import type { SiteFault } from '../../domain/inbox/api/website.ts'
import type { Config } from '../config.ts'
import { readContentFiles, readProgramLists } from '../content.ts'
import { OperatorError } from '../errors.ts'
import type { Report } from '../log.ts'
import type { AuditLog } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import { liveVersion } from '../store/sql/website/version-rows.ts'
import { createSiteCheck } from './check/check-site.ts'
import { withPhotos } from './content-photos.ts'
import { createShownRelease, type ShownRelease } from './shown-release.ts'
import { createSiteBuilder } from './site-builder.ts'
import { createVersionFiles } from './version-files.ts'
import { createWebsite, type Website } from './website.ts'

type Dependencies = {
  config: Pick<Config, 'dataDir' | 'siteUrl' | 'measurementId'>
  /** The folder of the site that was built with the program. */
  directory: string
  /** Whether files are compressed at the best quality. */
  compressesBest: boolean
  database: Database
  audit: AuditLog
  report: Report
  now: () => Date
}

/**
 * Opens the website, and loads the live version's release, which is built first if necessary.
 *
 * @throws {OperatorError} if the live version cannot be built, naming the field: nothing else is shown instead
 */
export async function openWebsite(
  dependencies: Dependencies,
): Promise<{ shownRelease: ShownRelease; website: Website }> {
  const { config, directory, compressesBest, database, audit, report, now } = dependencies
  const builder = withPhotos(createSiteBuilder(config.dataDir, directory), database)
  const versionFiles = createVersionFiles({
    database,
    programFiles: readContentFiles,
    programLists: readProgramLists,
  })
  await builder.removeUnfinished()
  const live = await database.read(liveVersion)
  if (live !== null && !(await builder.isBuilt(live))) {
    const content = await versionFiles.contentOf(live, todayInJohannesburg(now()))
    const built = await builder.build(live, content, new AbortController().signal)
    if (built.outcome === 'refused')
      throw new OperatorError(
        `Version ${live} of the site is live, and this program cannot build it. ${built.faults.flatMap(faultText).join(' ') || built.reason}`,
      )
  }
  const shownRelease = await createShownRelease(
    { config, served: directory, compressesBest, builder, now },
    live,
  )
  const website = createWebsite({
    database,
    audit,
    builder,
    checkSite: createSiteCheck(
      () => ({ today: todayInJohannesburg(now()), origin: new URL(config.siteUrl).origin }),
      report,
    ),
    versionFiles,
    shownSite: shownRelease.shownSite,
    prepare: shownRelease.prepare,
    show: async (version) => {
      await shownRelease.show(version)
      // twelve-moons-published.path waits for this file, to empty the pages that nginx keeps.
      await writeFile(join(config.dataDir, 'builds', 'live'), String(version)).catch((error: unknown) =>
        report('warn', { err: error }, 'nginx may show pages of the previous version for a minute'),
      )
    },
    report,
    now,
    today: () => todayInJohannesburg(now()),
  })
  return { shownRelease, website }
}

function faultText({ part, field, sentence }: SiteFault): Array<string> {
  return part === undefined
    ? []
    : [`content/${part}.json: ${field === undefined ? '' : `${field}: `}${sentence}`]
}
