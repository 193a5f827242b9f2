import { Session } from 'node:inspector'
import { builtInSteps } from './built-in-steps.ts'

export type StepCounter = {
  /** Does a piece of work and says how many steps it took. */
  stepsOf: (work: () => unknown) => Promise<number>
  close: () => void
}

/** What counts is not counted. */
const THIS_FOLDER = new URL('.', import.meta.url).pathname

/**
 * Counts steps: how often each block of code was entered, ours and the libraries', and how much the built-in methods that it
 * called went over. No time, so that a busy machine cannot change it.
 */
export function openStepCounter(): StepCounter {
  const session = new Session()
  session.connect()
  session.post('Profiler.enable')
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
  return {
    stepsOf: async (work) => {
      takeBlocks(session)
      const builtIn = await builtInSteps(work)
      return builtIn + takeBlocks(session)
    },
    close: () => session.disconnect(),
  }
}

/** How often the blocks of all code but Node's own were entered since they were last taken; asked and answered at once. */
function takeBlocks(session: Session): number {
  let entered = 0
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error
    const others = result.filter(({ url }) => !url.startsWith('node:') && !url.includes(THIS_FOLDER))
    for (const { functions } of others)
      for (const { count } of functions.flatMap(({ ranges }) => ranges)) entered += count
  })
  return entered
}
