import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { maxOpenFiles, untilIdle } from '../../fixtures/process-figures.ts'
import { SiteServer } from '../../journeys/site-server.ts'
import type { Attack } from '../attack/attack.ts'
import { ATTACKS } from '../attack/attacks.ts'
import { notAccepted } from '../attack/form-visitors.ts'
import { measureAttack, type Outcome } from '../attack/measure-attack.ts'
import { readPages } from '../attack/page-visitors.ts'
import { watchUntil } from '../attack/watch.ts'
import type { Context } from '../context.ts'
import { none } from '../none.ts'
import { atMost, exactly, type Figure, type Scenario, timed } from '../scenario.ts'
import { SkipError } from '../skip-error.ts'

const PAGE_P99_MAX_MS = 150
/** Long enough to compile the frequently used code. */
const WARM_UP_MS = 2_000
/** The peak of all attacks one after another on one server. Without limits it was 1.9 GB. */
const MEMORY_MAX_MB = 400
/** Files and connections of a process apart from those of an attack. */
const OTHER_FILES = 300
/** The default setting. */
const LIMITS = { SUBMISSIONS_PER_10_MINUTES: '20' }

/** The effect of heavy clients on others, and legitimate crowds, which must not be refused. */
export const ATTACK_SCENARIOS: ReadonlyArray<Scenario> = ATTACKS.map((attack, number) => ({
  id: 'attack',
  promise: `Others can read and send as usual: ${attack.name}`,
  isQuick: false,
  isTimed: true,
  control: attack.control,
  run: async (context) => {
    await checkMachine(attack)
    const outcome = await measureAttack(await warmServer(context, attack), attack, number)
    return [...figuresOf(outcome), ...(attack.figures?.(outcome.answers) ?? [])]
  },
}))

let shared: Promise<SiteServer> | null = null
afterAll(async () => (await shared)?.remove())

/** A warm server that has completed its work after the start. All attacks without a heap limit share one. */
async function warmServer(context: Context, { heapMb }: Attack): Promise<SiteServer> {
  if (heapMb === undefined && context.nodeArgs.length === 0) {
    shared ??= SiteServer.start(LIMITS, { compressesBest: true }).then(warmUp)
    return shared
  }
  const nodeArgs = heapMb === undefined ? [] : [`--max-old-space-size=${heapMb}`]
  return warmUp(await context.server(LIMITS, { nodeArgs }))
}

async function warmUp(server: SiteServer): Promise<SiteServer> {
  if (server.pid !== null) await untilIdle(server.pid)
  await readPages(server.port, watchUntil(sleep(WARM_UP_MS)))
  return server
}

/** @throws {SkipError} if this machine allows too few connections, or cannot simulate several visitors */
async function checkMachine({ sockets = 0 }: Attack): Promise<void> {
  if (process.platform !== 'linux')
    throw new SkipError('Only Linux gives each visitor an address of 127.0.0.0/8')
  const [files, needed] = [await maxOpenFiles(), sockets + OTHER_FILES]
  if (files < needed)
    throw new SkipError(`This needs ${needed} open files, and the limit is ${files}: see ulimit -n`)
}

function figuresOf({ before, during, forms, lost, peakMb, isAlive, probe }: Outcome): Array<Figure> {
  return [
    exactly('processes that died', isAlive ? 0 : 1, 0),
    atMost(
      `99 of 100 home pages within (before: ${Math.round(before.latencies.p99Ms)} ms)`,
      Math.round(during.latencies.p99Ms),
      PAGE_P99_MAX_MS,
      ' ms',
    ),
    exactly('pages refused', during.failed, 0),
    timed(exactly(`of ${forms.length} forms not accepted within a second`, notAccepted(forms).length, 0)),
    none('forms accepted and not stored', lost),
    atMost('memory at its peak', Math.round(peakMb ?? Number.POSITIVE_INFINITY), MEMORY_MAX_MB, ' MB'),
    ...(probe ? [exactly(`status of ${probe.path} for another visitor`, probe.status ?? 0, 200)] : []),
  ]
}
