import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const WINDOW_MS = 10 * 60_000
/** Addresses remembered at a time; the one longest unheard of is forgotten first. */
const ADDRESSES = 20_000

/** How many seconds an address must wait until it may send a form again; null if it may now. */
export type SubmissionLimit = (request: FastifyRequest) => Promise<number | null>

/**
 * Limits the forms sent from one address: for IPv6 from one /64, which is what a provider gives a household.
 *
 * @param max submissions in ten minutes; 0 for no limit
 */
export async function createSubmissionLimit(app: FastifyInstance, max: number): Promise<SubmissionLimit> {
  if (max === 0) return async () => null

  await app.register(rateLimit, { global: false, cache: ADDRESSES })
  const check = app.createRateLimit({ max, timeWindow: WINDOW_MS, ipv6Subnet: 64 })
  return async (request) => {
    const result = await check(request)
    return !result.isAllowed && result.isExceeded ? result.ttlInSeconds : null
  }
}
