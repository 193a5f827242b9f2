import { StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import type { Work } from '../sql/work.ts'
import { isLocked } from './faults.ts'
import { doInLockstep } from './lockstep.ts'
import type { PostgresTransactions, Query } from './pool.ts'

/** Works that share a transaction. While one is under way the next works gather; only where so many do, another one is begun beside it. */
const MOST_TOGETHER = 64
const MANY = 32
const AT_ONCE = 2
/** On a busy machine so many share one that it takes this part of the time in which each has to be answered. */
const SHARE_OF_PATIENCE = 1 / 4
const FIRST_TOGETHER = 8
/** So long after its visitors were asked to send again a transaction may still end well: what they send again is there then. */
const FINISHED_WITHIN_MS = 1_000
/** One work that waits for somebody else's lock must not make the others late. */
const LOCK_TOGETHER_MS = 500

/** In one order always: two servers that claim the same would otherwise wait for each other for ever. */
const CLAIM = `SELECT pg_advisory_xact_lock(hash) FROM
  (SELECT DISTINCT hashtextextended(claim, 0) AS hash FROM unnest($1::text[]) AS claim ORDER BY hash) AS sorted`

/** Does a work, and resolves once it is durable; see `write` of Works. */
type WriteTogether = <Result>(work: () => Work<Result>, claims: ReadonlyArray<string>) => Promise<Result>

type Waiting = {
  begin: () => Work<() => void>
  claims: ReadonlyArray<string>
  untilMs: number
  fail: (error: unknown) => void
}

/**
 * Commits works together that come in while others are written: see docs/decisions/0057. Where one of them cannot be done, nothing of
 * their transaction stands, and each is done once more in one of its own.
 */
export function shareTransactions({ transaction, untilMs: answerDue }: PostgresTransactions): WriteTogether {
  const waiting = new Set<Waiting>()
  const claimed = new Set<string>()
  let running = 0
  let most = FIRST_TOGETHER

  function write<Result>(work: () => Work<Result>, claims: ReadonlyArray<string>): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>()
    function* begin(): Work<() => void> {
      const result = yield* work()
      return () => resolve(result)
    }
    const each: Waiting = { begin, claims, untilMs: answerDue(), fail: reject }
    waiting.add(each)
    const late = setTimeout(() => {
      waiting.delete(each)
      reject(new StoreUnavailableError('not written in time'))
    }, each.untilMs - performance.now())
    startNext()
    return promise.finally(() => clearTimeout(late))
  }

  function startNext(): void {
    if (running >= AT_ONCE || (running > 0 && waiting.size < MANY)) return
    const some = takeSome()
    if (some.length === 0) return
    running += 1
    const begunMs = performance.now()
    void writeSome(some).finally(() => {
      running -= 1
      most = howManyFit(some.length, performance.now() - begunMs)
      startNext()
    })
  }

  function howManyFit(count: number, tookMs: number): number {
    const patienceMs = answerDue() - performance.now()
    const fit = Math.floor((count * SHARE_OF_PATIENCE * patienceMs) / tookMs)
    return Math.max(1, Math.min(fit, 2 * most, MOST_TOGETHER))
  }

  /** In their order, without those that claim what another one has claimed. */
  function takeSome(): Array<Waiting> {
    const some: Array<Waiting> = []
    for (const each of waiting) {
      if (some.length === most) break
      if (each.claims.some((claim) => claimed.has(claim))) continue
      for (const claim of each.claims) claimed.add(claim)
      waiting.delete(each)
      some.push(each)
    }
    return some
  }

  async function writeSome(some: ReadonlyArray<Waiting>): Promise<void> {
    const untilMs = Math.max(...some.map((each) => each.untilMs)) + FINISHED_WITHIN_MS
    try {
      const tell = await transaction(async (query) => {
        await query(`SET LOCAL lock_timeout = ${LOCK_TOGETHER_MS}`)
        return inOne(query, some)
      }, untilMs)
      for (const each of tell) each()
      giveUpClaims(some)
    } catch (error) {
      if (isLocked(error) || (some.length > 1 && !(error instanceof StoreUnavailableError)))
        for (const each of some) void writeAlone(each) // nobody waits for them
      else {
        for (const { fail } of some) fail(error)
        giveUpClaims(some)
      }
    }
  }

  async function writeAlone(each: Waiting): Promise<void> {
    try {
      const [tell] = await transaction((query) => inOne(query, [each]), each.untilMs)
      tell?.()
    } catch (error) {
      each.fail(error)
    }
    giveUpClaims([each])
    startNext()
  }

  function giveUpClaims(some: ReadonlyArray<Waiting>): void {
    for (const claim of some.flatMap(({ claims }) => claims)) claimed.delete(claim)
  }

  return write
}

async function inOne(query: Query, some: ReadonlyArray<Waiting>): Promise<Array<() => void>> {
  await query(CLAIM, [some.flatMap(({ claims }) => claims)])
  return doInLockstep(
    query,
    some.map(({ begin }) => begin()),
  )
}
