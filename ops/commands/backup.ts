// Makes a checked copy of the embedded database while the server runs: npm run backup [-- file]
import { constants, setPriority } from 'node:os'
import { BACKUP_DAYS } from '../../domain/enquiry/retention.ts'
import { backUp } from '../../server/backup/back-up.ts'
import { deleteOldCopies, newCopyPath, partPathOf, removePart } from '../../server/backup/copies.ts'
import { embeddedDatabase, enquiriesText } from '../../server/backup/database-file.ts'
import { readConfig } from '../../server/config.ts'
import { OperatorError, runCommand } from '../../server/errors.ts'

setPriority(constants.priority.PRIORITY_LOW) // checking a large copy uses the CPU for a while, which visitors need first

const USAGE = 'Usage: npm run backup [-- FILE]   by default DATA_DIR/backups/TIME.sqlite'
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

await runCommand(run)

async function run(): Promise<number> {
  const [file, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || file?.startsWith('-')) throw new OperatorError(USAGE)
  const config = readConfig(process.env)
  const now = new Date()
  const path = file ?? newCopyPath(config.dataDir, now)
  const removeSignalHandlers = removePartOnSignal(path)
  const count = await backUp(embeddedDatabase(config), path)
  removeSignalHandlers()
  console.log(
    `${path} holds ${enquiriesText(count)}; it was opened and checked. Keep a copy of it on another machine.`,
  )
  const deleted = await deleteOldCopies(config.dataDir, path, now)
  if (deleted > 0)
    console.log(`Copies older than ${BACKUP_DAYS} days in ${config.dataDir}/backups: ${deleted} deleted.`)
  return 0
}

/**
 * Deletes the partial copy if the process is killed, because it is useless and would fill the disk.
 *
 * @returns a function that removes the signal handlers
 */
function removePartOnSignal(path: string): () => void {
  const abort = (signal: NodeJS.Signals) => {
    removePart(partPathOf(path))
    console.error(`The backup was ended by ${signal}: there is no copy`)
    process.exit(128 + constants.signals[signal])
  }
  for (const signal of SIGNALS) process.on(signal, abort)
  return () => {
    for (const signal of SIGNALS) process.off(signal, abort)
  }
}
