// A checked copy of the embedded database, while the server runs: npm run backup [-- file]
import { backUp } from './backup/back-up.ts'
import { newCopyPath } from './backup/copies.ts'
import { enquiries } from './backup/count-enquiries.ts'
import { embeddedDatabase } from './backup/only-embedded.ts'
import { readConfig } from './config.ts'
import { makeFilesPrivate } from './private-folder.ts'

makeFilesPrivate()

const USAGE = 'Usage: npm run backup [-- FILE]   by default DATA_DIR/backups/TIME.sqlite'

try {
  const [file, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || file?.startsWith('-')) throw new Error(USAGE)
  const config = readConfig(process.env)
  const path = file ?? newCopyPath(config.dataDir, new Date())
  const held = await backUp(embeddedDatabase(config), path)
  console.log(
    `${path} holds ${enquiries(held)}; it was opened and checked. Keep a copy of it on another machine.`,
  )
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
