import { CHOSEN_COLOURS, writeBrand } from '../../domain/brand/visitor-brand.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import type { Bench, BenchRow } from './bench.ts'
import { homeRow, inWords, type MadeAnew, makeAnew } from './made-anew.ts'

/** A messenger waits some seconds for a card. */
const CARD_MOST_MS = 3_000
/** As many as the line has places, so that none is refused and the thread has always something to do. */
const ASKERS = 8

/** Cards for names that nobody has asked for yet, each painted, while visitors read the home page. */
export const cards: Bench = {
  id: 'cards',
  measure: async (say) => {
    const painted = await makeAnew({ askers: ASKERS, addressOf: addressOfCard })
    say(inWords(painted, 'cards'))
    return [paintedRow(painted), waitRow(painted), homeRow('cards-home', painted.home, 'paints')]
  },
}

function addressOfCard(sent: number, run: string): string {
  const { colour } = CHOSEN_COLOURS[sent % CHOSEN_COLOURS.length] ?? { colour: null }
  return paths.yourNameCard(writeBrand({ name: `${run} ${sent} Bakery`, colour, product: null }))
}

function paintedRow({ made, others, perSecond, processorMs }: MadeAnew): BenchRow {
  return {
    id: 'cards-painted',
    what: 'cards of names never asked for before',
    theirs: null,
    ours: perSecond,
    figure: `${others} refused`,
    goal: 'none refused',
    isMet: others === 0 && made > 0,
    boundBy: `${processorMs.toFixed(0)} ms of a processor for each, with the home pages read meanwhile: satori lays it out, librsvg paints its outlines, all in one thread of less urgency.`,
  }
}

function waitRow({ latencies }: MadeAnew): BenchRow {
  const ms = (share: number) => latencies.percentile(share)?.ms ?? Number.POSITIVE_INFINITY
  return {
    id: 'cards-wait',
    what: `a card, ${ASKERS} asked for at once, 99 in 100 within`,
    theirs: null,
    ours: `half within ${ms(50).toFixed(0)} ms`,
    figure: `${ms(99).toFixed(0)} ms`,
    goal: `at most ${CARD_MOST_MS} ms`,
    isMet: ms(99) <= CARD_MOST_MS,
    boundBy: `the line: each waits for the ${ASKERS - 1} before it.`,
  }
}
