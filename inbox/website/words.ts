/** One text of the site, in the words of its editor. */
export type WordsField = {
  part: string
  field: string
  label: string
  hint?: string
  /** How many lines it usually has; one if absent. */
  rows?: number
  /** What parts a text that is stored as several: each line, or each paragraph. */
  parted?: 'by lines' | 'by paragraphs'
}

type WordsSection = { heading: string; fields: ReadonlyArray<WordsField> }

/** A screen of texts: `at` is the end of its address, `page` where they stand. */
export type WordsScreen = { at: string; heading: string; page: string; sections: ReadonlyArray<WordsSection> }

const home = (field: string, label: string, more: Partial<WordsField> = {}): WordsField => ({
  part: 'home',
  field,
  label,
  ...more,
})

const LONG = { rows: 3 }

/** The home page's own words. Those that the specification fixes, and the exception of the promise, are not among them. */
export const HOME_SCREEN: WordsScreen = {
  at: 'home',
  heading: 'Home',
  page: '/',
  sections: [
    {
      heading: 'First screen',
      fields: [
        home('hero.audience', 'Whom it is for', {
          hint: 'Best up to 46 letters: more take two lines on a small phone',
        }),
        home('hero.heading', 'Heading, line by line', { rows: 3, parted: 'by lines' }),
        home('hero.lead', 'First sentence'),
        home('hero.promise', 'The promise, in bold', {
          hint: 'Its exception, “unless you cancel.”, stays behind it: it belongs to the promise',
        }),
        home('hero.instalments', 'How it is paid'),
      ],
    },
    {
      heading: 'Headings',
      fields: [
        home('headings.steps', 'Of the steps'),
        home('headings.services', 'Of the services', { hint: '{Services} becomes their number' }),
        home('headings.values', 'Of the values'),
        home('headings.questions', 'Of the questions'),
      ],
    },
    {
      heading: 'Below the headings',
      fields: [
        home('servicesLead', 'Services', LONG),
        home('solutionsLead', 'White Label Solutions', LONG),
        home('questionsLead', 'Common questions', LONG),
        home('contactLead', 'Get in touch', { ...LONG, hint: '{answered} becomes when a person answers' }),
      ],
    },
    {
      heading: 'About us, in short',
      fields: [
        home('about.heading', 'Heading'),
        home('about.paragraphs', 'Text', {
          rows: 6,
          parted: 'by paragraphs',
          hint: 'An empty line begins a new paragraph',
        }),
      ],
    },
    {
      heading: 'In search results',
      fields: [home('title', 'Title'), home('description', 'Description', LONG)],
    },
  ],
}

/** The company in the words of its screen, by the name of the fact. */
export const FACT_FIELDS: ReadonlyArray<{
  heading: string
  facts: ReadonlyArray<[name: string, label: string, hint?: string]>
}> = [
  {
    heading: 'Name and registration',
    facts: [
      ['tradingName', 'Trading name'],
      ['registeredName', 'Registered name'],
      ['registrationNumber', 'Registration number'],
      ['vatNumber', 'VAT number'],
      ['since', 'Since', 'The year alone'],
      ['directors', 'Directors', 'Leave empty to show nothing.'],
    ],
  },
  {
    heading: 'How to reach you',
    facts: [
      ['phone', 'Phone', 'An example number is never a link'],
      ['whatsapp', 'WhatsApp'],
      ['email', 'Email'],
      ['informationOfficerEmail', 'Information officer’s email', 'Privacy notice and PAIA manual'],
    ],
  },
]

/** The company's rules. */
export const RULE_FIELDS: ReadonlyArray<
  [field: string, label: string, hint: string, key: 'percent' | 'value']
> = [
  ['cancellationCharge', 'Cancelling costs', 'At most, % of the rest of the price', 'percent'],
  ['pauseNoticeDays', 'Before a pause', 'Days of written notice', 'value'],
  ['smallChangesDays', 'Small changes', 'Included for so many days after launch', 'value'],
]

/** The words of a person: the name of each, its label, and how many lines it has. */
export const PERSON_FIELDS: ReadonlyArray<[name: string, label: string, rows?: number]> = [
  ['name', 'Name'],
  ['role', 'What they do here'],
  ['sentence', 'One sentence', 2],
]

/** Lists whose entries have words of their own: the name of each, its label, and how many lines it has. */
export const LISTS: ReadonlyArray<{
  part: 'values' | 'principles' | 'steps' | 'services'
  heading: string
  fields: ReadonlyArray<[name: string, label: string, rows?: number]>
}> = [
  {
    part: 'values',
    heading: 'What we promise, on Home',
    fields: [
      ['name', 'Name'],
      ['description', 'Text', 2],
    ],
  },
  {
    part: 'principles',
    heading: 'Principles, on About us',
    fields: [
      ['name', 'Name'],
      ['description', 'Text', 2],
    ],
  },
  {
    part: 'steps',
    heading: 'How it works, with each product',
    fields: [
      ['title', 'Name'],
      ['description', 'Text', 3],
    ],
  },
  {
    part: 'services',
    heading: 'Services',
    fields: [
      ['title', 'Name'],
      ['teaser', 'Text on Home', 3],
      ['description', 'Text on What we do', 4],
    ],
  },
]

/** What a part of the site is called, for the list of what is not live yet. */
export const PART_NAMES: Readonly<
  Record<
    string,
    {
      name: string
      to:
        | '/website/home'
        | '/website/facts'
        | '/website/people'
        | '/website/questions'
        | '/website/prices'
        | '/website/lists'
        | '/website/look'
    }
  >
> = {
  ratecard: { name: 'Prices', to: '/website/prices' },
  home: { name: 'Home', to: '/website/home' },
  company: { name: 'Company facts', to: '/website/facts' },
  people: { name: 'People', to: '/website/people' },
  faqs: { name: 'Questions', to: '/website/questions' },
  values: { name: 'Values', to: '/website/lists' },
  principles: { name: 'Principles', to: '/website/lists' },
  steps: { name: 'Steps', to: '/website/lists' },
  services: { name: 'Services', to: '/website/lists' },
  look: { name: 'Look', to: '/website/look' },
}

const PERSON_LABELS: typeof PERSON_FIELDS = [...PERSON_FIELDS, ['photo', 'Photo'], ['example', 'Example']]

/** What a field is called in a list of changes: `Home: First sentence`. */
export function labelOf(part: string, field: string): string {
  const place = PART_NAMES[part]?.name ?? part
  const [name = '', second = ''] = field.split('.')
  if (part === 'company') {
    const own = { physicalAddress: 'Address', openingHours: 'Opening hours' }
    const labels = new Map([
      ...Object.entries(own),
      ...FACT_FIELDS.flatMap(({ facts }) => facts).map(([fact, label]): [string, string] => [fact, label]),
      ...RULE_FIELDS.map(([rule, label]): [string, string] => [rule, label]),
    ])
    return labels.get(name) ?? place
  }
  const words = HOME_SCREEN.sections.flatMap(({ fields }) => fields).find((entry) => entry.field === field)
  if (part === 'home' && words) return `${place}: ${words.label}`
  const fields = part === 'people' ? PERSON_LABELS : LISTS.find((list) => list.part === part)?.fields
  const entry = fields?.find(([own]) => own === second)
  return entry ? `${place}: ${entry[1]}` : place
}
