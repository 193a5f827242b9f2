import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { paths } from '../../domain/sitemap/paths.ts'
import type { RejectionCounter } from '../http/bounds/rejection-counter.ts'
import type { Site } from '../http/built-site/load-site.ts'
import { sendPage } from '../http/built-site/site.ts'
import { addInFlightCap } from '../http/in-flight-cap.ts'
import type { Work, Works } from '../store/sql/work.ts'
import { confirmByLink, isKnownLink, stopByLink } from './answer-link.ts'
import { isLinkToken } from './link-token.ts'

/** The address holds a secret: it is kept by nobody, and no other site hears it. */
const SECRET_ADDRESS = {
  'cache-control': 'no-store',
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
}
const BODY_LIMIT_BYTES = 1_024
const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 0 }
const ONE_CLICK = /List-Unsubscribe[\s\S]*One-Click/i

export type NewsletterLinkDependencies = {
  site: Pick<Site, 'files' | 'notFound'>
  works: Works
  secret: string
  now: () => Date
  refused: RejectionCounter
}

type LinkAction = {
  /** The page with the button. */
  ask: string
  /** Where the button leads. */
  done: string
  work: (token: string) => Work<boolean>
}

/**
 * What stands behind the links of the newsletter's mails: a page with a button. Programs that look after mails follow links, so a
 * GET changes nothing and asks nothing of the database; the button posts. A mail program posts by itself where somebody presses
 * its own button to stop (RFC 8058): it is answered without a redirect.
 */
export function addNewsletterLinkRoutes(app: FastifyInstance, parts: NewsletterLinkDependencies): void {
  const { secret, now } = parts
  const { dialect } = parts.works
  app.register(async (scope) => {
    acceptAnyBody(scope)
    addInFlightCap(scope, FORMS_IN_FLIGHT, parts.refused)
    addLink(scope, parts, {
      ...{ ask: paths.newsletterConfirmPage, done: paths.newsletterConfirmed },
      work: (token) => confirmByLink(dialect, token, { secret, nowMs: now().getTime() }),
    })
    addLink(scope, parts, {
      ...{ ask: paths.newsletterStopPage, done: paths.newsletterStopped },
      work: (token) => stopByLink(dialect, token, now().getTime()),
    })
  })
}

type ByToken = { Params: { token: string } }

function addLink(
  scope: FastifyInstance,
  { site, works }: NewsletterLinkDependencies,
  { ask, done, work }: LinkAction,
): void {
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, status: number) =>
    sendPage(request, reply, site.files.get(path) ?? site.notFound, { status, headers: SECRET_ADDRESS })

  scope.get<ByToken>(`${ask}/:token`, (request, reply) => {
    const isToken = isLinkToken(request.params.token)
    return send(request, reply, isToken ? ask : paths.newsletterLinkExpired, isToken ? 200 : 404)
  })

  scope.post<ByToken>(`${ask}/:token`, async (request, reply) => {
    const { token } = request.params
    const isKnown = isLinkToken(token) && (await works.read(() => isKnownLink(token)))
    const isDone = isKnown && (await works.write(() => work(token)))
    if (!isDone) return send(request, reply, paths.newsletterLinkExpired, 410)
    if (typeof request.body === 'string' && ONE_CLICK.test(request.body))
      return send(request, reply, done, 200)
    return reply.headers(SECRET_ADDRESS).redirect(done, 303)
  })
}

/** The button sends nothing, a mail program a field that says the same as its address. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const
  scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
}
