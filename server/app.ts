import Fastify, { type FastifyInstance, LogController } from 'fastify'
import { callLinkRoutes } from './calls/call-link-routes.ts'
import { demoRoutes } from './demos/add-demos.ts'
import { afterSendingRoutes } from './enquiries/after-sending.ts'
import { contactPlanRoute } from './enquiries/contact-plan.ts'
import { formRoutes } from './enquiries/forms.ts'
import { networkMails } from './enquiries/network-mails.ts'
import { trustedAddresses } from './http/bounds/addresses.ts'
import { createRejectionCounter } from './http/bounds/rejection-counter.ts'
import { createRequestQueue } from './http/bounds/request-queue.ts'
import { createAnswerDeadline } from './http/built-site/answer-deadline.ts'
import { addSiteRoutes, sendNotFoundPage } from './http/built-site/site.ts'
import { healthRoutes } from './http/health.ts'
import { addOriginGate, checkHostAndTarget } from './http/host-and-origin.ts'
import { answerClientError, answerErrors, sendMessage } from './http/refusals.ts'
import { logRequests, requestIds, warnOfUntrustedProxy } from './http/request-lines.ts'
import { addSecurityHeaders, securityHeaders } from './http/security-headers.ts'
import { securityTxtRoute } from './http/security-txt.ts'
import { createHttpServer } from './http-server.ts'
import { addInbox } from './inbox/add-inbox.ts'
import type { RunningInbox } from './inbox/start-inbox.ts'
import { newsletterLinkRoutes } from './newsletter/newsletter-links.ts'
import { calculatorRoutes } from './plan/calculator.ts'
import { planApiRoutes } from './plan/plan-api.ts'
import { planPdfRoute } from './plan/plan-pdf.ts'
import type { AppDependencies, Services } from './services.ts'
import { extraHolidays } from './store/sql/inbox/settings-rows.ts'
import { countVisits, createLoadCounter } from './visits/count-visits.ts'
import { countNginxVisits } from './visits/nginx-visits.ts'
import { cardRoute } from './your-name/card-route.ts'
import { coloursSheet } from './your-name/colours-sheet.ts'
import { yourNamePage } from './your-name/your-name-page.ts'

export const BODY_LIMIT_BYTES = 65_536
/**
 * Pages are rendered one at a time, some 20 ms each. Visitors behind one address share its places, so that it takes more than
 * thirty addresses to fill the queue.
 */
const PAGES = { name: 'pages', atOnce: 1, waiting: 512, perAddress: 16 }

type BuildOptions = AppDependencies & {
  /** The staff's inbox, if the server has one. */
  inbox?: Pick<RunningInbox, 'services' | 'metrics'>
}

/** Builds the whole server, which does not listen yet. The caller closes the store, after the app. */
export function buildApp({ inbox, ...dependencies }: BuildOptions): FastifyInstance {
  const headers = { ...securityHeaders(dependencies.siteUrl), 'cache-control': 'no-store' }
  const isTrusted = trustedAddresses(dependencies.trustProxy)
  const { countRejection, flush } = createRejectionCounter((fields, message) => app.log.warn(fields, message))
  const app = Fastify({
    ...fastifyOptions(dependencies),
    serverFactory: (handle) =>
      createHttpServer(
        checkHostAndTarget(handle, headers),
        { isTrusted, countRejection },
        dependencies.httpTimeouts,
      ),
    clientErrorHandler: answerClientError(headers),
    frameworkErrors: (error, request, reply) => {
      if (request.headers.accept?.includes('text/html')) {
        sendNotFoundPage(request, reply, dependencies.release())
        return
      }
      reply.headers(headers)
      sendMessage(request, reply, error.statusCode ?? 400, 'This address is not encoded correctly.')
    },
  })
  const services = servicesOf(app, dependencies, { isTrusted, countRejection })
  app.decorate('services', services)
  app.addHook('onClose', async () => flush())
  const countLoad = createLoadCounter(services)
  if (dependencies.trustProxy.length > 0) countNginxVisits(app, countLoad, isTrusted)
  logRequests(app, services)
  addSecurityHeaders(app, headers)
  answerErrors(app)
  addOriginGate(app, dependencies.siteUrl)
  warnOfUntrustedProxy(app, isTrusted)
  countVisits(app, countLoad)
  addSiteRoutes(app)
  app.register(healthRoutes)
  app.register(securityTxtRoute)
  app.register(planApiRoutes)
  app.register(planPdfRoute)
  app.register(calculatorRoutes)
  app.register(contactPlanRoute)
  app.register(afterSendingRoutes)
  app.register(demoRoutes)
  app.register(yourNamePage)
  app.register(coloursSheet)
  app.register(cardRoute)
  app.register(newsletterLinkRoutes)
  app.register(callLinkRoutes)
  app.register(formRoutes)
  if (inbox)
    addInbox(app, { ...inbox.services, countRejection, page: () => dependencies.release().inboxPage })
  const metrics = inbox?.metrics
  // prom-client is loaded only if metrics may be read.
  if (metrics)
    app.register(async (scope) => (await import('./inbox/watch/metrics.ts')).addMetricsRoute(scope, metrics))
  return app
}

function servicesOf(
  app: FastifyInstance,
  dependencies: AppDependencies,
  bounds: Pick<Services, 'isTrusted' | 'countRejection'>,
): Services {
  const { release, database } = dependencies
  const answerDeadline = createAnswerDeadline({
    ...dependencies,
    readDaysOff: () => database.read(extraHolidays),
    report: (error) => app.log.warn({ err: error }, 'The pages may show an outdated deadline'),
  })
  app.addHook('onReady', () => answerDeadline.refresh().catch(() => {})) // pages are served even if the store is unavailable
  app.addHook('onRequest', (_request, _reply, done) => {
    answerDeadline.refreshIfStale()
    done()
  })
  const rendering = (name: string) => ({
    release,
    queue: createRequestQueue({ ...PAGES, name }, bounds.countRejection),
    answerBy: answerDeadline.current,
  })
  return {
    ...dependencies,
    ...bounds,
    networkMails: networkMails({ ...dependencies, ...bounds }),
    answerDeadline,
    rendering: rendering('pages'),
    refusedFormRendering: rendering('refused forms'),
  }
}

function fastifyOptions({ trustProxy, logger, randomBytes }: AppDependencies) {
  return {
    logger: logger ?? false,
    genReqId: requestIds(randomBytes),
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    // Routes that need the query parse it themselves, up to a maximum length; no other request pays for that.
    routerOptions: { querystringParser: () => ({}) },
    return503OnClosing: false, // requests that arrive over an open connection during shutdown are still answered
  }
}
