import type { FastifyInstance } from 'fastify'
import { paths } from '../../domain/sitemap/paths.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { addAdministrationRoutes } from './administration-routes.ts'
import { addAppPage } from './app-page.ts'
import { addAuditRoutes } from './audit/audit-routes.ts'
import { addCallsRoutes } from './calls/calls-routes.ts'
import { addActRoutes } from './enquiries/act-routes.ts'
import { addBulkRoutes } from './enquiries/bulk.ts'
import { addEnquiryRoutes } from './enquiries/enquiry-routes.ts'
import { addPeopleRoutes } from './people/people-routes.ts'
import { inboxRoutes } from './requests/define-routes.ts'
import { addHeadersAndRefusals } from './requests/inbox-scope.ts'
import type { InboxServices } from './services.ts'
import { addAccountRoutes } from './sign-in/account-routes.ts'
import { addAddressRoutes } from './sign-in/address-routes.ts'
import { knownDevices } from './sign-in/known-device.ts'
import { createLinks } from './sign-in/links.ts'
import { createPasskeys } from './sign-in/passkeys.ts'
import { sessionCookies } from './sign-in/session-cookie.ts'
import { addSessionRoutes } from './sign-in/session-routes.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { addSignInRoutes } from './sign-in/sign-in-routes.ts'
import { addStreamRoute } from './stream-routes.ts'
import { addPhotoUpload } from './website/photo-routes.ts'

/** A password hash takes 19 MiB and about 25 ms of CPU time. */
const SIGN_INS = { name: 'sign-ins', atOnce: 2, waiting: 32, perAddress: 4 }
/** A queue for known browsers, so that floods by strangers do not delay staff. */
const KNOWN_SIGN_INS = { name: 'sign-ins of known people', atOnce: 1, waiting: 32, perAddress: 4 }
/** A plan's PDF takes about 100 ms of the drawing thread. */
const PLAN_QUEUE = { name: 'plans of enquiries', atOnce: 1, waiting: 8, perAddress: 4 }
/** A passkey's response has about 2 KB; a reply to an enquirer is the longest body. */
const BODY_LIMIT_BYTES = 65_536

/** Where password managers look for the page that changes a password (W3C, change-password-url). */
const CHANGE_PASSWORD = '/.well-known/change-password'

/** Adds the back office below `/inbox`: its headers, sign-in, and the routes of all its parts. */
export function addInbox(app: FastifyInstance, services: InboxServices): void {
  const { secret, siteUrl, randomBytes, countRejection } = services
  const cookies = sessionCookies(siteUrl)
  const passkeys = createPasskeys(services)
  const devices = knownDevices(secret, siteUrl, randomBytes)
  const sharedServices = { ...services, passkeys, devices, cookies }
  const queues = {
    strangers: createRequestQueue(SIGN_INS, countRejection),
    known: createRequestQueue(KNOWN_SIGN_INS, countRejection),
  }
  app.get(CHANGE_PASSWORD, (_request, reply) => reply.redirect(paths.inboxSettings, 302))
  app.register(
    async (scope) => {
      addHeadersAndRefusals(scope)
      const routes = inboxRoutes(scope, { ...services, cookies })
      addSignInRoutes(routes, {
        ...sharedServices,
        signIn: createSignIn(sharedServices),
        links: createLinks(sharedServices),
        queues,
      })
      addSessionRoutes(routes, sharedServices)
      addAccountRoutes(routes, sharedServices)
      addAddressRoutes(routes, services)
      addPeopleRoutes(routes, services)
      addCallsRoutes(routes, services)
      addAuditRoutes(routes, services)
      addStreamRoute(scope, routes, services)
      addEnquiryRoutes(routes, { ...services, planQueue: createRequestQueue(PLAN_QUEUE, countRejection) })
      addActRoutes(routes, services)
      addBulkRoutes(routes, services)
      addAdministrationRoutes(routes, services)
      scope.register(async (uploads) =>
        addPhotoUpload(uploads, inboxRoutes(uploads, { ...services, cookies }), services),
      )
      addAppPage(scope, services.page)
    },
    { prefix: '/inbox', bodyLimit: BODY_LIMIT_BYTES },
  )
}
