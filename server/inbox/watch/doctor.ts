import { statfs } from 'node:fs/promises'
import { formatDate, todayInJohannesburg } from '../../../domain/calendar/calendar.ts'
import { exampleFacts } from '../../../domain/content/example-facts.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import { MAX_BACKUP_AGE_MS, newestCopy } from '../../backup/copies.ts'
import type { Config } from '../../config.ts'
import { readContentFiles, type ServerContent } from '../../content.ts'
import { errorText } from '../../errors.ts'
import type { MailTransport } from '../../mail/mail.ts'
import { secretIn } from '../../secrets.ts'
import { SET_ASIDE_DUE_MS, WRONG_CLOCK_MS } from '../../store/outbox.ts'
import { OPEN } from '../../store/sql/outbox.ts'
import { allStaff } from '../../store/sql/staff.ts'
import type { Stores } from '../../store/store-driver.ts'
import { isCurrentOwner } from '../people/current-staff.ts'
import { certificateFinding } from './certificate.ts'
import { advice, bad, type Finding, good, outboxFinding, sealFindings } from './doctor-checks.ts'
import { websiteFindings } from './website-findings.ts'

export type DoctorDependencies = {
  config: Pick<Config, 'dataDir' | 'siteUrl' | 'host' | 'secret' | 'storage' | 'mail'>
  openStores: () => Promise<Stores>
  content: Pick<ServerContent, 'company' | 'rateCards' | 'comingPrices'>
  /** The SMTP transport; null if mails are written to files. */
  transport: Pick<MailTransport, 'fault'> | null
  /** When the certificate of an https origin expires. */
  certificateExpiry: (origin: string) => Promise<Date>
  now: () => Date
}

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000
const GIGABYTE = 1_000_000_000
const MIN_FREE_BYTES = GIGABYTE / 5

/** Checks everything that a running site needs, and says what to do about each problem. */
export async function examine(dependencies: DoctorDependencies): Promise<Array<Finding>> {
  const checks = [settings, certificateFinding, mail, backup, disk, company, prices]
  const findings = await Promise.all(checks.map((check) => check(dependencies)))
  return [...findings, ...(await store(dependencies))]
}

async function settings({ config }: DoctorDependencies): Promise<Finding> {
  const what = 'Settings'
  const { siteUrl, host, secret, storage } = config
  const isPublic = !['localhost', '127.0.0.1', '::1'].includes(host)
  if (isPublic && !siteUrl.startsWith('https://')) {
    const sentence = `The server listens to others (HOST=${host}), and its address is ${siteUrl}: no form and no sign-in from outside would be taken.`
    return bad(what, sentence, 'Set SITE_URL to the https address that visitors use.')
  }
  if (secret === null && storage.kind === 'postgres') {
    const sentence = `SECRET is not set: servers use the one in their data folder, here ${config.dataDir}.`
    const todo = 'Servers with other folders on the same database need the same: set SECRET for all of them.'
    return advice(what, sentence, todo)
  }
  return good(what, `Every setting is right; the site is at ${siteUrl}.`)
}

async function mail({ config, transport }: DoctorDependencies): Promise<Finding> {
  const what = 'Mail'
  if (transport === null) {
    const sentence = `No SMTP server is set: mails are written to ${config.dataDir}/mail, and nobody gets them.`
    return advice(what, sentence, 'Set SMTP_URL, MAIL_FROM and NOTIFY, and start again.')
  }
  const fault = await transport.fault()
  if (fault === null) return good(what, 'The mail server was reached and takes our sign-in.')
  const todo = 'Look at SMTP_URL, and whether this machine may reach that port. Mails wait for 72 hours.'
  return bad(what, `The mail server cannot be used: ${fault}`, todo)
}

async function backup({ config, now }: DoctorDependencies): Promise<Finding> {
  const what = 'Backup'
  const todo = 'Run npm run backup each night, keep a copy on another machine, and try npm run restore-check.'
  if (config.storage.ownBackup !== null) {
    const sentence = 'The database is backed up by tools of its own, into which nobody looks from here.'
    return advice(what, sentence, 'npm run backup says how.')
  }
  const newestBackup = await newestCopy(config.dataDir)
  if (!newestBackup) return bad(what, `There is no backup in ${config.dataDir}/backups.`, todo)
  const ageMs = now().getTime() - newestBackup.madeAtMs
  const sentence = `The newest backup is ${Math.floor(ageMs / HOUR_MS)} hours old.`
  return ageMs > MAX_BACKUP_AGE_MS ? bad(what, sentence, todo) : good(what, sentence)
}

async function disk({ config }: DoctorDependencies): Promise<Finding> {
  const what = 'Disk'
  try {
    const { bavail, bsize } = await statfs(config.dataDir)
    const freeBytes = bavail * bsize
    const sentence = `${(freeBytes / GIGABYTE).toFixed(1)} GB are free where ${config.dataDir} is.`
    const todo = 'Make room: on a full disk no enquiry can be stored.'
    if (freeBytes < MIN_FREE_BYTES) return bad(what, sentence, todo)
    return freeBytes < GIGABYTE ? advice(what, sentence, todo) : good(what, sentence)
  } catch {
    const todo = 'Start the server once, or set DATA_DIR to the data folder.'
    return bad(what, `There is no folder ${config.dataDir}.`, todo)
  }
}

