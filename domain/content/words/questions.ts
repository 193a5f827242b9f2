import { MORE_QUESTIONS, SHORT_LIST, SHORT_QUESTIONS } from '../limits.ts'
import { list, section, text, type WordsScreen } from './kinds.ts'

/** Ids of the questions below the calculator that terms or products show too: their texts may change, but they cannot be removed. */
export const QUESTIONS_SHOWN_ELSEWHERE: ReadonlyArray<string> = [
  'cancel',
  'missed-month',
  'not-in-the-price',
  'loan',
  'ownership',
  'closing-down',
]

const TEXTS = [
  text('title', 'Question', { letters: 70 }),
  text('description', 'Answer', {
    letters: 600,
    rows: 5,
    hint: 'Words between { and } are filled in by the site, such as {cancelling} from your rules in Company facts',
  }),
]
const EDITABLE = { isReorderable: true, blank: { title: '', description: '' } } as const

export const QUESTIONS: WordsScreen = {
  at: 'questions',
  heading: 'Questions',
  about: 'On Home and below the calculator',
  page: '/#questions',
  sections: [
    section('On Home, each opens when pressed', 'faqs', [
      list('home', 'Question', TEXTS, { ...EDITABLE, limits: SHORT_LIST, below: 'more' }),
    ]),
    section('On Home, without opening', 'faqs', [
      list('short', 'Question', TEXTS, { ...EDITABLE, limits: SHORT_QUESTIONS }),
    ]),
    section('Below the calculator', 'faqs', [
      list('more', 'Question', TEXTS, {
        ...EDITABLE,
        limits: MORE_QUESTIONS,
        above: 'home',
        locked: {
          ids: QUESTIONS_SHOWN_ELSEWHERE,
          why: 'Stands in the terms or with products too: it cannot be removed',
        },
      }),
    ]),
  ],
}
