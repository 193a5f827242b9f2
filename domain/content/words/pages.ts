import { FAILURE_SENTENCE, THANKS_SENTENCE } from '../../enquiry/form.ts'
import { OTHER_COSTS, SHORT_LIST } from '../limits.ts'
import { BY_SPECIFICATION, PARAGRAPHS, SEARCH, text, type WordsScreen } from './kinds.ts'

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
    {
      heading: 'First screen',
      part: 'services-page',
      items: [
        text('heading', 'Heading', { letters: 48 }),
        text('lead', 'Below the heading', { letters: 120, rows: 2 }),
        text('loaf.name', 'The loaf', { letters: 30 }),
        text('loaf.note', 'Below the loaf', { letters: 40 }),
      ],
    },
    {
      heading: 'Services, also on Home',
      part: 'services',
      items: [
        {
          list: '',
          entry: 'Service',
          items: [
            text('title', 'Name', { letters: 40 }),
            text('teaser', 'Text on Home', { letters: 300, rows: 3 }),
            text('description', 'Text on What we do', { letters: 500, rows: 4 }),
            {
              list: 'builds',
              entry: 'Price',
              items: [text('name', 'What “From …, for” goes on with', { letters: 50 })],
            },
          ],
          moves: true,
          limits: SHORT_LIST,
        },
      ],
    },
    {
      heading: 'Their sheets',
      part: 'services-page',
      items: [
        {
          list: 'sheets',
          entry: 'Sheet',
          items: [
            text('line', 'What happens to the loaf', { letters: 90, rows: 2 }),
            text('picture.description', 'What the picture shows, for people who cannot see it', { rows: 3 }),
            { list: 'prices', entry: 'Price', items: [text('label', 'Name of the price', { letters: 40 })] },
            text('note', 'Below the prices', { letters: 280, rows: 3 }),
          ],
        },
      ],
    },
    { heading: 'End of the page', part: 'services-page', items: [closing, description] },
  ],
}

export const OUR_WORK: WordsScreen = {
  at: 'our-work',
  heading: 'Our work',
  about: 'Fixed headings, your sentences, the order of the products',
  page: '/our-work',
  sections: [
    {
      heading: 'First screen',
      part: 'our-work-page',
      items: [
        { fixed: 'Solutions we crafted to make human lives easier.', why: BY_SPECIFICATION },
        text('lead', 'Below the heading', { letters: 240, rows: 3 }),
        { fixed: 'This is our work', why: BY_SPECIFICATION },
        { fixed: 'Select. Customize. Deploy. Launch!', why: BY_SPECIFICATION },
      ],
    },
    {
      heading: 'The products',
      part: 'our-work-page',
      items: [
        text('products.heading', 'Heading', { letters: 48, hint: '{Solutions} becomes their number' }),
        text('products.lead', 'Below the heading', { letters: 160, rows: 2 }),
      ],
    },
    {
      heading: 'Their order: the first four are on Home',
      part: 'solutions',
      items: [{ list: '', entry: 'Product', items: [], moves: true }],
    },
    {
      heading: 'On each case study',
      part: 'our-work-page',
      items: [
        text('caseStudy.situation', 'Heading of the situation', { letters: 40 }),
        text('caseStudy.wouldDo', 'Heading of the steps', { letters: 40 }),
        text('caseStudy.wouldKnow', 'Heading of the measures', { letters: 40 }),
        text('caseStudy.cost', 'Heading of the price', { letters: 40 }),
        text('caseStudy.closing', 'Its end', { letters: 60 }),
      ],
    },
    {
      heading: 'On each kind of work',
      part: 'our-work-page',
      items: [
        text('category.whatWeDo', 'Heading of the points', { letters: 40 }),
        text('category.cost', 'Heading of the price', { letters: 40 }),
        text('category.hours', 'Heading of the hours', { letters: 40 }),
        text('category.example', 'Heading of the case study', { letters: 40 }),
        text('category.others', 'Heading of the other kinds', { letters: 40 }),
      ],
    },
    { heading: 'End of the page', part: 'our-work-page', items: [closing, description] },
  ],
}

