import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { demoRoutes } from './demos/add-demos.ts'
import { afterSendingRoutes } from './enquiries/after-sending.ts'
import { carriedAnswers } from './enquiries/carried-answer.ts'
import { contactPlanRoute } from './enquiries/contact-plan.ts'
import { formRoutes } from './enquiries/forms.ts'
import { siteForms } from './enquiries/site-form.ts'
import { trustedAddresses } from './http/bounds/addresses.ts'
import { createRejectionCounter } from './http/bounds/rejection-counter.ts'
import { createRequestQueue } from './http/bounds/request-queue.ts'
import { keepAnswerMoments } from './http/built-site/answer-moments.ts'
import { RENDERED_ADDRESSES } from './http/built-site/load-site.ts'
import { addSiteRoutes, sendNotFoundPage } from './http/built-site/site.ts'
import { isPage } from './http/built-site/site-file.ts'
import { healthRoutes } from './http/health.ts'
import { addOriginGate, checkHostAndTarget } from './http/host-and-origin.ts'
import { answerClientError, answerErrors, sendMessage } from './http/refusals.ts'
import { logRequests, requestIds, warnOfUntrustedProxy } from './http/request-lines.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { securityTxtRoute } from './http/security-txt.ts'
import { createHttpServer } from './http-server.ts'
import { addInbox } from './inbox/add-inbox.ts'
import { withoutInboxPage } from './inbox/app-page.ts'
import type { RunningInbox } from './inbox/start-inbox.ts'
import { newsletterLinkRoutes } from './newsletter/newsletter-links.ts'
import { apiDocuments } from './plan/api/documents.ts'
import { calculatorRoutes } from './plan/calculator.ts'
import { planApiRoutes } from './plan/plan-api.ts'
import { planPdfRoute } from './plan/plan-pdf.ts'
import type { AppDependencies, Release, Services } from './services.ts'
import { extraHolidays } from './store/sql/inbox/settings-rows.ts'
import { countVisits, createCountLoad } from './visits/count-visits.ts'
import { countKeptVisits } from './visits/kept-visits.ts'
import { cardRoute } from './your-name/card-route.ts'
import { coloursSheet } from './your-name/colours-sheet.ts'
import { yourNamePage } from './your-name/your-name-page.ts'

export const BODY_LIMIT_BYTES = 65_536
/**
 * Each in the one thread for it; a page takes some 20 ms. An office or a network behind one address shares its places, and it takes
 * more than thirty addresses to fill them all.
 */
const PAGES = { name: 'pages', atOnce: 1, waiting: 512, perAddress: 16 }

type BuildOptions = AppDependencies & {
  /** The staff's back office; absent: there is none. */
  inbox?: Pick<RunningInbox, 'services' | 'metrics'>
}

/** The whole server, listening nowhere yet. The store stays the caller's to close, after the app. */
export function buildApp({ inbox, ...given }: BuildOptions): FastifyInstance {
  const { page, files } = withoutInboxPage(given.release.files)
  const headers = { ...securityHeaders(given.siteUrl), 'cache-control': 'no-store' }
  const isTrusted = trustedAddresses(given.trustProxy)
  const { refused, flush } = createRejectionCounter((fields, message) => app.log.warn(fields, message))
  const release = {
    ...given.release,
    files: new Map([...files, ...apiDocuments(given.siteUrl, given.release.content)]),
  }
  const app = Fastify({
    ...fastifyOptions(given),
    serverFactory: (handle) =>
      createHttpServer(checkHostAndTarget(handle, headers), {
        isTrusted,
        refused,
        timeouts: given.httpTimeouts,
      }),
    clientErrorHandler: answerClientError(headers),
    frameworkErrors: (error, request, reply) => {
      if (request.headers.accept?.includes('text/html')) {
        sendNotFoundPage(request, reply, app.services.release)
        return
      }
      reply.headers(headers)
      sendMessage(request, reply, error.statusCode ?? 400, 'This address is not encoded correctly.')
    },
  })
  const services = servicesOf(app, { ...given, release }, { isTrusted, refused })
  app.decorate('services', services)
  app.addHook('onClose', async () => flush())
  const countLoad = createCountLoad({ ...services, pages: pagesOf(files) })
  if (given.trustProxy.length > 0) countKeptVisits(app, countLoad, isTrusted)
  logRequests(app, { ...given, isOurs: (address) => files.has(address) })
  addSecurityHeaders(app, headers)
  answerErrors(app)
  addOriginGate(app, given.siteUrl)
  warnOfUntrustedProxy(app, isTrusted)
  countVisits(app, countLoad)
  const forms = siteForms(release.content)
  const carried = carriedAnswers(given.secret, given.siteUrl)
  addSiteRoutes(app, new Set(forms.map((form) => form.page)))
  app.register(healthRoutes)
  app.register(securityTxtRoute)
  app.register(planApiRoutes)
  app.register(planPdfRoute)
  app.register(calculatorRoutes)
  app.register(contactPlanRoute)
  app.register(afterSendingRoutes, { forms, carried })
  app.register(demoRoutes)
  app.register(yourNamePage)
  app.register(coloursSheet)
  app.register(cardRoute)
  app.register(newsletterLinkRoutes)
  app.register(formRoutes, { forms, carried })
  if (inbox) addInbox(app, { ...inbox.services, refused, page })
  const metrics = inbox?.metrics
  // The library is loaded only where metrics may be read.
  if (metrics)
    app.register(async (scope) => (await import('./inbox/watch/metrics.ts')).addMetricsRoute(scope, metrics))
  return app
}

function servicesOf(
  app: FastifyInstance,
  given: AppDependencies,
  bounds: Pick<Services, 'isTrusted' | 'refused'>,
): Services {
  const { release, database } = given
  const moments = keepAnswerMoments({
    ...given,
    files: release.files,
    openingHours: release.content.company.openingHours,
    readDaysOff: () => database.read(extraHolidays),
    report: (error) => app.log.warn({ err: error }, 'The pages may say an older moment of the answer'),
  })
  app.addHook('onReady', () => moments.refresh().catch(() => {})) // a store that is away must not keep the pages from visitors
  app.addHook('onRequest', (_request, _reply, done) => {
    moments.refreshIfStale()
    done()
  })
  const rendering = (name: string) => ({
    site: () => app.services.release,
    queue: createRequestQueue({ ...PAGES, name }, bounds.refused),
    answerBy: moments.current,
  })
  return { ...given, ...bounds, moments, rendering: rendering('pages'), answering: rendering('answers') }
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

/** Our own pages by their addresses: those from memory, and those that are rendered for their query. */
function pagesOf(files: Release['files']): ReadonlySet<string> {
  const addresses = [...files].filter(([, file]) => isPage(file)).map(([address]) => address)
  return new Set([...addresses, ...RENDERED_ADDRESSES])
}
