/** Questions below the calculator that the terms or the products show too, by their ids: their words may change, they stay. */
export const QUESTIONS_SHOWN_ELSEWHERE: ReadonlyArray<string> = [
  'cancel',
  'missed-month',
  'not-in-the-price',
  'loan',
  'ownership',
  'closing-down',
]
