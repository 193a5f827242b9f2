import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { sendMessage } from '../refusals.ts'
import { addressKey } from './addresses.ts'
import type { RejectionCounter } from './rejection-counter.ts'

const WINDOW_MS = 10 * 60_000
/** Addresses remembered at a time; the one longest unheard of is forgotten first. */
const ADDRESSES = 20_000

type LimitDependencies = {
  /** Enquiries of one address in ten minutes; 0 for no limit. */
  max: number
  /** Goes on a sentence that asks to wait: how to reach us all the same. */
  contactHint: string
  /** Milliseconds from any beginning, that never run backwards: a clock that is put right must lock nobody out. */
  monotonicMs: () => number
  refused: RejectionCounter
}

/**
 * Limits the forms sent from one address: for IPv6 from one /64, which is what a provider gives a household. Counted when
 * the request arrives, before its body is read, so that a refusal costs next to nothing.
 */
export function addFormLimit(forms: FastifyInstance, parts: LimitDependencies): void {
  const { max, contactHint, monotonicMs, refused } = parts
  if (max === 0) return

  const windows = new LRUCache<string, { sent: number }>({
    max: ADDRESSES,
    ttl: WINDOW_MS,
    ttlResolution: 0,
    perf: { now: monotonicMs },
  })
  forms.addHook('onRequest', (request, reply, done) => {
    const address = addressKey(request.ip)
    const window = windows.get(address) ?? { sent: 0 }
    if (window.sent === 0) windows.set(address, window)
    window.sent += 1
    if (window.sent <= max) return done()

    refused('forms, of one address')
    return sendTooMany(request, reply, windows.getRemainingTTL(address), contactHint)
  })
}

/** Asks to wait; also for too many with one e-mail address, which only the store can count. */
export function sendTooMany(
  request: FastifyRequest,
  reply: FastifyReply,
  waitMs: number,
  contactHint: string,
): FastifyReply {
  const minutes = Math.ceil(waitMs / 60_000)
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`
  reply.header('retry-after', Math.ceil(waitMs / 1_000))
  return sendMessage(
    request,
    reply,
    429,
    `We got many messages from here just now. Please wait ${wait}${contactHint}.`,
  )
}
