import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Enquiry } from '../../domain/enquiry/enquiry.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { sendPage } from '../http/built-site/site.ts'
import { addInFlightCap } from '../http/in-flight-cap.ts'
import { SECRET_ADDRESS_HEADERS } from '../http/security-headers.ts'
import { hashOfToken, isLinkToken, stopTokenOf } from '../mail/link-token.ts'
import type { Transaction } from '../store/sql/database.ts'
import { confirmSubscription, subscriptionOf, subscriptionOfLink } from '../store/sql/inbox/confirmation.ts'
import {
  addressesOfStopLink,
  storeStopLink,
  withdrawEmailConsents,
} from '../store/sql/inbox/form-consents.ts'
import { endSubscription } from '../store/sql/inbox/subscribers.ts'
import { changeState } from '../store/sql/inbox/subscription-rows.ts'

const BODY_LIMIT_BYTES = 1_024
const FORMS_IN_FLIGHT = { atOnce: 50, waiting: 0 }
const ONE_CLICK = /List-Unsubscribe[\s\S]*One-Click/i

type LinkAction = {
  buttonPage: string
  donePage: string
  /** @returns false if the link has expired */
  act: (tx: Transaction, token: string) => Promise<boolean>
}

/**
 * Serves the links of the newsletter's mails: a page with a button. Mail scanners follow links, so a GET changes nothing and does not
 * query the database; the button posts. The unsubscribe button of a mail program also posts (RFC 8058), and gets no redirect.
 */
export async function newsletterLinkRoutes(app: FastifyInstance): Promise<void> {
  const { secret, now, countRejection } = app.services
  acceptAnyBody(app)
  addInFlightCap(app, FORMS_IN_FLIGHT, countRejection)
  addLink(app, {
    buttonPage: paths.newsletterConfirmPage,
    donePage: paths.newsletterConfirmed,
    act: (tx, token) => confirmByLink(tx, token, { secret, nowMs: now().getTime() }),
  })
  addLink(app, {
    buttonPage: paths.newsletterStopPage,
    donePage: paths.newsletterStopped,
    act: (tx, token) => stopByLink(tx, token, now().getTime()),
  })
}

type ByToken = { Params: { token: string } }

function addLink(app: FastifyInstance, { buttonPage, donePage, act }: LinkAction): void {
  const { database } = app.services
  const send = (request: FastifyRequest, reply: FastifyReply, path: string, status: number) => {
    const { files, notFound } = app.services.release()
    return sendPage(request, reply, files.get(path) ?? notFound, { status, headers: SECRET_ADDRESS_HEADERS })
  }

  app.get<ByToken>(`${buttonPage}/:token`, (request, reply) => {
    const isToken = isLinkToken(request.params.token)
    return send(request, reply, isToken ? buttonPage : paths.newsletterLinkExpired, isToken ? 200 : 404)
  })

  app.post<ByToken>(`${buttonPage}/:token`, async (request, reply) => {
    const { token } = request.params
    const isKnown = isLinkToken(token) && (await database.read((tx) => isKnownLink(tx, token)))
    const isDone = isKnown && (await database.transaction((tx) => act(tx, token)))
    if (!isDone) return send(request, reply, paths.newsletterLinkExpired, 410)
    if (typeof request.body === 'string' && ONE_CLICK.test(request.body))
      return send(request, reply, donePage, 200)
    return reply.headers(SECRET_ADDRESS_HEADERS).redirect(donePage, 303)
  })
}

/** The button sends an empty body, a mail program a body with one field. */
function acceptAnyBody(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const
  scope.addContentTypeParser('*', options, (_request, body, done) => done(null, body))
}

/** Whether a link has this token, even an expired one. A guess costs only this query. */
async function isKnownLink(tx: Transaction, token: string): Promise<boolean> {
  const hash = hashOfToken(token)
  const rows = await tx.query(
    `SELECT 1 AS found FROM subscriptions WHERE token_hash = ? OR stop_token_hash = ?
     UNION ALL SELECT 1 FROM stop_links WHERE token_hash = ?`,
    [hash, hash, hash],
  )
  return rows.length > 0
}

/**
 * Confirms the address of a link's token, which then gets the newsletter and a stop link. Idempotent.
 *
 * @returns false if the link has expired, or was replaced by the link of a later mail
 */
export async function confirmByLink(
  tx: Transaction,
  token: string,
  { secret, nowMs }: { secret: string; nowMs: number },
): Promise<boolean> {
  const tokenHash = hashOfToken(token)
  const subscription = await subscriptionOfLink(tx, tokenHash, nowMs)
  if (!subscription) return false
  const stopTokenHash = hashOfToken(stopTokenOf(subscription.email, secret))
  const confirmed = await confirmSubscription(tx, { tokenHash, stopTokenHash, nowMs })
  return confirmed !== null
}

/**
 * Stops all news to a stop link's addresses: the newsletter, and consents of other forms. Idempotent.
 *
 * @returns false if no address has this link
 */
export async function stopByLink(tx: Transaction, token: string, nowMs: number): Promise<boolean> {
  const byVisitor = { at: nowMs, by: null, words: null }
  const addresses = await addressesOfStopLink(tx, hashOfToken(token))
  for (const address of addresses) {
    await withdrawEmailConsents(tx, address, byVisitor)
    await endSubscription(tx, { address }, { ...byVisitor, state: 'stopped' })
  }
  return addresses.length > 0
}

/** Stores the stop link of an imported enquiry, so that links in earlier issues work here too. */
export async function restoreStopLink(
  tx: Transaction,
  { record, metadata }: Enquiry,
  secret: string,
): Promise<void> {
  const isByEmail = metadata.consents.some(
    ({ purpose, channel }) => purpose === 'news' && channel === 'email',
  )
  if (isByEmail) await storeStopLink(tx, hashOfToken(stopTokenOf(record.email, secret)), record.postId)
}

/** Restores the state and stop link of an imported, confirmed subscription. */
export async function restoreConfirmed(
  tx: Transaction,
  postId: string,
  secret: string,
  atMs: number,
): Promise<void> {
  const subscription = await subscriptionOf(tx, postId)
  if (subscription?.state !== 'waiting') return
  await changeState(tx, subscription, { state: 'confirmed', at: atMs, by: null, words: null })
  await tx.query('UPDATE subscriptions SET confirmed_at = ?, stop_token_hash = ? WHERE id = ?', [
    atMs,
    hashOfToken(stopTokenOf(subscription.email, secret)),
    subscription.id,
  ])
}
