import { FAILURE_SENTENCE, THANKS_SENTENCE } from '../../enquiry/form.ts'
import { OTHER_COSTS, SHORT_LIST } from '../limits.ts'
import { fixed, list, PARAGRAPHS, SEARCH, section, text, type WordsScreen } from './kinds.ts'

const description = text('description', 'In search results', { letters: SEARCH.description, rows: 3 })
const closing = text('closing', 'Before “Have a great project?”', { letters: 60 })
const WITH_THE_NOTICE =
  'It is stored with each consent, and changes only with the privacy notice and a new release'

export const WHAT_WE_DO: WordsScreen = {
  at: 'what-we-do',
  heading: 'What we do',
  about: 'One loaf of bread through the services',
  page: '/what-we-do',
  sections: [
    section('First screen', 'services-page', [
      text('heading', 'Heading', { letters: 48 }),
      text('lead', 'Below the heading', { letters: 120, rows: 2 }),
      text('loaf.name', 'The loaf', { letters: 30 }),
      text('loaf.note', 'Below the loaf', { letters: 40 }),
    ]),
    section('Services, also on Home', 'services', [
      list(
        '',
        'Service',
        [
          text('title', 'Name', { letters: 40 }),
          text('teaser', 'Text on Home', { letters: 300, rows: 3 }),
          text('description', 'Text on What we do', { letters: 500, rows: 4 }),
          list('builds', 'Price', [text('name', 'What “From …, for” goes on with', { letters: 50 })]),
        ],
        { isReorderable: true, limits: SHORT_LIST },
      ),
    ]),
    section('Their sheets', 'services-page', [
      list('sheets', 'Sheet', [
        text('line', 'What happens to the loaf', { letters: 90, rows: 2 }),
        text('picture.description', 'What the picture shows, for people who cannot see it', { rows: 3 }),
        list('prices', 'Price', [text('label', 'Name of the price', { letters: 40 })]),
        text('note', 'Below the prices', { letters: 280, rows: 3 }),
      ]),
    ]),
    section('End of the page', 'services-page', [closing, description]),
  ],
}

export const OUR_WORK: WordsScreen = {
  at: 'our-work',
  heading: 'Our work',
  about: 'Fixed headings, your sentences, the order of the products',
  page: '/our-work',
  sections: [
    section('First screen', 'our-work-page', [
      fixed('Solutions we crafted to make human lives easier.'),
      text('lead', 'Below the heading', { letters: 240, rows: 3 }),
      fixed('This is our work'),
      fixed('Select. Customize. Deploy. Launch!'),
    ]),
    section('The products', 'our-work-page', [
      text('products.heading', 'Heading', { letters: 48, hint: '{Solutions} becomes their number' }),
      text('products.lead', 'Below the heading', { letters: 160, rows: 2 }),
    ]),
    section('Their order: the first four are on Home', 'solutions', [
      { list: '', entry: 'Product', items: [], isReorderable: true },
    ]),
    section('On each case study', 'our-work-page', [
      text('caseStudy.situation', 'Heading of the situation', { letters: 40 }),
      text('caseStudy.wouldDo', 'Heading of the steps', { letters: 40 }),
      text('caseStudy.wouldKnow', 'Heading of the measures', { letters: 40 }),
      text('caseStudy.cost', 'Heading of the price', { letters: 40 }),
      text('caseStudy.closing', 'Its end', { letters: 60 }),
    ]),
    section('On each kind of work', 'our-work-page', [
      text('category.whatWeDo', 'Heading of the points', { letters: 40 }),
      text('category.cost', 'Heading of the price', { letters: 40 }),
      text('category.hours', 'Heading of the hours', { letters: 40 }),
      text('category.example', 'Heading of the case study', { letters: 40 }),
      text('category.others', 'Heading of the other kinds', { letters: 40 }),
    ]),
    section('End of the page', 'our-work-page', [closing, description]),
  ],
}

