import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { MAIL_TOPIC } from '../store/outbox.ts'
import type { Database } from '../store/sql/database.ts'
import { undeliveredIds } from '../store/sql/outbox-messages.ts'
import { type Mail, type MailTransport, nodemailerOptions } from './mail.ts'

const ENDING = '.eml'
/** The ending of a file that is being written; a crash leaves it behind. */
const PART = '.part'
const TIME_CHARS = '2026-11-23T08-24-05.123Z.'.length
const IDS_PER_QUERY = 200
const SET_ASIDE_REASON = 'no SMTP server is set: it was written to a file'

/** The folder of mails that are saved instead of sent, within the data folder. */
export function savedEmailFolder(dataDir: string): string {
  return join(dataDir, 'mail')
}

/**
 * Without an SMTP server: saves each mail to a file that mail programs open (.eml), readable for this user only. The files sort by
 * the time their mails were queued. Each mail stays in the outbox, set aside, and goes out once there is a server.
 */
export function fileTransport(folder: string): MailTransport {
  return {
    deliver: async (mail) => {
      const { createTransport } = await import('nodemailer') // loaded with the first mail, because it takes 24 MB
      const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
      const { message } = await composer.sendMail(nodemailerOptions(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail came as a stream') // impossible with the option `buffer`
      await writeWhole(folder, fileOf(mail), message)
      return { outcome: 'set-aside', reason: SET_ASIDE_REASON }
    },
    fault: async () => null,
    close: () => {},
  }
}

/**
 * Removes the files of mails that no longer wait, because they were sent or erased.
 *
 * @returns how many were removed
 */
export async function removeObsolete(folder: string, database: Pick<Database, 'read'>): Promise<number> {
  const names = await namesIn(folder, [ENDING, ENDING + PART])
  const obsoleteNames: Array<string> = []
  for (let index = 0; index < names.length; index += IDS_PER_QUERY) {
    const batch = names.slice(index, index + IDS_PER_QUERY)
    const waitingIds = await database.read((tx) => undeliveredIds(tx, MAIL_TOPIC, batch.map(idOf)))
    obsoleteNames.push(...batch.filter((name) => !waitingIds.has(idOf(name))))
  }
  await Promise.all(obsoleteNames.map((name) => rm(join(folder, name), { force: true })))
  return obsoleteNames.length
}

/** The files' names, in the order in which their mails were queued. */
export function savedEmails(folder: string): Promise<Array<string>> {
  return namesIn(folder, [ENDING])
}

async function namesIn(folder: string, endings: ReadonlyArray<string>): Promise<Array<string>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => endings.some((ending) => name.endsWith(ending))).toSorted()
}

/** `2026-11-23T08-24-05.123Z.-P6wpKBh000000000001.staff.eml`: the same in every attempt, so that a repeat replaces the file. */
function fileOf({ id, at }: Pick<Mail, 'id' | 'at'>): string {
  return `${new Date(at).toISOString().replaceAll(':', '-')}.${id}${ENDING}`
}

function idOf(name: string): string {
  return name.slice(TIME_CHARS, name.lastIndexOf(ENDING))
}

/** Writes a mail atomically, so that the folder contains only complete mails, even after a crash. */
async function writeWhole(folder: string, name: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${name}${PART}`)
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, name))
}
