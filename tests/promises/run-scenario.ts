import { setTimeout as sleep } from 'node:timers/promises'
import { Context } from './context.ts'
import { brokenArgs } from './controls/broken-args.ts'
import { type Figure, isMet, LeftOutError, type Scenario } from './scenario.ts'

export type Trial = { seed: number; isQuick: boolean; isControl: boolean }

/** How a scenario went. `fault`: why it could not be run to its end. */
export type Outcome = {
  scenario: Pick<Scenario, 'id' | 'promise'>
  seed: number
  figures: ReadonlyArray<Figure>
  verdict: 'kept' | 'missed' | 'left out'
  fault: string | null
  seconds: number
}

/** No scenario takes as long: one that hangs is missed. */
const TIME_LIMIT_MS = 240_000

/** Runs a scenario, or its control, which should be missed. */
export async function runScenario(scenario: Scenario, trial: Trial): Promise<Outcome> {
  const { seed, isQuick, isControl } = trial
  const startMs = performance.now()
  const nodeArgs = isControl && scenario.control ? await brokenArgs(scenario.control) : []
  const result = await measured(scenario, new Context({ seed, isQuick, nodeArgs }))
  const seconds = (performance.now() - startMs) / 1_000
  return { scenario, seed, seconds, ...result }
}

async function measured(
  scenario: Scenario,
  context: Context,
): Promise<Pick<Outcome, 'figures' | 'verdict' | 'fault'>> {
  const inTime = new AbortController()
  try {
    const figures = await Promise.race([scenario.run(context), tooLate(inTime.signal)])
    return { figures, verdict: figures.every(isMet) ? 'kept' : 'missed', fault: null }
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return { figures: [], verdict: error instanceof LeftOutError ? 'left out' : 'missed', fault }
  } finally {
    inTime.abort()
    await context[Symbol.asyncDispose]()
  }
}

async function tooLate(signal: AbortSignal): Promise<never> {
  await sleep(TIME_LIMIT_MS, undefined, { signal })
  throw new Error(`It was not done within ${TIME_LIMIT_MS / 1_000} s`)
}
