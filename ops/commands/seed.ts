// Fills an empty development store with 500 enquiries: npm run seed.
import { randomBytes } from 'node:crypto'
import { answerHours, deadlineOf } from '../../domain/calendar/deadline.ts'
import { readConfig } from '../../server/config.ts'
import { loadContent } from '../../server/content.ts'
import { describeIn } from '../../server/enquiries/describe.ts'
import { runCommand, UsageError } from '../../server/errors.ts'
import { secretIn } from '../../server/secrets.ts'
import { developmentFault } from '../seed/development-only.ts'
import { seedStore } from '../seed/seed-store.ts'

const USAGE = `Usage: seed    fills an empty development store with invented enquiries; takes no arguments
The store is the one in DATA_DIR, ./data by default.`

await runCommand(run)

async function run(): Promise<number> {
  if (process.argv.length > 2) throw new UsageError(USAGE)
  const { storage, dataDir, siteUrl, ...config } = readConfig(process.env)
  const fault = developmentFault(siteUrl, storage.kind, process.env.NODE_ENV)
  if (fault !== null) {
    console.error(fault)
    return 1
  }
  const [content, now] = [await loadContent(), new Date()]
  const deadline = (fromMs: number, extraHolidays: ReadonlyArray<string>) =>
    deadlineOf(fromMs, answerHours(content.company.openingHours, extraHolidays))
  // Hooks write the enquiry log only: none sends mails.
  const stores = await storage.open(dataDir, {
    hooks: { inbox: { deadline, now: () => now, describe: describeIn(content) } },
  })
  try {
    const secret = config.secret ?? (await secretIn(dataDir))
    const count = await seedStore({ stores, content, secret, now, randomBytes })
    if (count === null) console.error('Nothing was done: this store holds something already.')
    else console.log(`${count} enquiries are in ${dataDir}. npm run inbox:owner prints the way in.`)
    return count === null ? 1 : 0
  } finally {
    await stores.close()
  }
}
