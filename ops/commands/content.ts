// Copies words between content/ and what owners publish in the inbox: npm run content -- export | import
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { changesBetween } from '../../domain/content/changes-between.ts'
import { COMMAND_AUTHOR } from '../../domain/inbox/api/website.ts'
import { counted } from '../../domain/wording.ts'
import { CONTENT, readContentFiles } from '../../server/content.ts'
import { OperatorError, runCommand, UsageError } from '../../server/errors.ts'
import { withStores } from '../../server/owner-stores.ts'
import type { Database } from '../../server/store/sql/database.ts'
import { draftRows, saveChange } from '../../server/store/sql/website/draft-rows.ts'
import { liveVersion } from '../../server/store/sql/website/version-rows.ts'
import { photosOf, storePhotosOf } from '../../server/website/content-photos.ts'
import { editableFiles } from '../../server/website/editable.ts'
import { versionFiles } from '../../server/website/version-files.ts'

const USAGE = `Usage: content export [FOLDER]   writes the words that are live into content/, or FOLDER, for a commit
       content import            puts what content/ has otherwise into the owners' draft; nothing goes live by it`
const [command, folder = fileURLToPath(CONTENT), ...rest] = process.argv.slice(2)

await runCommand(run)

async function run(): Promise<number> {
  if (rest.length > 0 || (command !== 'export' && command !== 'import')) throw new UsageError(USAGE)
  return withStores({ mustExist: true }, async ({ database }) => {
    const number = await database.read(liveVersion)
    if (number === null)
      throw new OperatorError('Nothing was published in the inbox: content/ is what visitors see.')
    const program = await readContentFiles()
    const { files } = await database.read((tx) => versionFiles(tx, number, program))
    return command === 'export'
      ? exportTo(database, editableFiles(files), number)
      : importInto(database, files, program)
  })
}

type Files = Readonly<Record<string, unknown>>

async function exportTo(database: Database, live: Files, number: number): Promise<number> {
  const changedFiles: Array<string> = []
  for (const [name, data] of Object.entries(live)) {
    const file = join(folder, `${name}.json`)
    const oldData: unknown = JSON.parse(await readFile(file, 'utf8').catch(() => 'null'))
    if (JSON.stringify(oldData) === JSON.stringify(data)) continue
    await writeFile(file, `${JSON.stringify(data, null, 2)}\n`)
    changedFiles.push(`${name}.json`)
  }
  for (const [path, bytes] of Object.entries(await photosOf(live, database))) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    if ((await readFile(file, 'base64').catch(() => null)) === bytes) continue
    await writeFile(file, bytes, 'base64')
    changedFiles.push(path)
  }
  console.log(
    `Version ${number}: ${changedFiles.length === 0 ? 'every file is the same already' : changedFiles.join(', ')}.`,
  )
  return 0
}

async function importInto(database: Database, live: Files, program: Files): Promise<number> {
  const changes = Object.entries(editableFiles(program)).flatMap(([part, data]) =>
    changesBetween(part, live[part], data),
  )
  const at = Date.now()
  await storePhotosOf(program, CONTENT, database, at)
  const skippedFields = await database.transaction(async (tx) => {
    const drafted = await draftRows(tx)
    const skipped: Array<string> = []
    for (const change of changes) {
      const isTaken = drafted.some(({ part, field }) => part === change.part && field === change.field)
      if (isTaken) skipped.push(`${change.part}: ${change.field}`)
      else
        await saveChange(tx, {
          ...change,
          seen: 0,
          isLive: false,
          confirmed: false,
          author: COMMAND_AUTHOR,
          at,
        })
    }
    return skipped
  })
  console.log(
    `In the draft, for an owner to check and publish: ${counted(changes.length - skippedFields.length, 'change')}.`,
  )
  for (const field of skippedFields) console.log(`An owner is changing this, and keeps it: ${field}`)
  return 0
}
