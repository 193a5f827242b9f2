/** A question of the site and its answer, without what illustrates it. */
type Question = { id: string; title: string; description: string }

/** Questions below the calculator that the terms or the products show too, by their ids: their words may change, they stay. */
export const QUESTIONS_SHOWN_ELSEWHERE: ReadonlyArray<string> = [
  'cancel',
  'missed-month',
  'not-in-the-price',
  'loan',
  'ownership',
  'closing-down',
]
