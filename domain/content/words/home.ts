import { SHORT_LIST } from '../limits.ts'
import {
  BY_SPECIFICATION,
  fixed,
  list,
  PARAGRAPHS,
  SEARCH,
  section,
  text,
  type WordsScreen,
} from './kinds.ts'

export const HOME: WordsScreen = {
  at: 'home',
  heading: 'Home',
  about: 'First screen, headings, what search engines show',
  page: '/',
  sections: [
    section('First screen', 'home', [
      text('hero.audience', 'Whom it is for', { letters: 46 }),
      text('hero.heading', 'Heading, line by line', { rows: 3, splitBy: 'lines', letters: 48 }),
      text('hero.lead', 'First sentence', { letters: 90 }),
      text('hero.promise', 'The promise, in bold', { letters: 60 }),
      {
        fixedField: 'hero.exception',
        why: 'The exception of the promise, a link to the terms. It stays while cancelling costs something',
      },
      text('hero.instalments', 'How it is paid', { letters: 90 }),
      text('hero.example', 'What the example pays for', { letters: 40 }),
      text('hero.withMore', 'With what more', { letters: 40 }),
      { fixed: 'See Our Work · About Us', why: `Buttons: ${BY_SPECIFICATION.toLowerCase()}` },
    ]),
    section('What happens next', 'home', [
      text('headings.steps', 'Heading', { letters: 48 }),
      list('steps', 'Step', [
        text('title', 'Name', { letters: 40 }),
        text('description', 'Text', { letters: 120, rows: 2 }),
      ]),
    ]),
    section('Services', 'home', [
      text('headings.services', 'Heading', { letters: 48, hint: '{Services} becomes their number' }),
      text('servicesLead', 'Below the heading', { rows: 3 }),
    ]),
    section('White Label Solutions', 'home', [
      fixed('White Label Solutions'),
      text('solutionsLead', 'Below the heading', { rows: 3 }),
    ]),
    section('About us, in short', 'home', [
      text('about.heading', 'Heading', { letters: 70 }),
      text('about.paragraphs', 'Text', PARAGRAPHS),
      text('planRows.half', 'Half of the example plan', { letters: 40 }),
    ]),
    section('What we promise', 'home', [text('headings.values', 'Heading', { letters: 48 })]),
    section('The promises', 'values', [
      list(
        '',
        'Value',
        [text('name', 'Name', { letters: 30 }), text('description', 'Text', { letters: 160, rows: 2 })],
        { isReorderable: true, limits: SHORT_LIST, blank: { name: '', description: '', icon: 'tick' } },
      ),
    ]),
    section('Common questions', 'home', [
      text('headings.questions', 'Heading', { letters: 48 }),
      text('questionsLead', 'Below the heading', { rows: 3 }),
      text('upgradeExample.extraName', 'The upgrade of the example', { letters: 40 }),
      text('revenueExample.needName', 'The app of the example', { letters: 40 }),
    ]),
    section('Get in touch', 'home', [
      fixed('Get in touch with our team today!'),
      text('contactLead', 'Below the heading', {
        rows: 3,
        hint: '{answered} becomes when a person answers',
      }),
      text('planRows.oneToGo', 'The end of the example plan', { letters: 40 }),
      fixed('Have a great project?'),
    ]),
    section('In search results', 'home', [
      text('title', 'Title', { letters: SEARCH.title }),
      text('description', 'Description', { letters: SEARCH.description, rows: 3 }),
    ]),
  ],
}
