import { SHOE_QUESTION } from './shop.ts'

type Question = { words: string; times: number; answered: boolean }

export const WEEK = '16 to 22 November'
/** All questions of the week, commonest first. */
export const QUESTIONS: ReadonlyArray<Question> = [
  { words: 'When are you open?', times: 64, answered: true },
  { words: 'Can I return a blazer?', times: 41, answered: true },
  { words: 'What does a Grade 8 set cost?', times: 38, answered: true },
  { words: 'How does lay-by work?', times: 22, answered: true },
  { words: SHOE_QUESTION, times: 9, answered: false },
  { words: 'What does embroidery cost?', times: 7, answered: false },
]
export const SHOE_QUESTION_TIMES = QUESTIONS.find(({ words }) => words === SHOE_QUESTION)?.times ?? 0
export const ANSWERED = timesOf(true)
export const HANDED_OVER = timesOf(false)

/** How people phrase the question that the assistant cannot answer. */
export const PHRASINGS = ['“Size 15 school shoes?”', '“Biggest size you keep?”', '“15 for a matric boy?”']

/** The shop's own test questions, run before every change: how many there are, and those shown. */
export const TESTS = {
  total: 24,
  others: ['Can I return a blazer?', 'When are you open?', 'How does lay-by work?'],
  declined: 'Who won the rugby?',
}

function timesOf(answered: boolean): number {
  return QUESTIONS.reduce((sum, question) => sum + (question.answered === answered ? question.times : 0), 0)
}
