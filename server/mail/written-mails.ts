import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { type Mail, nodemailerOptions } from './mail.ts'
import type { MailTransport } from './transport.ts'

const ENDING = '.eml'
/** Why a mail waits that stands in a file. */
export const SET_ASIDE_REASON = 'no SMTP server is set: it was written to a file'

/** The folder of the mails that nobody gets, within the data folder. */
export function folderOfMails(dataDir: string): string {
  return join(dataDir, 'mail')
}

/**
 * Where no SMTP server is set: writes each mail to a file that mail programs open (.eml), for this user only. They sort by the
 * time at which they were put into the outbox. Each stays in the outbox too, set aside, and goes out once there is a server.
 */
export function folderTransport(folder: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    deliver: async (mail) => {
      const { message } = await composer.sendMail(nodemailerOptions(mail))
      if (!Buffer.isBuffer(message)) throw new TypeError('The mail came as a stream') // `buffer` says that it does not
      await writeWhole(folder, fileOf(mail), message)
      return { outcome: 'set-aside', reason: SET_ASIDE_REASON }
    },
    fault: async () => null,
    close: () => {},
  }
}

/** Removes the file of a mail that has gone out since. */
export async function removeWritten(folder: string, mail: Pick<Mail, 'id' | 'at'>): Promise<void> {
  await rm(join(folder, fileOf(mail)), { force: true })
}

/**
 * Removes the files of mails that tell of an enquiry, when it is erased or its time is over.
 *
 * @returns how many there were
 */
export async function removeWrittenOf(folder: string, postIds: ReadonlySet<string>): Promise<number> {
  const names = await writtenMails(folder)
  const gone = names.filter((name) => [...postIds].some((postId) => name.includes(`Z.${postId}.`)))
  await Promise.all(gone.map((name) => rm(join(folder, name), { force: true })))
  return gone.length
}

/** The files' names, in the order in which they were written. */
export async function writtenMails(folder: string): Promise<Array<string>> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  return names.filter((name) => name.endsWith(ENDING)).toSorted()
}

/** `2026-11-23T08-24-05.123Z.-P6wpKBh000000000001.staff.eml`: the same in every attempt, so that a repeat writes no second. */
function fileOf({ id, at }: Pick<Mail, 'id' | 'at'>): string {
  return `${new Date(at).toISOString().replaceAll(':', '-')}.${id}${ENDING}`
}

/** Whoever looks into the folder sees whole mails only, after a crash too. */
async function writeWhole(folder: string, name: string, message: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const part = join(folder, `${name}.part`)
  const file = await open(part, 'w', 0o600)
  try {
    await file.writeFile(message)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(part, join(folder, name))
}
