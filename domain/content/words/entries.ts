import { FEATURES, POINTS, SHORT_LIST } from '../limits.ts'
import { BY_SPECIFICATION, fixed, LINES, list, section, text, type WordsScreen } from './kinds.ts'

export const PRODUCT: WordsScreen = {
  at: 'products',
  heading: 'The product',
  about: 'First screen, what is included, features, pictures',
  page: '/our-work/',
  entries: 'solutions',
  note: 'An eighth product, new pictures and the marks beside the features are drawn by an engineer. Names, words, order and prices are yours.',
  sections: [
    section('First screen', 'solutions', [
      text('title', 'Name', { letters: 32 }),
      text('benefit', 'What it does for its owner', {
        letters: 60,
        hint: 'On the cards of Home and Our work',
      }),
      text('inShort', 'In short', { letters: 40 }),
      text('shortDescription', 'First sentence', { letters: 140, rows: 3 }),
      text('whoFor', 'Who it is for', { letters: 180, rows: 3 }),
      text('platforms', 'Works on', LINES),
      text('inSentence', 'In a sentence: “… with 2 extras”', { letters: 40 }),
      { fixed: 'Subscription Model', why: `How it is paid: ${BY_SPECIFICATION.toLowerCase()}` },
      fixed('See Project Detail'),
    ]),
    section('What is included', 'solutions', [
      text('whatsIncluded.title', 'Heading', { letters: 48 }),
      list('whatsIncluded.points', 'Point', [text('text', 'Text', { letters: 150, rows: 2 })], {
        isReorderable: true,
        limits: POINTS,
        blank: { text: '' },
      }),
    ]),
    section('Features', 'solutions', [
      list('features', 'Feature', [text('text', 'Text', { letters: 90, rows: 2 })], {
        isReorderable: true,
        limits: FEATURES,
        blank: { text: '', mark: 'tick' },
      }),
    ]),
    section('Can connect to', 'solutions', [
      list('integrations', 'Connection', [text('text', 'Text', { letters: 120, rows: 2 })], {
        isReorderable: true,
        limits: POINTS,
        blank: { text: '' },
      }),
    ]),
    section('Pictures', 'solutions', [
      text('counter.heading', 'Heading', { letters: 60 }),
      text('counter.front', 'The customer’s side', { letters: 40 }),
      text('counter.frontNote', 'Beside the customer’s side', { letters: 40 }),
      text('counter.behind', 'The owner’s side', { letters: 40 }),
      text('counter.behindNote', 'Beside the owner’s side', { letters: 40 }),
      text('counter.follows', 'What the pictures follow', { letters: 90 }),
      text('counter.scene', 'What the first picture shows, for people who cannot see it', { rows: 3 }),
      text('counter.example', 'That the business is an example', { letters: 60 }),
      list('gallery', 'Picture', [
        text('title', 'Name', { letters: 40 }),
        text('caption', 'Below it', { letters: 120, rows: 2 }),
        text('description', 'What it shows, for people who cannot see it', { rows: 3 }),
        text('demo.tryIt', 'What to try in the demo', { letters: 40, onlyIfPresent: true }),
      ]),
    ]),
    section('Not in the price', 'solutions', [
      text('notIncluded', 'Paid to others', { letters: 240, rows: 3 }),
      text('goodToKnow', 'Good to know', {
        letters: 340,
        rows: 4,
        hint: 'The law, and rules of others. Leave empty to show nothing',
      }),
      text('opens', 'The day it is complete', { letters: 30 }),
      fixed('Feels like this is your plan?'),
    ]),
  ],
}

export const PRODUCT_PAGES: WordsScreen = {
  at: 'product-pages',
  heading: 'On every product',
  about: 'How it works, how it is paid',
  page: '/our-work/ecommerce',
  sections: [
    section('Headings and sentences', 'product-page', [
      text('featuresLead', 'Below “Features”', { letters: 120, rows: 2 }),
      text('connects', 'Heading of what it connects to', { letters: 40 }),
      text('planLead', 'Below “Feels like this is your plan?”', { letters: 60 }),
      text('payment.title', 'How it is paid, heading', { letters: 40 }),
      text('payment.description', 'How it is paid', { letters: 140, rows: 2 }),
      text('repair.title', 'Repairs, heading', { letters: 40 }),
      text('repair.description', 'Repairs', { letters: 140, rows: 2 }),
      text('closing', 'Before “Have a great project?”', { letters: 60 }),
    ]),
    section('How it works', 'steps', [
      fixed('How It Works!'),
      list(
        '',
        'Step',
        [text('title', 'Name', { letters: 30 }), text('description', 'Text', { letters: 240, rows: 3 })],
        { isReorderable: true, limits: SHORT_LIST },
      ),
    ]),
  ],
}

export const CASE_STUDY: WordsScreen = {
  at: 'case-studies',
  heading: 'Case study',
  about: 'Words and what it might cost',
  page: '/casestudies/',
  entries: 'case-studies',
  note: 'The cards of today and the figures beside the steps are drawn by an engineer. Its price is worked out from Prices.',
  sections: [
    section('Words', 'case-studies', [
      text('title', 'Title', { letters: 48 }),
      text('client', 'Client', {
        letters: 60,
        hint: 'Begins with “Example project:” until it is a real client',
      }),
      text('summary', 'Summary', { letters: 140, rows: 3 }),
      text('situation', 'The situation today', { letters: 400, rows: 4 }),
      list('wouldDo', 'Step', [text('text', 'What we would do', { letters: 200, rows: 2 })]),
      text('wouldKnow', 'How we would know it works', LINES),
    ]),
    section('What it might cost', 'case-studies', [
      list('cost.labels', 'Line', [text('', 'Name of the line', { letters: 60 })]),
      text('cost.onTop.text', 'Built for this project alone', { letters: 240, rows: 3, onlyIfPresent: true }),
      text('cost.paidToOthers', 'Paid to others', { letters: 300, rows: 3 }),
      text('cost.note', 'Note', { letters: 240, rows: 3 }),
      text('cost.handOver', 'What is handed over', { letters: 120 }),
    ]),
  ],
}

export const CATEGORY: WordsScreen = {
  at: 'kinds-of-work',
  heading: 'Kind of work',
  about: 'Words, points and price',
  page: '/service-categories/',
  entries: 'categories',
  note: 'Its drawing is an engineer’s. Its price is worked out from Prices.',
  sections: [
    section('Words', 'categories', [
      text('title', 'Name', { letters: 30 }),
      text('lead', 'Below the name', { letters: 90 }),
      text('body', 'Text', { letters: 450, rows: 5 }),
      text('warning', 'Its sentence that stands out', { letters: 160, rows: 2 }),
      text('points', 'Points', { ...LINES, rows: 7 }),
      text('drawing.caption', 'Below the drawing', { letters: 110, rows: 2 }),
      text('scene.summary', 'Below its case study', { letters: 100, onlyIfPresent: true }),
      text('scene.picture.alt', 'What that picture shows, for people who cannot see it', {
        rows: 2,
        onlyIfPresent: true,
      }),
      text('closing', 'Before “Have a great project?”', { letters: 60 }),
    ]),
    section('Price', 'categories', [
      text('price.before', 'Before the price', { letters: 40, onlyIfPresent: true }),
      text('price.after', 'After the price', { letters: 320, rows: 4 }),
    ]),
  ],
}
