import { overRelease } from '../../domain/content/over-release.ts'
import { AS_DELIVERED } from '../../domain/inbox/api/website.ts'
import type { Transaction } from '../store/sql/database.ts'
import { versionContent } from '../store/sql/website/version-rows.ts'

type Files = Readonly<Record<string, unknown>>

/**
 * The files of a version as this program shows them: the owners' over its own.
 *
 * @param version null or {@link AS_DELIVERED}: the program's own
 * @param program the content that came with the program
 */
export async function versionFiles(
  tx: Transaction,
  version: number | null,
  program: Files,
): Promise<ReturnType<typeof overRelease>> {
  const own = version === null || version === AS_DELIVERED ? null : await versionContent(tx, version)
  return overRelease(own?.content ?? {}, own?.base ?? {}, program)
}
