import type { FastifyRequest } from 'fastify'
import {
  joinSchema,
  passkeyAnswerSchema,
  passwordSignInSchema,
  reauthenticateSchema,
  type Welcome,
  welcomeOptionsSchema,
} from '../../../domain/inbox/api/sign-in.ts'
import type { RequestQueue } from '../../http/bounds/request-queue.ts'
import { passkeysOf } from '../../store/sql/passkeys.ts'
import { type Answer, DONE, type InboxRequest, type InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import type { KnownDevices } from './known-device.ts'
import type { Links } from './links.ts'
import type { Passkeys } from './passkeys.ts'
import type { SessionCookies } from './session-cookie.ts'
import { MAX_AGE_MS } from './sessions.ts'
import type { Client, SignIn, SignInRefused, SignInResult } from './sign-in.ts'
import { isToken } from './token.ts'

type SignInRouteDependencies = InboxServices & {
  passkeys: Passkeys
  devices: KnownDevices
  cookies: SessionCookies
  signIn: SignIn
  links: Links
  /** Queues for hashing passwords: one for strangers, one for known browsers and holders of a link. */
  queues: { strangers: RequestQueue; known: RequestQueue }
}

/** One text for a wrong password, a wrong passkey and an unknown address, so that it does not reveal which. */
const NO_MATCH = 'That did not match.'
/** Refused before anything is compared, for known and unknown addresses alike. */
const TOO_SOON = 'There were too many tries.'
const LINK_GONE = new Refused(404, { error: 'This link is used or over. An owner can send you a new one.' })
const BUSY = {
  owner: new Refused(429, { error: 'We are still busy with your last try.', retryAfterSeconds: 3 }),
  all: new Refused(503, { error: 'Many people sign in just now. Please try again.', retryAfterSeconds: 3 }),
}
const JOIN_FAULTS = {
  gone: LINK_GONE,
  taken: fieldErrorsRefusal({ email: 'Somebody has this address already' }),
  'not-made': new Refused(400, { error: 'The passkey was not made. Please try again.' }),
}
/** Path segments of the two kinds of links, which differ only in their pages in the app. */
const LINK_KINDS = ['first', 'invited']

/** Sign-in and one-time links, which need no session, and reauthentication. */
export function addSignInRoutes(routes: InboxRoutes, services: SignInRouteDependencies): void {
  addPasswordAndPasskey(routes, services)
  addReauthentication(routes, services)
  for (const kind of LINK_KINDS) addLinkRoutes(routes, kind, services)
}

function addPasswordAndPasskey(routes: InboxRoutes, services: SignInRouteDependencies): void {
  const { passkeys, signIn, devices, queues } = services
  routes.anyone('POST', 'sign-in/passkey/options', {}, async () => ({
    options: await passkeys.optionsForUse('sign-in', ''),
  }))
  routes.anyone('POST', 'sign-in/passkey/verify', { body: passkeyAnswerSchema }, async (call) =>
    sendSession(call, await signIn.byPasskey(call.body.response, clientOf(call.request)), services),
  )
  routes.anyone('POST', 'sign-in/password', { body: passwordSignInSchema }, (call) => {
    const { email, password } = call.body
    const queue = devices.read(call.request.headers.cookie) ? queues.known : queues.strangers
    return enqueue(queue, call.request, async () =>
      sendSession(call, await signIn.byPassword(email, password, clientOf(call.request)), services),
    )
  })
}

function addReauthentication(
  routes: InboxRoutes,
  { database, passkeys, signIn, queues }: SignInRouteDependencies,
): void {
  routes.staff('POST', 'reauthenticate/options', {}, async ({ signedIn: { staff, session } }) => {
    const existing = await database.read((tx) => passkeysOf(tx, staff.id))
    return { options: await passkeys.optionsForUse('reauthenticate', session.hash, existing) }
  })
  routes.staff('POST', 'reauthenticate', { body: reauthenticateSchema }, ({ request, signedIn, body }) =>
    enqueue(queues.known, request, async () => {
      const refused =
        'password' in body
          ? await signIn.reauthenticateByPassword(signedIn, body.password)
          : await signIn.reauthenticateByPasskey(signedIn, body.response)
      return refused ? refusalOf(refused, 403) : DONE
    }),
  )
}

function addLinkRoutes(routes: InboxRoutes, kind: string, services: SignInRouteDependencies): void {
  const { links, queues } = services
  routes.anyone('GET', `${kind}/:token`, {}, async ({ param }): Promise<Answer> => {
    const linkData = isToken(param('token')) ? await links.find(param('token')) : null
    if (!linkData) return LINK_GONE
    const { link, staff, invitedBy } = linkData
    const { until } = link
    return { until, email: staff?.email ?? null, name: staff?.name || null, invitedBy } satisfies Welcome
  })
  routes.anyone('POST', `${kind}/:token/options`, { body: welcomeOptionsSchema }, async ({ param, body }) => {
    const options = isToken(param('token')) ? await links.passkeyOptions(param('token'), body) : null
    return options ? { options } : LINK_GONE
  })
  routes.anyone('POST', `${kind}/:token`, { body: joinSchema }, async (call) => {
    const { body, request, param } = call
    // Requests without a valid link must not take places in the queue.
    if (!isToken(param('token')) || !(await links.find(param('token')))) return LINK_GONE
    return enqueue(queues.known, request, async () => {
      const chosen = 'password' in body ? { password: body.password } : { passkey: body.response }
      const result = await links.join(param('token'), body, chosen, clientOf(request))
      if (!('fault' in result)) return sendSession(call, result, services)
      return result.fault === 'weak'
        ? fieldErrorsRefusal({ password: result.sentence })
        : JOIN_FAULTS[result.fault]
    })
  })
}

function sendSession(
  { reply }: InboxRequest<unknown>,
  result: SignInResult | SignInRefused,
  { cookies, devices }: SignInRouteDependencies,
): Answer {
  if ('waitMs' in result) return refusalOf(result, 401)
  reply.header('set-cookie', [cookies.set(result.token, MAX_AGE_MS / 1_000), devices.set(result.staff.id)])
  return DONE
}

/** @param status for a failed attempt; one that came too soon gets 429 */
function refusalOf({ isTooSoon, waitMs }: SignInRefused, status: number): Refused {
  const waitSeconds = waitMs > 0 ? { retryAfterSeconds: Math.ceil(waitMs / 1_000) } : {}
  return new Refused(isTooSoon ? 429 : status, { error: isTooSoon ? TOO_SOON : NO_MATCH, ...waitSeconds })
}

async function enqueue(
  queue: RequestQueue,
  request: FastifyRequest,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const turn = await queue.run(request, work)
  return 'full' in turn ? BUSY[turn.full] : turn.result
}

function clientOf({ ip, headers }: FastifyRequest): Client {
  return { ip, userAgent: headers['user-agent'], cookies: headers.cookie }
}
