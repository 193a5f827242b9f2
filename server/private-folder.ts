import { chmodSync, mkdirSync, readdirSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { OperatorError } from './errors.ts'

/** The files and folders of a server in its data folder. */
const OUR_FILES =
  /^(twelve-moons\.db(-wal|-shm|-journal)?|secret(\.[\da-f-]+\.part)?|audit-seal\.json(\.\d+\.part)?|erasures\.jsonl|backups|builds|mail|rescued-.*|pictures\.[\da-f-]+\.part)$/
/** Our folders; all our other entries are files. */
const FOLDERS = /^(backups|builds|mail|rescued-.*)$/
/** Present if the data folder is the root of a mounted disk. */
const LOST_AND_FOUND = 'lost+found'

const OTHERS_HAVE_ACCESS = 0o077
const OTHERS_MAY_WRITE = 0o022
const ONLY_OWNERS_REMOVE = 0o1000 // the sticky bit, as in /tmp

/**
 * Creates the data folder, or restricts its permissions: 0700 for the folder, 0600 for its files. A folder shared with others stays as
 * it is, and only our files in it are restricted. Windows has no such permissions.
 *
 * @returns a warning for the owner about a shared folder, else null
 * @throws {OperatorError} naming what cannot be created or restricted, or has the wrong type, and how to correct it
 */
export function restrictDataFolder(dataDir: string): string | null {
  const names = makeFolder(dataDir)
  const ourFiles = names.filter((name) => OUR_FILES.test(name))
  for (const name of ourFiles) assertKind(dataDir, name)
  if (process.platform === 'win32') return null

  const isSticky = (statSync(dataDir).mode & ONLY_OWNERS_REMOVE) !== 0
  const isOursAlone = !isSticky && names.every((name) => OUR_FILES.test(name) || name === LOST_AND_FOUND)
  if (isOursAlone) restrict(dataDir)
  for (const name of ourFiles) restrict(join(dataDir, name))
  return isOursAlone ? null : sharedFolderWarning(dataDir, statSync(dataDir).mode)
}

/** @returns the names of its entries */
function makeFolder(path: string): Array<string> {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 })
    return readdirSync(path)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(
      `DATA_DIR, ${path}, cannot be used as a folder (${reason}). Is one of its parts a file, or another user's? Set DATA_DIR to a folder of the server's own.`,
    )
  }
}

function assertKind(dataDir: string, name: string): void {
  const path = join(dataDir, name)
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats || stats.isDirectory() === FOLDERS.test(name)) return
  const [wrongKind, rightKind] = stats.isDirectory() ? ['a folder', 'file'] : ['no folder', 'folder']
  throw new OperatorError(
    `${path} is ${wrongKind}, and the server needs a ${rightKind} of this name: move it away, or set DATA_DIR to a folder of the server's own.`,
  )
}

function restrict(path: string): void {
  const statsBefore = statSync(path, { throwIfNoEntry: false })
  if (!statsBefore || isPrivate(statsBefore)) return // SQLite's log is deleted when another server stops
  const mode = statsBefore.isDirectory() ? 0o700 : 0o600
  try {
    chmodSync(path, mode)
  } catch {
    throw new OperatorError(cannotRestrict(path, mode, statsBefore))
  }
  if (!isPrivate(statSync(path))) throw new OperatorError(cannotRestrict(path, mode, statsBefore))
}

function isPrivate({ mode }: Stats): boolean {
  return (mode & OTHERS_HAVE_ACCESS) === 0
}

function cannotRestrict(path: string, mode: number, { uid, mode: current }: Stats): string {
  const processUid = process.geteuid?.()
  const command = `chmod ${octal(mode)} '${path}'`
  const remedy =
    uid === processUid
      ? 'This disk keeps no permissions: set DATA_DIR to a folder on one that does.'
      : `It belongs to another user (${uid}). Mend it as root: chown ${processUid} '${path}' && ${command}. Or set DATA_DIR to a folder of the server's own.`
  return `Other users of this machine can open ${path} (mode ${octal(current)}), where enquiries are kept. ${remedy}`
}

/** @throws {OperatorError} if other users could remove or replace our files */
function sharedFolderWarning(dataDir: string, mode: number): string | null {
  if ((mode & OTHERS_MAY_WRITE) !== 0 && (mode & ONLY_OWNERS_REMOVE) === 0)
    throw new OperatorError(
      `Other users of this machine can write into ${dataDir} (mode ${octal(mode)}) and could take the database away. Set DATA_DIR to a folder of its own, or: chmod go-w '${dataDir}'`,
    )
  if ((mode & OTHERS_HAVE_ACCESS) === 0) return null
  return `${dataDir} is not the server's alone: it stays open to other users (mode ${octal(mode)}), only the server's own files in it are shut. Better is a folder of its own as DATA_DIR.`
}

function octal(mode: number): string {
  return (mode & 0o7777).toString(8)
}
