// Checks that the newest backup can be restored, and lists what it lacks: npm run restore-check [-- file]
import { stat } from 'node:fs/promises'
import { type Comparison, compareWithLive } from '../../server/backup/compare.ts'
import { type Copy, MAX_BACKUP_AGE_MS, newestCopy } from '../../server/backup/copies.ts'
import { embeddedDatabase, enquiriesText } from '../../server/backup/database-file.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { OperatorError, runCommand } from '../../server/errors.ts'

const HOUR_MS = 3_600_000

await runCommand(async () => run(readConfig(process.env), process.argv[2]))

async function run(config: Config, file: string | undefined): Promise<number> {
  const live = embeddedDatabase(config)
  const copy = file ? { path: file, madeAtMs: (await stat(file)).mtimeMs } : await newestCopy(config.dataDir)
  if (!copy) throw new OperatorError(`There is no backup in ${config.dataDir}/backups: run npm run backup`)
  const comparison = await compareWithLive(copy, live).catch((error: Error) => {
    throw new OperatorError(`${copy.path} can NOT be restored: ${error.message}`, { cause: error })
  })
  return report(copy, comparison, Date.now() - copy.madeAtMs)
}

function report({ path }: Copy, { total, newer, missing, erased }: Comparison, ageMs: number): number {
  const hours = Math.floor(ageMs / HOUR_MS)
  console.log(`${path} was restored and read: ${enquiriesText(total)}, ${hours} h old.`)
  if (newer > 0) console.log(`It is older than the live data: ${enquiriesText(newer)} came in since.`)
  if (erased > 0)
    console.log(
      `${enquiriesText(erased)} of it erased since, or deleted when their time was over: after a restore the server does so again, as long as erasures.jsonl stays in DATA_DIR.`,
    )
  if (missing > 0)
    console.log(
      `It is SHORT: it lacks ${enquiriesText(missing)} sent before it was made. Run npm run backup.`,
    )
  if (ageMs > MAX_BACKUP_AGE_MS) console.log('It is TOO OLD: make a backup every day.')
  return missing > 0 || ageMs > MAX_BACKUP_AGE_MS ? 1 : 0
}
