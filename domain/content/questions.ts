/** Ids of the questions below the calculator that terms or products show too: their texts may change, but they cannot be removed. */
export const QUESTIONS_SHOWN_ELSEWHERE: ReadonlyArray<string> = [
  'cancel',
  'missed-month',
  'not-in-the-price',
  'loan',
  'ownership',
  'closing-down',
]
