import DataLoader from 'dataloader'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { EnquiryStore } from '../domain/enquiry/enquiry.ts'
import type { ServerContent } from './content.ts'
import { addDemos } from './demos/add-demos.ts'
import { addAfterSendingRoutes } from './enquiries/after-sending.ts'
import { carriedAnswers } from './enquiries/carried-answer.ts'
import { countNetworks } from './enquiries/confirmations-per-network.ts'
import { addContactPlanRoute } from './enquiries/contact-plan.ts'
import { addFormRoutes, type FormDependencies } from './enquiries/forms.ts'
import { siteForms } from './enquiries/site-form.ts'
import { createSubmit } from './enquiries/submit.ts'
import { visitorCookies } from './enquiries/visitor-cookie.ts'
import { trustedAddresses } from './http/bounds/addresses.ts'
import { addFormLimit } from './http/bounds/form-limit.ts'
import { createRejectionCounter, type RejectionCounter } from './http/bounds/rejection-counter.ts'
import { createRequestQueue } from './http/bounds/request-queue.ts'
import { keepAnswerMoments } from './http/built-site/answer-moments.ts'
import { type RequestObserver, serveFilesFirst } from './http/built-site/files-first.ts'
import { RENDERED_ADDRESSES, type Site } from './http/built-site/load-site.ts'
import { addSiteRoutes, sendNotFoundPage } from './http/built-site/site.ts'
import { isPage, type SiteFile } from './http/built-site/site-file.ts'
import { acceptFormBodies, readAbsentBodies } from './http/form-bodies.ts'
import { addHealthRoutes, type HealthDependencies } from './http/health.ts'
import { addOriginGate, checkHostAndTarget } from './http/host-and-origin.ts'
import { addInFlightCap } from './http/in-flight-cap.ts'
import { answerClientError, answerErrors, sendMessage } from './http/refusals.ts'
import { logRequests, logsRequests, requestIds, warnOfUntrustedProxy } from './http/request-lines.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { addSecurityTxtRoute, type SecurityTxtDependencies } from './http/security-txt.ts'
import { createHttpServer, type HttpTimeouts } from './http-server.ts'
import { addInbox } from './inbox/add-inbox.ts'
import { withoutInboxPage } from './inbox/app-page.ts'
import type { RunningInbox } from './inbox/start-inbox.ts'
import type { MetricsDependencies } from './inbox/watch/metrics.ts'
import { addNewsletterLinkRoutes } from './newsletter/newsletter-links.ts'
import { apiDocuments } from './plan/api/documents.ts'
import { addCalculatorRoutes } from './plan/calculator.ts'
import type { Printer } from './plan/pdf/printer.ts'
import { addPlanApiRoutes } from './plan/plan-api.ts'
import { addPlanPdfRoute } from './plan/plan-pdf.ts'
import { areUsedUp } from './store/sql/confirmation-counts.ts'
import type { Database } from './store/sql/database.ts'
import { type EnquiryPromise, enquiryPromises } from './store/sql/inbox/enquiry-promise.ts'
import { extraHolidays } from './store/sql/inbox/settings-rows.ts'
import { countVisits, createCountLoad } from './visits/count-visits.ts'
import { countKeptVisits } from './visits/kept-visits.ts'
import type { VisitCounter } from './visits/visit-counter.ts'
import { addYourName } from './your-name/add-your-name.ts'
import type { CardPainter } from './your-name/card-painter.ts'

export type AppDependencies = SecurityTxtDependencies & {
  /** See `HealthDependencies`. */
  isWarm: HealthDependencies['isWarm']
  site: Site
  store: EnquiryStore
  /** For what is kept beside the enquiries. */
  database: Database
  /** The staff's back office; absent: there is none. */
  inbox?: Pick<RunningInbox, 'parts' | 'metrics'>
  visits: Pick<VisitCounter, 'count'>
  content: ServerContent
  printer: Printer
  painter: CardPainter
  /** Public origin. */
  siteUrl: string
  /** Addresses and networks of our own proxies, whose X-Forwarded-For is believed. */
  trustProxy: ReadonlyArray<string>
  /** Per address; 0 for no limit, neither per e-mail address nor of the confirmations that one network causes. */
  enquiriesPer10Minutes: number
  /** Whether mails reach anybody, or are only written down. */
  sendsMail: boolean
  /** Of the whole site; 0 for no limit. */
  confirmationsPerHour: number
  secret: string
  now: () => Date
  /** Milliseconds from any beginning; unlike the clock of `now` they never run backwards. */
  monotonicMs: () => number
  randomBytes: (count: number) => Uint8Array
  logger: FastifyServerOptions['logger']
  /** Others than a server has; for tests. */
  httpTimeouts?: HttpTimeouts
}