async function company({ content }: DoctorDependencies): Promise<Finding> {
  const what = 'Company'
  const examples = exampleFacts(content.company)
  if (examples.length === 0) return good(what, 'No fact of the example company is left.')
  const sentence = `content/company.json still holds ${examples.length} facts of the example company: ${examples.join(', ')}.`
  return advice(what, sentence, 'Put yours in their place; npm run release-check names them.')
}

async function prices({ content, now }: DoctorDependencies): Promise<Finding> {
  const what = 'Prices'
  const { today } = content.rateCards
  const inForce = `The site has the price list of ${formatDate(firstDayOf(today.version))}.`
  const upcomingPrices = content.comingPrices.toSorted()
  const dueVersion = upcomingPrices.findLast((version) => firstDayOf(version) <= todayInJohannesburg(now()))
  if (dueVersion !== undefined) {
    const sentence = `${inForce} That of ${formatDate(firstDayOf(dueVersion))} waits, and its day has come.`
    return bad(what, sentence, 'Build the site and start the server again: npm start does both.')
  }
  const [next] = upcomingPrices
  if (next === undefined) return good(what, inForce)
  const sentence = `${inForce} That of ${formatDate(firstDayOf(next))} waits: it begins with the first build and start from that day on.`
  return good(what, sentence)
}

async function store(dependencies: DoctorDependencies): Promise<Array<Finding>> {
  let stores: Stores
  try {
    stores = await dependencies.openStores()
  } catch (error) {
    const todo = 'Start the server once if it never was; else look at DATABASE_URL and DATA_DIR.'
    return [bad('Store', errorText(error), todo)]
  }
  try {
    const findings = [
      await writable(stores),
      await outboxFinding(stores.database, dependencies.now().getTime()),
      ...(await websiteFindings({
        database: stores.database,
        program: await readContentFiles(),
        nowMs: dependencies.now().getTime(),
      })),
      await clock(stores, dependencies.now),
      await owners(stores),
    ]
    const { secret, dataDir } = dependencies.config
    return [
      ...findings,
      ...(await sealFindings(stores.database, dataDir, secret ?? (await secretIn(dataDir)))),
    ]
  } finally {
    await stores.close()
  }
}

async function writable({ enquiries }: Stores): Promise<Finding> {
  const what = 'Store'
  try {
    await enquiries.checkWritable()
    return good(what, 'An enquiry would be stored now.')
  } catch (error) {
    const todo = 'Look at the disk and at the log of the server; docs/data.md has more under Backups.'
    return bad(what, `No enquiry can be stored: ${errorText(error)}`, todo)
  }
}

/** Compares this machine's clock with the database's; stored times reveal a clock that was set back. */
async function clock({ database }: Stores, now: () => Date): Promise<Finding> {
  const what = 'Clock'
  const todo =
    'Set the clock by the network (timedatectl set-ntp true): deadlines, links and backups go by it.'
  const time =
    database.dialect.name === 'postgres' ? '(extract(epoch FROM clock_timestamp()) * 1000)::bigint' : 'NULL'
  const [row] = await database.read((tx) =>
    tx.query(
      `SELECT ${time} AS database_ms, (SELECT max(at) FROM audit) AS act, (SELECT max(date_sent) FROM submissions) AS sent,
         (SELECT max(due_at) FROM outbox WHERE ${OPEN} AND due_at < ${SET_ASIDE_DUE_MS}) - ${WRONG_CLOCK_MS} AS tried`,
    ),
  )
  const nowMs = now().getTime()
  const aheadMs = Math.max(...[row?.act, row?.sent, row?.tried].map((at) => Number(at ?? 0))) - nowMs
  if (aheadMs > MINUTE_MS) {
    const sentence = `Something was stored ${Math.round(aheadMs / MINUTE_MS)} minutes ahead of now: a clock was wrong, or is.`
    return bad(what, sentence, todo)
  }
  const differenceMs = row?.database_ms === null ? 0 : Math.abs(Number(row?.database_ms) - nowMs)
  if (differenceMs > MINUTE_MS / 6) {
    const sentence = `This machine and the database are ${Math.round(differenceMs / 1_000)} seconds apart.`
    return bad(what, sentence, todo)
  }
  const localTime = new Intl.DateTimeFormat('en-ZA', {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: 'Africa/Johannesburg',
  }).format(now())
  return good(what, `It is ${localTime} in South Africa, and nothing stored says otherwise.`)
}

async function owners({ database }: Stores): Promise<Finding> {
  const what = 'Inbox'
  const { length } = (await database.read(allStaff)).filter(isCurrentOwner)
  if (length > 0) return good(what, `Owners who can sign in: ${length}.`)
  const sentence = 'Nobody can sign in to the inbox yet: enquiries are stored, and nobody sees them there.'
  return bad(what, sentence, 'Run npm run inbox:owner and open the link that it prints.')
}
