import { flushCompileCache } from 'node:module'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { siteHooks } from './enquiries/enquiry-hooks.ts'
import { PRIVATE_UMASK } from './errors.ts'
import type { Site } from './http/built-site/load-site.ts'
import { createDrawingThread } from './http/threads/drawing-thread.ts'
import { prepareStore } from './inbox/prepare-store.ts'
import { createInbox } from './inbox/start-inbox.ts'
import { listen } from './listen.ts'
import { logOptions, type Report } from './log.ts'
import { openMailDelivery } from './mail/open-mail-delivery.ts'
import { restrictDataFolder } from './private-folder.ts'
import { recurringTasks } from './recurring/tasks.ts'
import { createDailySweep } from './retention/daily-sweep.ts'
import { createTaskRunner } from './run-tasks.ts'
import { secretIn } from './secrets.ts'
import type { AppDependencies } from './services.ts'
import { STOP_TIMES, type Steps, type StopTimes, stopOnSignal } from './stop-on-signal.ts'
import { auditLog } from './store/sql/audit.ts'
import { createVisitCounter } from './visits/visit-counter.ts'
import { openWebsite } from './website/open-website.ts'

type ServeOptions = {
  directory: string
  /** See `Site`. */
  compressesBest: boolean
  stopTimes?: StopTimes
} & Pick<AppDependencies, 'now' | 'monotonicMs' | 'randomBytes' | 'httpTimeouts'>

/**
 * Opens the store and the built site, listens, prints the address, and stops at SIGTERM, SIGINT or SIGHUP once requests and tasks
 * under way are done.
 *
 * @param options the directory of the built site, the clock and the source of randomness
 * @throws {OperatorError | StoreUnavailableError} for faults that the operator can correct, see errors.ts
 */
export async function serve(config: Config, options: ServeOptions): Promise<void> {
  const { directory, compressesBest, now, stopTimes = STOP_TIMES, ...clocks } = options
  process.umask(PRIVATE_UMASK)
  ignoreClosedStdio()
  const folderWarning = restrictDataFolder(config.dataDir)
  const secret = config.secret ?? (await secretIn(config.dataDir))
  const report: Report = (level, fields, message) => app.log[level](fields, message)
  const content = () => shownRelease.release().content
  const hooks = siteHooks({ ...config, content, secret, now, randomBytes: clocks.randomBytes })
  const stores = await config.storage.open(config.dataDir, { serving: { secret, now, report }, hooks })
  const site = { directory, compressesBest }
  const { shownRelease, website } = await openWebsite({
    config,
    ...site,
    database: stores.database,
    audit: auditLog(secret),
    report,
    now,
  })
  const logger = { ...logOptions(config.logLevel), stream: process.stdout }
  const drawing = createDrawingThread()
  const visits = createVisitCounter({
    store: stores.visits,
    now,
    report: (error) => app.log.warn({ err: error }, 'Visits cannot be counted for now'),
  })
  const { manualErasure } = config.storage
  const { enquiries, database } = stores
  const dailySweep = createDailySweep({ store: enquiries, database, manualErasure, now, report })
  const sharedDependencies = { config, content, secret, stores, now, report, printer: drawing }
  const { randomBytes } = clocks
  const inbox = createInbox({ ...sharedDependencies, randomBytes, website, nextSweepDay: dailySweep.nextDay })
  let isWarm = false
  const app = buildApp({
    ...config,
    isWarm: () => isWarm && website.isCurrent(),
    // At localhost, mails are saved to a folder without an SMTP server, which is enough for trying the site out.
    sendsMail: config.mail.smtp !== null || new URL(config.siteUrl).hostname === 'localhost',
    release: shownRelease.release,
    inbox,
    store: enquiries,
    database,
    visits,
    printer: drawing,
    painter: drawing,
    secret,
    now,
    ...clocks,
    logger,
  })
  const stopping = new AbortController()
  await prepareStore({ ...config, secret, database, report })
  const mail = await openMailDelivery(sharedDependencies)
  const { auditWatch } = inbox.services
  const tasks = createTaskRunner(
    recurringTasks({ ...sharedDependencies, mail, visits, auditWatch, dailySweep, website }),
    report,
  )
  const steps: Steps = new Map([
    ['requests', () => app.close()],
    ['builds', website.stop],
    ['site', shownRelease.close],
    ['recurring tasks', tasks.stop],
    ['inbox', inbox.stop],
    ['drawing', drawing.close],
    ['stores', () => stores.close()],
  ])
  stopOnSignal(app, steps, stopping, stopTimes)
  console.log(`Twelve Moons is at ${await listen(app, config, stopTimes.closeIdleMs)}`)
  if (folderWarning !== null) app.log.warn(folderWarning)
  tasks.start()
  inbox.start()
  // A failure does not make the server unready: enquiries can still be stored.
  const warmUp = () =>
    shownRelease.warmUp().finally(() => {
      isWarm = true
    })
  await finishStartup(
    app,
    { compressesBest, compressBest: shownRelease.compressBest },
    warmUp,
    stopping.signal,
  )
}

/** Ignores write errors of the log, such as a closed pipe or a full disk, which would otherwise end the process. */
function ignoreClosedStdio(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}

/** Work after the server has begun to serve built pages: loading the renderer, and the best compression. */
async function finishStartup(
  app: FastifyInstance,
  site: Pick<Site, 'compressesBest' | 'compressBest'>,
  warmUp: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  try {
    await warmUp()
    flushCompileCache() // written now, because a killed server would not write its compile cache
    if (site.compressesBest) await site.compressBest(signal)
  } catch (error) {
    if (signal.aborted) return
    app.log.error({ err: error }, 'The site is served, but its startup did not finish')
  }
}
