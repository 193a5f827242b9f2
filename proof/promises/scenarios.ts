import type { Scenario } from './scenario.ts'
import { kills } from './scenarios/kills.ts'

/** In the order of the table. */
export const SCENARIOS: ReadonlyArray<Scenario> = [kills]
