import { type Outcome, runScenario, type Trial } from './run-scenario.ts'
import type { Scenario } from './scenario.ts'

/** Scenarios that only count share the processors, so many at once. */
const AT_ONCE = 3

/**
 * Runs scenarios: first those that measure times, each alone, then the others, some at once.
 *
 * @param tell is given each outcome as it comes
 * @returns them in the order of the scenarios
 */
export async function runAll(
  scenarios: ReadonlyArray<Scenario>,
  trial: Trial,
  tell: (outcome: Outcome) => void,
): Promise<Array<Outcome>> {
  const outcomes = new Map<Scenario, Outcome>()
  const runNext = async (waiting: Array<Scenario>) => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const outcome = await runScenario(next, trial)
      outcomes.set(next, outcome)
      tell(outcome)
    }
  }
  const isAlone = ({ isTimed }: Scenario) => isTimed && !trial.isQuick
  await runNext(scenarios.filter(isAlone))
  const counting = scenarios.filter((scenario) => !isAlone(scenario))
  await Promise.all(Array.from({ length: AT_ONCE }, () => runNext(counting)))
  return scenarios.flatMap((scenario) => outcomes.get(scenario) ?? [])
}