export const ABOUT: WordsScreen = {
  at: 'about',
  heading: 'About us',
  about: 'First words, our story, principles',
  page: '/about-us',
  sections: [
    {
      heading: 'First screen',
      part: 'about-page',
      items: [
        { fixed: 'Great brands have great stories. This is ours.', why: BY_SPECIFICATION },
        text('lead', 'Below the heading', { letters: 220, rows: 3 }),
        text('people', 'Heading of the people', { letters: 40 }),
      ],
    },
    {
      heading: 'Our story',
      part: 'about-page',
      items: [
        text('story.heading', 'Heading', { letters: 120, rows: 2 }),
        text('story.lead', 'Below the heading', { letters: 90 }),
        text('story.paragraphs', 'Text', PARAGRAPHS),
      ],
    },
    {
      heading: 'What our work is for',
      part: 'about-page',
      items: [
        text('purposesHeading', 'Heading', { letters: 40 }),
        {
          list: 'purposes',
          entry: 'Purpose',
          items: [
            text('title', 'Name', { letters: 30 }),
            text('description', 'Text', { letters: 90, rows: 2 }),
          ],
        },
      ],
    },
    {
      heading: 'Why Us',
      part: 'principles',
      items: [
        { fixed: 'Why Us', why: BY_SPECIFICATION },
        { fixed: 'Our principles that keep us moving forward together.', why: BY_SPECIFICATION },
        {
          list: '',
          entry: 'Principle',
          items: [
            text('name', 'Name', { letters: 30 }),
            text('description', 'Text', { letters: 160, rows: 2 }),
          ],
          moves: true,
          limits: SHORT_LIST,
          blank: { name: '', description: '', icon: 'shield' },
        },
      ],
    },
    { heading: 'End of the page', part: 'about-page', items: [closing, description] },
  ],
}

export const CONTACT: WordsScreen = {
  at: 'contact',
  heading: 'Contact us',
  about: 'Above and below the form',
  page: '/contact-us',
  sections: [
    {
      heading: 'First screen',
      part: 'contact-page',
      items: [
        { fixed: 'Get in touch with our team today!', why: BY_SPECIFICATION },
        text('leadWithTimes', 'Below the heading, while times for a call are offered', {
          letters: 120,
          rows: 2,
        }),
        text('lead', 'Below the heading, while none are', { letters: 120, rows: 2 }),
        { fixed: THANKS_SENTENCE, why: BY_SPECIFICATION },
        { fixed: FAILURE_SENTENCE, why: BY_SPECIFICATION },
      ],
    },
    {
      heading: 'Below the form',
      part: 'contact-page',
      items: [
        text('after', 'Heading', { letters: 48 }),
        text('price', 'Before the link to the calculator', { letters: 160, rows: 2 }),
        text('description', 'In search results', {
          letters: SEARCH.description,
          rows: 3,
          hint: '{answered} becomes when a person answers',
        }),
      ],
    },
    {
      heading: 'What people agree to',
      part: 'notices',
      items: [
        { fixedField: 'newsWording.email', why: WITH_THE_NOTICE },
        { fixedField: 'newsWording.whatsapp', why: WITH_THE_NOTICE },
        { fixedField: 'newsletterWording', why: WITH_THE_NOTICE },
      ],
    },
  ],
}

export const CALCULATOR: WordsScreen = {
  at: 'calculator',
  heading: 'Calculator',
  about: 'Names, and what others charge',
  page: '/calculator',
  sections: [
    {
      heading: 'First screen',
      part: 'calculator',
      items: [
        text('heading', 'Heading, line by line', { rows: 2, parted: 'by lines', letters: 40 }),
        text('lead', 'Below the heading', { letters: 100, rows: 2 }),
        description,
      ],
    },
    {
      heading: 'What can be chosen',
      part: 'calculator',
      items: [
        text('solutionNote', 'Below a product’s price', { letters: 100, rows: 2 }),
        {
          list: 'builds',
          entry: 'Build',
          items: [
            text('title', 'Name', { letters: 30 }),
            text('inSentence', 'In a sentence: “… with 2 extras”', { letters: 30 }),
          ],
        },
        {
          list: 'designs',
          entry: 'Design',
          items: [text('title', 'Name', { letters: 20 }), text('note', 'What it is', { letters: 60 })],
        },
        { list: 'extraGroups', entry: 'Group of extras', items: [text('title', 'Name', { letters: 40 })] },
        { list: 'extraNotes', entry: 'Extra', items: [text('', 'Note', { letters: 140, rows: 2 })] },
      ],
    },
    {
      heading: 'Below the questions',
      part: 'calculator',
      items: [
        text('headings.sum', 'Heading of the lines', { letters: 40 }),
        text('headings.schedule', 'Heading of the moons', { letters: 40 }),
        text('headings.lengths', 'Heading of the months', { letters: 40 }),
        text('headings.others', 'Heading of what others charge', { letters: 40 }),
        text('headings.care', 'Heading of the care', { letters: 40 }),
        text('headings.questions', 'Heading of the questions', { letters: 40 }),
      ],
    },
    {
      heading: 'What others charge',
      part: 'other-costs',
      items: [
        {
          list: 'costs',
          entry: 'Cost',
          items: [
            text('title', 'Name', { letters: 30 }),
            text('countedTitle', 'Name for several', { letters: 40, onlyIfThere: true }),
            text('price', 'Price, in words', { letters: 30, onlyIfThere: true }),
            text('unit', 'For what', { letters: 20 }),
          ],
          moves: true,
          limits: OTHER_COSTS,
          blank: { title: '', price: '' },
        },
      ],
    },
  ],
}