export const ABOUT: WordsScreen = {
  at: 'about',
  heading: 'About us',
  about: 'First words, our story, principles',
  page: '/about-us',
  sections: [
    section('First screen', 'about-page', [
      fixed('Great brands have great stories. This is ours.'),
      text('lead', 'Below the heading', { letters: 220, rows: 3 }),
      text('people', 'Heading of the people', { letters: 40 }),
    ]),
    section('Our story', 'about-page', [
      text('story.heading', 'Heading', { letters: 120, rows: 2 }),
      text('story.lead', 'Below the heading', { letters: 90 }),
      text('story.paragraphs', 'Text', PARAGRAPHS),
    ]),
    section('What our work is for', 'about-page', [
      text('purposesHeading', 'Heading', { letters: 40 }),
      list('purposes', 'Purpose', [
        text('title', 'Name', { letters: 30 }),
        text('description', 'Text', { letters: 90, rows: 2 }),
      ]),
    ]),
    section('Why Us', 'principles', [
      fixed('Why Us'),
      fixed('Our principles that keep us moving forward together.'),
      list(
        '',
        'Principle',
        [text('name', 'Name', { letters: 30 }), text('description', 'Text', { letters: 160, rows: 2 })],
        { isReorderable: true, limits: SHORT_LIST, blank: { name: '', description: '', icon: 'shield' } },
      ),
    ]),
    section('End of the page', 'about-page', [closing, description]),
  ],
}

export const CONTACT: WordsScreen = {
  at: 'contact',
  heading: 'Contact us',
  about: 'Above and below the form',
  page: '/contact-us',
  sections: [
    section('First screen', 'contact-page', [
      fixed('Get in touch with our team today!'),
      text('leadWithTimes', 'Below the heading, while times for a call are offered', {
        letters: 120,
        rows: 2,
      }),
      text('lead', 'Below the heading, while none are', { letters: 120, rows: 2 }),
      fixed(THANKS_SENTENCE),
      fixed(FAILURE_SENTENCE),
    ]),
    section('Below the form', 'contact-page', [
      text('after', 'Heading', { letters: 48 }),
      text('price', 'Before the link to the calculator', { letters: 160, rows: 2 }),
      text('description', 'In search results', {
        letters: SEARCH.description,
        rows: 3,
        hint: '{answered} becomes when a person answers',
      }),
    ]),
    section('What people agree to', 'notices', [
      { fixedField: 'newsWording.email', why: WITH_THE_NOTICE },
      { fixedField: 'newsWording.whatsapp', why: WITH_THE_NOTICE },
      { fixedField: 'newsletterWording', why: WITH_THE_NOTICE },
    ]),
  ],
}

export const CALCULATOR: WordsScreen = {
  at: 'calculator',
  heading: 'Calculator',
  about: 'Names, and what others charge',
  page: '/calculator',
  sections: [
    section('First screen', 'calculator', [
      text('heading', 'Heading, line by line', { rows: 2, splitBy: 'lines', letters: 40 }),
      text('lead', 'Below the heading', { letters: 100, rows: 2 }),
      description,
    ]),
    section('What can be chosen', 'calculator', [
      text('solutionNote', 'Below a product’s price', { letters: 100, rows: 2 }),
      list('builds', 'Build', [
        text('title', 'Name', { letters: 30 }),
        text('inSentence', 'In a sentence: “… with 2 extras”', { letters: 30 }),
      ]),
      list('designs', 'Design', [
        text('title', 'Name', { letters: 20 }),
        text('note', 'What it is', { letters: 60 }),
      ]),
      list('extraGroups', 'Group of extras', [text('title', 'Name', { letters: 40 })]),
      list('extraNotes', 'Extra', [text('', 'Note', { letters: 140, rows: 2 })]),
    ]),
    section('Below the questions', 'calculator', [
      text('headings.sum', 'Heading of the lines', { letters: 40 }),
      text('headings.schedule', 'Heading of the moons', { letters: 40 }),
      text('headings.lengths', 'Heading of the months', { letters: 40 }),
      text('headings.others', 'Heading of what others charge', { letters: 40 }),
      text('headings.care', 'Heading of the care', { letters: 40 }),
      text('headings.questions', 'Heading of the questions', { letters: 40 }),
    ]),
    section('What others charge', 'other-costs', [
      list(
        'costs',
        'Cost',
        [
          text('title', 'Name', { letters: 30 }),
          text('countedTitle', 'Name for several', { letters: 40, onlyIfPresent: true }),
          text('price', 'Price, in words', { letters: 30, onlyIfPresent: true }),
          text('unit', 'For what', { letters: 20 }),
        ],
        { isReorderable: true, limits: OTHER_COSTS, blank: { title: '', price: '' } },
      ),
    ]),
  ],
}
