// Prints the sign-up link of the inbox's first owner: npm run --silent inbox:owner [-- --recover ADDRESS]
import { randomBytes } from 'node:crypto'
import { timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { readConfig } from '../../server/config.ts'
import { runCommand, UsageError } from '../../server/errors.ts'
import { makeOwnerLink, type OwnerLink } from '../../server/inbox/sign-in/owner-link.ts'
import { isSecretOfDatabase, secretIn, secretMarkOf } from '../../server/secrets.ts'
import { auditLog } from '../../server/store/sql/audit.ts'

const USAGE = `Usage: inbox:owner                       prints the first owner's link: good once, for one hour
       inbox:owner -- --recover ADDRESS  prints one for an owner who has lost every way in: good once, for a day`
const ANOTHER_SECRET =
  'SECRET is not the one with which this store was set up. A link works only at servers with the same SECRET as this command.'

await runCommand(run)

async function run(): Promise<number> {
  const [flag, address, ...rest] = process.argv.slice(2)
  const isValid = flag === undefined || (flag === '--recover' && address !== undefined && rest.length === 0)
  if (!isValid) throw new UsageError(USAGE)
  const { storage, dataDir, siteUrl, secret } = readConfig(process.env)
  const stores = await storage.open(dataDir)
  try {
    const { database } = stores
    const ownSecret = secret ?? (await secretIn(dataDir))
    if (!(await database.read((tx) => isSecretOfDatabase(tx, ownSecret)))) console.error(ANOTHER_SECRET)
    const [audit, secretMark] = [auditLog(ownSecret), secretMarkOf(ownSecret)]
    const dependencies = { database, audit, secretMark, siteUrl, randomBytes, now: () => new Date() }
    return report(await makeOwnerLink(dependencies, address ?? null))
  } finally {
    await stores.close()
  }
}

function report(result: OwnerLink): number {
  if ('made' in result) {
    const { link, until, recovers: ownerAddress } = result.made
    const ownerInWords = ownerAddress === null ? 'The first owner' : `The owner ${ownerAddress}`
    console.error(`${ownerInWords} gets in by this link. It works once, until ${timeOfDay(until)}:`)
    console.log(link)
    return 0
  }
  const owners = result.owners.map(({ name, email }) => `  ${name}, ${email}`)
  const firstSentence = result.isUnknown
    ? 'No owner has this address.'
    : 'There is an owner already; no link was made.'
  console.error(
    [
      `${firstSentence} Owners are:`,
      ...owners,
      'Any of them can invite you, or send you a new link, under People and settings.',
      'If none of them can sign in: npm run inbox:owner -- --recover ADDRESS',
    ].join('\n'),
  )
  return 1
}
