import { MORE_QUESTIONS, SHORT_LIST, SHORT_QUESTIONS } from '../limits.ts'
import { QUESTIONS_SHOWN_ELSEWHERE } from '../questions.ts'
import { type TextList, text, type WordsScreen } from './kinds.ts'

const QUESTION = {
  entry: 'Question',
  items: [
    text('title', 'Question', { letters: 70 }),
    text('description', 'Answer', {
      letters: 600,
      rows: 5,
      hint: 'Words between { and } are filled in by the site, such as {cancelling} from your rules in Company facts',
    }),
  ],
  moves: true,
  blank: { title: '', description: '' },
} as const satisfies Omit<TextList, 'list'>

export const QUESTIONS: WordsScreen = {
  at: 'questions',
  heading: 'Questions',
  about: 'On Home and below the calculator',
  page: '/#questions',
  sections: [
    {
      heading: 'On Home, each opens when pressed',
      part: 'faqs',
      items: [{ list: 'home', ...QUESTION, limits: SHORT_LIST, below: 'more' }],
    },
    {
      heading: 'On Home, without opening',
      part: 'faqs',
      items: [{ list: 'short', ...QUESTION, limits: SHORT_QUESTIONS }],
    },
    {
      heading: 'Below the calculator',
      part: 'faqs',
      items: [
        {
          list: 'more',
          ...QUESTION,
          limits: MORE_QUESTIONS,
          above: 'home',
          stays: {
            ids: QUESTIONS_SHOWN_ELSEWHERE,
            why: 'Stands in the terms or with products too: it cannot be removed',
          },
        },
      ],
    },
  ],
}
