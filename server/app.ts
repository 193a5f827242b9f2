import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import type { EnquiryStore } from '../domain/enquiry/submission.ts'
import { apiDocuments } from './api/documents.ts'
import type { ServerContent } from './content.ts'
import { siteForms } from './enquiry/site-form.ts'
import { createSubmit } from './enquiry/submit.ts'
import { visitorCookies } from './enquiry/visitor-cookie.ts'
import { createPrinter } from './plan-pdf/printer.ts'
import { answerClientError } from './plugins/client-errors.ts'
import { takeFormBodies } from './plugins/form-bodies.ts'
import { addInFlightCap } from './plugins/in-flight-cap.ts'
import { addOriginGate } from './plugins/origin-gate.ts'
import { answerErrors, sendMessage } from './plugins/refusals.ts'
import { addSecurityHeaders, securityHeaders } from './plugins/security-headers.ts'
import { createSubmissionLimit } from './plugins/submission-limit.ts'
import { addCalculatorRoutes, CALCULATOR } from './routes/calculator.ts'
import { addContactPlanRoute } from './routes/contact-plan.ts'
import { addFormRoutes, type FormParts } from './routes/forms.ts'
import { addHealthRoutes } from './routes/health.ts'
import { addPlanApiRoutes } from './routes/plan-api.ts'
import { addPlanPdfRoute } from './routes/plan-pdf.ts'
import { addSiteRoutes } from './routes/site.ts'
import type { Site } from './site/load-site.ts'
import { isPage } from './site/site-file.ts'
import { countVisits } from './visits/count-visits.ts'
import type { VisitCounter } from './visits/visit-counter.ts'

export type AppParts = {
  site: Site
  store: EnquiryStore
  visits: Pick<VisitCounter, 'count'>
  content: ServerContent
  /** Public origin. */
  siteUrl: string
  /** Addresses and networks of our own proxies, whose X-Forwarded-For is believed. */
  trustProxy: ReadonlyArray<string>
  /** Per address; 0 for no limit, per e-mail address neither. */
  submissionsPer10Minutes: number
  secret: string
  now: () => Date
  randomBytes: (count: number) => Uint8Array
  logger: FastifyServerOptions['logger']
}

const BODY_LIMIT_BYTES = 65_536
/** A commit takes about half a millisecond: with these the last of a rush waits well under a second. */
const SUBMISSIONS_IN_FLIGHT = 200
const MAX_CONNECTIONS = 4_000

/** The whole server, listening nowhere yet. The store stays the caller's to close, after the app. */
export function buildApp(parts: AppParts): FastifyInstance {
  const headers = { ...securityHeaders(parts.siteUrl), 'cache-control': 'no-store' }
  const app = Fastify({
    ...serverLimits(parts),
    clientErrorHandler: answerClientError(headers),
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers)
      sendMessage(request, reply, error.statusCode ?? 400, 'This address is not encoded correctly.')
    },
  })
  app.server.maxConnections = MAX_CONNECTIONS
  addSecurityHeaders(app, headers)
  answerErrors(app)
  addOriginGate(app, parts.siteUrl)
  countVisits(app, { ...parts, pages: pagesOf(parts.site) })
  const forms = siteForms(parts.content)
  addHealthRoutes(app, parts.store)
  addPlanApiRoutes(app, parts.content.rateCards)
  addPlanPdfRoute(app, { ...parts, printer: createPrinter() })
  addCalculatorRoutes(app, parts)
  addContactPlanRoute(app, parts.site, parts.now)
  const files = new Map([...parts.site.files, ...apiDocuments(parts)])
  addSiteRoutes(app, { ...parts.site, files }, new Set(forms.map(({ page }) => page)))
  app.register(async (scope) => {
    takeFormBodies(scope)
    addInFlightCap(scope, SUBMISSIONS_IN_FLIGHT)
    addFormRoutes(scope, {
      ...parts,
      forms,
      submit: countStored(
        createSubmit({
          ...parts,
          noticeVersion: parts.content.notices.version,
          limitsEmails: parts.submissionsPer10Minutes > 0,
        }),
        parts.visits,
      ),
      cookies: visitorCookies(parts.secret),
      limit: await createSubmissionLimit(scope, parts.submissionsPer10Minutes),
      otherWays: otherWays(parts.content.company),
    })
  })
  return app
}

function serverLimits({ trustProxy, logger }: AppParts) {
  return {
    logger: logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    bodyLimit: BODY_LIMIT_BYTES,
    requestTimeout: 10_000,
    keepAliveTimeout: 5_000,
    // Without progress, for who asks and then does not read; later than requestTimeout, so that that one can answer 408.
    connectionTimeout: 12_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    return503OnClosing: false, // what comes over an open connection while stopping is still done
  }
}

/** Our own pages by their addresses: those from memory, and the one that is rendered for its query. */
function pagesOf({ files }: Site): ReadonlySet<string> {
  const addresses = [...files].filter(([, file]) => isPage(file)).map(([address]) => address)
  return new Set([...addresses, CALCULATOR])
}

function countStored(submit: FormParts['submit'], visits: AppParts['visits']): FormParts['submit'] {
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
