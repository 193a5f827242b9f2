import type { Bench, BenchRow } from './bench.ts'
import { homeRow, inWords, type MadeAnew, makeAnew } from './made-anew.ts'

/** More than wait anywhere else: the thread that renders has always something to do. */
const ASKERS = 16
const PAGES = 50
const MONTHS = [3, 6, 9, 12]

/** The calculator for plans that nobody has asked for yet, each rendered, while visitors read the home page. */
export const calculator: Bench = {
  id: 'calculator',
  measure: async (say) => {
    const rendered = await makeAnew({ askers: ASKERS, addressOf: addressOfPlan })
    say(inWords(rendered, 'plans'))
    return [renderedRow(rendered), homeRow('calculator-home', rendered.home, 'renders')]
  },
}

function addressOfPlan(sent: number, run: string): string {
  return `/calculator?need=website&units=${1 + (sent % PAGES)}&months=${MONTHS[sent % MONTHS.length]}&x=${run}-${sent}`
}

function renderedRow({ made, others, perSecond, processorMs }: MadeAnew): BenchRow {
  return {
    id: 'calculator-rendered',
    what: 'calculators never asked for before',
    ours: perSecond,
    theirs: null,
    figure: `${others} refused`,
    goal: 'none refused',
    isMet: others === 0 && made > 0,
    boundBy: `${processorMs.toFixed(0)} ms of a processor for each, with the home pages read meanwhile: React renders, then the page is compressed, all in one thread of less urgency.`,
  }
}
