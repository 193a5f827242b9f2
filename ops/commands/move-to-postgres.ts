// Copies all data of DATA_DIR into the PostgreSQL database of DATABASE_URL: npm run move-to-postgres [-- --rehearse | --back]
import { join } from 'node:path'
import { BACKUP_DAYS } from '../../domain/enquiry/retention.ts'
import { showProgress } from '../../server/backup/export/progress.ts'
import { unmarkMoved } from '../../server/backup/to-postgres/marks.ts'
import { type Moved, moveToPostgres } from '../../server/backup/to-postgres/move-to-postgres.ts'
import { type Config, readConfig } from '../../server/config.ts'
import { OperatorError, runCommand, UsageError } from '../../server/errors.ts'
import { knownSecretIn } from '../../server/secrets.ts'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'

const USAGE = `Usage: move-to-postgres                  moves everything for good. Stop the server first; start it with DATABASE_URL afterwards
       move-to-postgres -- --rehearse    only copies it, while the server runs on DATA_DIR and goes on there
       move-to-postgres -- --back        lets a server serve from DATA_DIR again, as it was when it was moved
DATABASE_URL is the new, empty database, postgres://USER:PASSWORD@HOST:5432/DATABASE; all other settings are the server's.`

const REHEARSED =
  'This was a rehearsal: the server goes on with its folder. Stop it, run this without --rehearse, and start it with DATABASE_URL. The next copy takes the place of this one.'

const progress = showProgress(process.stderr, () => performance.now())

await runCommand(run, progress)

async function run(): Promise<number> {
  const [flag, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || ![undefined, '--rehearse', '--back'].includes(flag)) throw new UsageError(USAGE)
  const config = readConfig(process.env)
  return flag === '--back' ? moveBack(config) : move(config, flag === '--rehearse')
}

async function move({ storage, dataDir, secret }: Config, isRehearsal: boolean): Promise<number> {
  if (storage.kind !== 'postgres')
    throw new OperatorError(`DATABASE_URL must be the PostgreSQL database to move to.\n${USAGE}`)
  const key = secret ?? (await knownSecretIn(dataDir))
  if (key === null)
    throw new OperatorError(
      `There is no ${join(dataDir, 'secret')}: set DATA_DIR to the data folder, or SECRET as the server has it`,
    )
  const url = process.env.DATABASE_URL ?? ''
  const moved = await moveToPostgres({
    dataDir,
    url,
    secret: key,
    isRehearsal,
    step: progress.step,
    now: () => new Date(),
  })
  progress.done()
  for (const line of linesOf(moved)) console.log(line)
  console.log(isRehearsal ? REHEARSED : movedMessage(dataDir))
  return 0
}

async function moveBack({ dataDir }: Config): Promise<number> {
  const stores = await embeddedStore.open(dataDir, { mustExist: true })
  try {
    const wasMoved = await stores.database.transaction(unmarkMoved)
    console.log(
      wasMoved
        ? `A server without DATABASE_URL serves from ${dataDir} again, as it was when it was moved. What PostgreSQL got since is not in it.`
        : `${dataDir} was not moved: nothing was done.`,
    )
    return wasMoved ? 0 : 1
  } finally {
    await stores.close()
  }
}

function movedMessage(dataDir: string): string {
  return `All of it is in PostgreSQL now. Start the server with DATABASE_URL and the same DATA_DIR and SECRET. No server serves from the database in ${dataDir} any more; it stays as it was, and what is erased from now on stays in it: delete it within ${BACKUP_DAYS} days.`
}

/** Each table with its rows and the beginning of its digest, then the totals. */
function* linesOf({ tables, audit }: Moved): Generator<string> {
  for (const { name, rows, digest } of tables)
    yield `${name.padEnd(20)} ${String(rows).padStart(9)}  ${digest.slice(0, 16)}`
  const all = tables.reduce((sum, { rows }) => sum + rows, 0)
  const enquiries = tables.find(({ name }) => name === 'submissions')?.rows ?? 0
  yield `${all} rows of ${tables.length} tables, ${enquiries} enquiries among them, were copied and read back: each table has the same rows with the same content.`
  yield audit.fault
    ? `The audit log was copied as it is, and is not in order in either place: ${audit.fault.sentence}`
    : `The audit log has ${audit.entries} entries, unbroken in both places.`
}
