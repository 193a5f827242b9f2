import type { FastifyInstance } from 'fastify'
import { paths } from '../../domain/sitemap/paths.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import { addAdministrationRoutes } from './administration-routes.ts'
import { addAppPage } from './app-page.ts'
import { addAuditRoutes } from './audit/audit-routes.ts'
import { addActRoutes } from './enquiries/act-routes.ts'
import { addBulkRoutes } from './enquiries/bulk.ts'
import { addEnquiryRoutes } from './enquiries/enquiry-routes.ts'
import { addPeopleRoutes } from './people/people-routes.ts'
import { inboxRoutes } from './requests/define-routes.ts'
import { frameInbox } from './requests/inbox-scope.ts'
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

/** A hash takes 19 MiB and some 25 ms of a processor. */
const SIGN_INS = { name: 'sign-ins', atOnce: 2, waiting: 32, perAddress: 4 }
/** Of whoever was here before: strangers, from however many addresses, do not stand in their way. */
const RETURNS = { name: 'sign-ins of known people', atOnce: 1, waiting: 32, perAddress: 4 }
/** A plan takes some 100 ms of the one thread that draws them. */
const SHEETS = { name: 'plans of enquiries', atOnce: 1, waiting: 8, perAddress: 4 }
/** A passkey's answer is some 2 KB; a reply to an enquirer the longest of all. */
const BODY_LIMIT_BYTES = 65_536

/** Where programs that keep passwords look for the page on which one is changed (W3C, change-password-url). */
const CHANGE_PASSWORD = '/.well-known/change-password'

/** The back office below `/inbox`: its frame, getting in, and the routes of the other parts. */
export function addInbox(app: FastifyInstance, services: InboxServices): void {
  const { secret, siteUrl, randomBytes, refused } = services
  const cookies = sessionCookies(siteUrl)
  const passkeys = createPasskeys(services)
  const devices = knownDevices(secret, siteUrl, randomBytes)
  const own = { ...services, passkeys, devices, cookies }
  const queues = {
    strangers: createRequestQueue(SIGN_INS, refused),
    known: createRequestQueue(RETURNS, refused),
  }
  app.get(CHANGE_PASSWORD, (_request, reply) => reply.redirect(paths.inboxSettings, 302))
  app.register(
    async (scope) => {
      frameInbox(scope)
      const routes = inboxRoutes(scope, { ...services, cookies })
      addSignInRoutes(routes, { ...own, signIn: createSignIn(own), links: createLinks(own), queues })
      addSessionRoutes(routes, own)
      addAccountRoutes(routes, own)
      addAddressRoutes(routes, services)
      addPeopleRoutes(routes, services)
      addAuditRoutes(routes, services)
      addStreamRoute(scope, routes, services)
      addEnquiryRoutes(routes, { ...services, sheets: createRequestQueue(SHEETS, refused) })
      addActRoutes(routes, services)
      addBulkRoutes(routes, services)
      addAdministrationRoutes(routes, services)
      addAppPage(scope, services.page)
    },
    { prefix: '/inbox', bodyLimit: BODY_LIMIT_BYTES },
  )
}
