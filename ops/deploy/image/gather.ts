// Copies the files that serve the site into an empty folder, in the image's layout: node ops/deploy/image/gather.ts FOLDER
import { globSync } from 'node:fs'
import { cp, mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { ROOT } from '../../setup/root.mjs'
import { traceImports } from './imported-files.ts'

/** Entry points on a server: the site, its threads' modules, and the owner's commands. */
export const ENTRY_POINTS = [
  'server/main.ts',
  'ops/commands/backup.ts',
  'ops/commands/restore-check.ts',
  'ops/commands/enquiries.ts',
  'ops/commands/privacy.ts',
  'ops/commands/inbox-owner.ts',
  'ops/commands/audit-verify.ts',
  'ops/commands/doctor.ts',
  'ops/commands/mail-staff.ts',
  'ops/commands/visits.ts',
  'ops/deploy/image/healthy.ts',
  'ops/deploy/image/back-up-daily.ts',
  'dist/server/entry.mjs',
]
/** Files that are read rather than imported. */
const READ_FILES = [
  'content',
  'dist/client',
  'dist/server',
  'package.json',
  'server/store/migrations',
  ...globSync('{pictures/*/brand.json,site/images/*-card-800.webp}', { cwd: ROOT }),
]
const DEVELOPMENT_ONLY = /\.(?:d\.[cm]?ts|map|test\.ts)$/

if (import.meta.main) await gather(process.argv[2])

async function gather(folder: string | undefined): Promise<void> {
  if (folder === undefined) throw new Error('Usage: node ops/deploy/image/gather.ts FOLDER')
  const { files, packages } = await traceImports(ENTRY_POINTS)
  for (const path of [...files, ...packages, ...READ_FILES.map((name) => join(ROOT, name))])
    await copy(path, join(folder, 'site', relative(ROOT, path)))
  await copy(join(ROOT, 'node_modules/node/bin/node'), join(folder, 'usr/local/bin/node'))
  console.log(`${files.size} files of our own and ${packages.size} packages`)
}

async function copy(from: string, to: string): Promise<void> {
  await mkdir(join(to, '..'), { recursive: true })
  await cp(from, to, {
    recursive: true,
    filter: (path) => !DEVELOPMENT_ONLY.test(path) && !isNested(from, path),
  })
}

/** A nested package is copied separately, if it is imported. */
function isNested(from: string, path: string): boolean {
  return from.includes('node_modules') && relative(from, path).split('/').includes('node_modules')
}
