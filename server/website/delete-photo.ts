import type { PhotoDeleted } from '../../domain/inbox/api/photos.ts'
import type { Report } from '../log.ts'
import type { AuditLog } from '../store/sql/audit.ts'
import type { Database } from '../store/sql/database.ts'
import { deletePhoto } from '../store/sql/website/photo-rows.ts'
import { liveVersion, siteVersions } from '../store/sql/website/version-rows.ts'
import type { Website } from './website.ts'

type Dependencies = {
  database: Database
  audit: Pick<AuditLog, 'append'>
  website: Pick<Website, 'check' | 'follow' | 'outdateBuild' | 'publish' | 'removeBuilds'>
  report: Report
}

/**
 * Deletes a photo from the store, the draft, every version and every build. If visitors see it, the live version is built again without
 * it and published, which continues after this returns.
 *
 * @returns null if there is no such photo; 'building' while a version is being built, which may contain it
 */
export async function deletePhotoForGood(
  { database, audit, website, report }: Dependencies,
  hash: string,
  by: { author: string; at: number },
): Promise<PhotoDeleted | 'building' | null> {
  const [[newest], live] = await Promise.all([
    database.read((tx) => siteVersions(tx, 1)),
    database.read(liveVersion),
  ])
  if (newest?.state === 'building') return 'building'
  const act = { at: by.at, actor: by.author, act: 'deleted-photo', subject: null, data: {} }
  const versions = await database.transaction(async (tx) => {
    const affected = await deletePhoto(tx, hash)
    if (affected) await audit.append(tx, act)
    return affected
  })
  if (versions === null) return null
  await database.emptyWriteAheadLog()
  if (live === null || !versions.includes(live)) {
    await website.removeBuilds(versions)
    return { isShown: false, version: null }
  }
  await website.outdateBuild(live)
  const version = await website.check(by, { backTo: live })
  if (version !== null) void publishWithout(version, versions)
  return { isShown: true, version }

  async function publishWithout(number: number, builds: ReadonlyArray<number>): Promise<void> {
    try {
      await website.follow() // queued behind the build
      if (!(await website.publish(number, by))) throw new Error('its build failed: the inbox says why')
      await website.removeBuilds(builds)
    } catch (error) {
      report('error', { err: error, version: number }, 'The site still shows a photo that was deleted')
    }
  }
}
