import type { FastifyInstance } from 'fastify'
import { paths } from '../../domain/sitemap/paths.ts'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import { createRequestQueue } from '../http/bounds/request-queue.ts'
import type { SiteFile } from '../http/built-site/site-file.ts'
import { secretMarkOf } from '../secrets.ts'
import { addAppPage } from './app-page.ts'
import { addAuditRoutes } from './audit/audit-routes.ts'
import type { AuditWatch } from './audit/audit-watch.ts'
import type { Changes } from './changes.ts'
import { createPeople, type SendInvitation } from './people/people.ts'
import { addPeopleRoutes } from './people/people-routes.ts'
import { type InboxRoutes, inboxRoutes } from './requests/define-routes.ts'
import { frameInbox } from './requests/inbox-scope.ts'
import type { AccessDependencies } from './sign-in/access-dependencies.ts'
import { type AccountRouteDependencies, addAccountRoutes } from './sign-in/account-routes.ts'
import { addAddressRoutes } from './sign-in/address-routes.ts'
import { knownDevices } from './sign-in/known-device.ts'
import { createLinks } from './sign-in/links.ts'
import { createNewAddresses } from './sign-in/new-address.ts'
import { createOwnAccount } from './sign-in/own-account.ts'
import { createPasskeys } from './sign-in/passkeys.ts'
import type { hashPassword, passwordMatches } from './sign-in/password-hash.ts'
import { sessionCookies } from './sign-in/session-cookie.ts'
import { createSignIn } from './sign-in/sign-in.ts'
import { addSignInRoutes } from './sign-in/sign-in-routes.ts'
import { addStreamRoute } from './stream-routes.ts'

export type InboxDependencies = Omit<AccessDependencies, 'secretMark'> &
  Pick<AccountRouteDependencies, 'frame'> & {
    refused: RejectionCounter
    /** The page of the app; null if it was not built. */
    page: SiteFile | null
    watch: AuditWatch
    changes: Changes
    /** Between two heartbeats of the stream; for tests. */
    heartbeatMs?: number
    /** Others than the real ones; for tests. */
    hashPassword?: typeof hashPassword
    passwordMatches?: typeof passwordMatches
    /** Puts invitations into the outbox; absent: links are given by hand. */
    sendInvitation?: SendInvitation
    /** Adds what else the inbox answers: enquiries, search, numbers … */
    addRoutes?: (routes: InboxRoutes, refused: RejectionCounter) => void
  }

/** A hash takes 19 MiB and some 25 ms of a processor. */
const SIGN_INS = { name: 'sign-ins', atOnce: 2, waiting: 32, perAddress: 4 }
/** Of whoever was here before: strangers, from however many addresses, do not stand in their way. */
const RETURNS = { name: 'sign-ins of known people', atOnce: 1, waiting: 32, perAddress: 4 }
/** A passkey's answer is some 2 KB; a reply to an enquirer the longest of all. */
const BODY_LIMIT_BYTES = 65_536

/** Where programs that keep passwords look for the page on which one is changed (W3C, change-password-url). */
const CHANGE_PASSWORD = '/.well-known/change-password'

/** The back office below `/inbox`: its frame, getting in, and the routes of the other parts. */
export function addInbox(app: FastifyInstance, given: InboxDependencies): void {
  const { secret, siteUrl, randomBytes, refused } = given
  const parts = { ...given, secretMark: secretMarkOf(secret) }
  const cookies = sessionCookies(siteUrl)
  const passkeys = createPasskeys(parts)
  const devices = knownDevices(secret, siteUrl, randomBytes)
  const own = { ...parts, passkeys, devices, cookies }
  const people = createPeople(parts, parts.sendInvitation)
  const queues = {
    strangers: createRequestQueue(SIGN_INS, refused),
    known: createRequestQueue(RETURNS, refused),
  }
  app.get(CHANGE_PASSWORD, (_request, reply) => reply.redirect(paths.inboxSettings, 302))
  app.register(
    async (scope) => {
      frameInbox(scope)
      const routes = inboxRoutes(scope, { ...parts, cookies })
      addSignInRoutes(routes, { ...own, signIn: createSignIn(own), links: createLinks(own), queues })
      addAccountRoutes(routes, { ...own, account: createOwnAccount(own) })
      addAddressRoutes(routes, createNewAddresses(parts))
      addPeopleRoutes(routes, { ...parts, people })
      addAuditRoutes(routes, parts)
      addStreamRoute(scope, routes, parts)
      parts.addRoutes?.(routes, refused)
      addAppPage(scope, parts.page, siteUrl)
    },
    { prefix: '/inbox', bodyLimit: BODY_LIMIT_BYTES },
  )
}