export const BODY_LIMIT_BYTES = 65_536
/**
 * Each in the one thread for it; a page takes some 20 ms, a sheet some 100 ms. An office or a network behind one address shares its
 * places, and it takes more than thirty addresses to fill them all.
 */
const PAGES = { name: 'pages', atOnce: 1, waiting: 512, perAddress: 16 }
const SHEETS = { name: 'sheets', atOnce: 1, waiting: 8, perAddress: 1 }
/** A commit takes about half a millisecond, so the last of a rush waits about a second. More at once would wait in the store, which gives up after 1.1 s. */
const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 1_000 }

/** The whole server, listening nowhere yet. The store stays the caller's to close, after the app. */
export function buildApp(given: AppDependencies): FastifyInstance {
  const { page, files: pages } = withoutInboxPage(given.site.files)
  const parts = { ...given, site: { ...given.site, files: pages } }
  const headers = { ...securityHeaders(parts.siteUrl), 'cache-control': 'no-store' }
  const isTrusted = trustedAddresses(parts.trustProxy)
  const { refused, flush } = createRejectionCounter((fields, message) => app.log.warn(fields, message))
  const moments = keepAnswerMoments({
    ...parts,
    files: parts.site.files,
    openingHours: parts.content.company.openingHours,
    readDaysOff: () => parts.database.read(extraHolidays),
    report: (error) => app.log.warn({ err: error }, 'The pages may say an older moment of the answer'),
  })
  const countLoad = createCountLoad({ ...parts, pages: pagesOf(parts.site) })
  const filesFirst = new Map<string, SiteFile>()
  const observe = observers(
    moments.keepTrue,
    warnOfUntrustedProxy((fields, message) => app.log.warn(fields, message), isTrusted),
    countVisits(countLoad),
  )
  const app = Fastify({
    ...fastifyOptions(parts),
    serverFactory: (handle) =>
      createHttpServer(checkHostAndTarget(serveFilesFirst(handle, filesFirst, observe), headers), {
        isTrusted,
        refused,
        timeouts: parts.httpTimeouts,
      }),
    clientErrorHandler: answerClientError(headers),
    frameworkErrors: (error, request, reply) => {
      if (request.headers.accept?.includes('text/html')) {
        sendNotFoundPage(request, reply, parts.site)
        return
      }
      reply.headers(headers)
      sendMessage(request, reply, error.statusCode ?? 400, 'This address is not encoded correctly.')
    },
  })
  app.addHook('onClose', async () => flush())
  if (parts.trustProxy.length > 0) countKeptVisits(app, countLoad, isTrusted)
  app.addHook('onReady', () => moments.refresh().catch(() => {})) // a store that is away must not keep the pages from visitors
  logRequests(app, { ...parts, isOurs: (address) => pages.has(address) })
  addSecurityHeaders(app, headers)
  answerErrors(app)
  addOriginGate(app, parts.siteUrl)
  readAbsentBodies(app)
  app.addHook('onRequest', (request, reply, done) => {
    observe(request.raw, reply.raw)
    done()
  })
  const forms = siteForms(parts.content)
  addHealthRoutes(app, parts)
  addSecurityTxtRoute(app, parts)
  addPlanApiRoutes(app, parts.content.rateCards)
  const pageQueue = createRequestQueue(PAGES, refused)
  const rendering = { site: parts.site, queue: pageQueue, answerBy: moments.current }
  // Whoever sent a mistake does not wait behind all who calculate.
  const answering = { ...rendering, queue: createRequestQueue({ ...PAGES, name: 'answers' }, refused) }
  addPlanPdfRoute(app, { ...parts, queue: createRequestQueue(SHEETS, refused) })
  addCalculatorRoutes(app, { ...parts, rendering })
  addContactPlanRoute(app, { ...parts, rendering })
  const carried = carriedAnswers(parts.secret, parts.siteUrl)
  addAfterSendingRoutes(app, { ...parts, rendering: answering, forms, carried })
  addDemos(app, { ...parts, refused })
  addYourName(app, { ...parts, refused })
  addNewsletterLinkRoutes(app, { ...parts, refused })
  if (parts.inbox) addInbox(app, { ...parts.inbox.parts, refused, page })
  if (parts.inbox?.metrics) addMetrics(app, parts.inbox.metrics)
  const files = new Map([...parts.site.files, ...apiDocuments(parts)])
  addSiteRoutes(app, { ...parts.site, files }, new Set(forms.map(({ page }) => page)))
  if (!logsRequests(app)) fillFilesFirst(app, filesFirst, files)
  // Enquiries that were committed together are answered together: one statement reads for all of them.
  const promises = new DataLoader<string, EnquiryPromise | null>(
    (postIds) => parts.database.read((tx) => enquiryPromises(tx, postIds)),
    { cache: false },
  )
  app.register(async (scope) => {
    const ways = otherWays(parts.content.company)
    acceptFormBodies(scope)
    addFormLimit(scope, { ...parts, max: parts.enquiriesPer10Minutes, otherWays: ways, refused })
    addInFlightCap(scope, FORMS_IN_FLIGHT, refused)
    addFormRoutes(scope, {
      ...parts,
      rendering: answering,
      forms,
      submit: countStored(
        createSubmit({
          ...parts,
          noticeVersion: parts.content.notices.version,
          limitsEmails: parts.enquiriesPer10Minutes > 0,
        }),
        parts.visits,
      ),
      cookies: visitorCookies(parts.secret),
      carried,
      sendsMail: parts.sendsMail,
      // It is stored: whatever happens now, its sender is thanked.
      promiseOf: (postId) => promises.load(postId).catch(() => null),
      otherWays: ways,
      isFromBusyNetwork: busyNetworks(parts, refused),
      areConfirmationsUsedUp: () =>
        parts.database.read((tx) => areUsedUp(tx, parts.confirmationsPerHour, parts.now().getTime())),
    })
  })
  return app
}

