// `npm run promises`: tests on real servers of this checkout whether the site keeps its promises while something fails, in at
// most five minutes. `-- -t R1:` runs one promise, `-- --mode quick` the part of `npm test` in CI, `-- --mode heart` the part of
// every `npm test`. `-- --mode controls` removes each promise's defence from the server, which must be detected. `SEED=N` repeats
// a run.
import { randomInt } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { assert, beforeAll, test } from 'vitest'
import { buildSite } from '../fixtures/built-site.ts'
import { Context } from './context.ts'
import { brokenArgs } from './controls/broken-args.ts'
import { type Figure, figureText, isMet, type Scenario } from './scenario.ts'
import { SCENARIOS } from './scenarios.ts'
import { SkipError } from './skip-error.ts'

declare module 'vitest' {
  interface TaskMeta {
    seed?: number
    figures?: ReadonlyArray<Figure>
    /** Whether other programs kept the CPU busy when the run began. */
    isBusy?: boolean
    /** Why a scenario was skipped or could not be completed. */
    fault?: string
  }
}

const SEED_MAX = 2 ** 31
const IS_HEART = import.meta.env.MODE === 'heart'
const IS_QUICK = import.meta.env.MODE === 'quick' || IS_HEART
const IS_CONTROL = import.meta.env.MODE === 'controls'
const SEED = Number(process.env.SEED ?? randomInt(SEED_MAX))
assert(Number.isInteger(SEED), 'SEED must be a whole number')
const [LOAD = 0] = loadavg()
const IS_BUSY = LOAD > availableParallelism() && !IS_CONTROL
console.log(`Seed ${SEED}, load of the machine ${LOAD.toFixed(1)}${IS_BUSY ? ': times are not judged' : ''}`)

/** Mode `heart`: no enquiry is lost or stored twice, and no input is executed. */
const HEART = ['R1', 'R7', 'S11']

const isAlone = ({ isTimed }: Scenario) => isTimed && !IS_QUICK
const chosen = SCENARIOS.filter(
  ({ id, isQuick, control }) =>
    (isQuick || !IS_QUICK) && (HEART.includes(id) || !IS_HEART) && (control !== null || !IS_CONTROL),
)

beforeAll(buildSite)

for (const scenario of [...chosen.filter(isAlone), ...chosen.filter((other) => !isAlone(other))]) {
  const { id, promise, control } = scenario
  const nodeArgs = IS_CONTROL && control ? await brokenArgs(control) : []
  const options = { concurrent: !isAlone(scenario), fails: IS_CONTROL }
  test(`${id}: ${promise}`, options, async ({ task: { meta }, skip, onTestFinished }) => {
    const context = new Context({ seed: SEED, isQuick: IS_QUICK, nodeArgs })
    onTestFinished(() => context[Symbol.asyncDispose]())
    meta.seed = SEED
    meta.isBusy = IS_BUSY
    const figures = await scenario.run(context).catch((error: unknown) => {
      meta.fault = error instanceof Error ? error.message : String(error)
      if (error instanceof SkipError) skip(error.message)
      throw error
    })
    meta.figures = figures
    const missed = figures.filter((figure) => !isMet(figure) && !(IS_BUSY && figure.isTimed))
    assert(missed.length === 0, missed.map(figureText).join('; '))
  })
}
