import type { FastifyInstance } from 'fastify'

const ADDRESS = '/.well-known/security.txt'
const DAY_MS = 24 * 3_600_000
/** RFC 9116 section 2.5.5 recommends less than a year, after which copies are fetched again. */
const VALID_MS = 180 * DAY_MS

/** `/.well-known/security.txt`: where vulnerabilities are reported (RFC 9116). */
export async function securityTxtRoute(app: FastifyInstance): Promise<void> {
  const { siteUrl, securityContact, now } = app.services
  if (securityContact === null) return
  app.get(ADDRESS, (_request, reply) => {
    const expires = new Date(now().getTime() + VALID_MS).toISOString()
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        `Contact: ${securityContact}\nExpires: ${expires}\nPreferred-Languages: en\nCanonical: ${siteUrl}${ADDRESS}\n`,
      )
  })
}