/** Nobody's, where forms have no limit. */
function busyNetworks({ enquiriesPer10Minutes, monotonicMs }: AppDependencies, refused: RejectionCounter) {
  if (enquiriesPer10Minutes === 0) return () => false
  const isBusy = countNetworks(monotonicMs)
  return (address: string) => {
    if (!isBusy(address)) return false
    refused('confirmations, of one address')
    return true
  }
}

function fastifyOptions({ trustProxy, logger, randomBytes }: AppDependencies) {
  return {
    logger: logger ?? false,
    genReqId: requestIds(randomBytes),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // The routes that read a query do so themselves, up to a length: nobody else's is taken apart for nothing.
    routerOptions: { querystringParser: () => ({}) },
    return503OnClosing: false, // what comes over an open connection while stopping is still done
  }
}

function observers(...all: ReadonlyArray<RequestObserver>): RequestObserver {
  return (request, response) => {
    for (const observe of all) observe(request, response)
  }
}

/**
 * The files that no route of ours answers in another way. While stopping all requests are Fastify's, which then closes their
 * connections.
 */
function fillFilesFirst(
  app: FastifyInstance,
  filesFirst: Map<string, SiteFile>,
  files: ReadonlyMap<string, SiteFile>,
): void {
  app.addHook('onReady', async () => {
    for (const [url, file] of files) if (!app.hasRoute({ method: 'GET', url })) filesFirst.set(url, file)
  })
  app.addHook('preClose', async () => filesFirst.clear())
}

/** Few sites are measured: the library is loaded for those alone. */
function addMetrics(app: FastifyInstance, metrics: MetricsDependencies): void {
  app.register(async (scope) => {
    const { addMetricsRoute } = await import('./inbox/watch/metrics.ts')
    addMetricsRoute(scope, metrics)
  })
}

/** Our own pages by their addresses: those from memory, and those that are rendered for their query. */
function pagesOf({ files }: Site): ReadonlySet<string> {
  const addresses = [...files].filter(([, file]) => isPage(file)).map(([address]) => address)
  return new Set([...addresses, ...RENDERED_ADDRESSES])
}

function countStored(
  submit: FormDependencies['submit'],
  visits: AppDependencies['visits'],
): FormDependencies['submit'] {
  return async (sent) => {
    const result = await submit(sent)
    if (result.outcome === 'stored')
      visits.count({ kind: 'form-sent', page: sent.form.page, referrerHost: '' })
    return result
  }
}

/** Goes on a sentence that asks to wait. */
function otherWays({ email, phone }: ServerContent['company']): string {
  const ways = [email && `write to ${email.value}`, phone && `call ${phone.value}`].filter(Boolean)
  return ways.length > 0 ? `, or ${ways.join(' or ')}` : ''
}
