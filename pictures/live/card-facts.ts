// What the social card of a visitor's name says of each product: the words and prices of its scene (ops/release/card-facts.test.tsx).

/** A line of a list: a thing and its price, or something and when it is. */
export type ListedFact = { words: string; cents: number } | { words: string; when: string }
/** `us` is the business whose name is on it. */
export type SaidFact = { from: 'us' | 'them'; words: string }

export type CardFacts = {
  /** The colour that the product itself wears. */
  colour: `#${string}`
  /** Above the rest, quiet. */
  heading: string
  shows:
    | { kind: 'list'; rows: ReadonlyArray<ListedFact>; button: string }
    | { kind: 'talk'; said: ReadonlyArray<SaidFact> }
    | { kind: 'view'; live: string; rows: ReadonlyArray<ListedFact> }
}

export const CARD_FACTS = {
  ecommerce: {
    colour: '#7a3f1d',
    heading: 'New this week',
    shows: {
      kind: 'list',
      rows: [
        { words: 'Kiaat side table', cents: 245_000 },
        { words: 'Linen throw', cents: 69_000 },
        { words: 'Woven pendant', cents: 118_000 },
      ],
      button: 'Search 10 240 products',
    },
  },
  'tenders-management': {
    colour: '#14346b',
    heading: '4 that fit you',
    shows: {
      kind: 'list',
      rows: [
        { words: 'Stormwater pipes, phase 2', when: '11 days left' },
        { words: 'Clinic fencing and gates', when: '14 days left' },
      ],
      button: 'For you',
    },
  },
  'food-delivery': {
    colour: '#d3321d',
    heading: 'Open until 21:30',
    shows: {
      kind: 'list',
      rows: [
        { words: 'Mutton bunny', cents: 8_900 },
        { words: 'Kota', cents: 6_200 },
        { words: 'Half gatsby', cents: 11_000 },
      ],
      button: 'Order again',
    },
  },
  'premium-chat-widget': {
    colour: '#5238b5',
    heading: 'Here until 20:00',
    shows: {
      kind: 'talk',
      said: [
        { from: 'them', words: 'Sawubona! Is there a family room, 12 to 14 December?' },
        { from: 'us', words: 'Sawubona! Yes, the Willow room sleeps four.' },
      ],
    },
  },
  'live-camera': {
    colour: '#b5763c',
    heading: 'The bay',
    shows: {
      kind: 'view',
      live: '18:52',
      rows: [{ words: 'Sunset at 19:36', when: 'Live' }],
    },
  },
  'ai-chatbot': {
    colour: '#9c2f1f',
    heading: 'Assistant and people',
    shows: {
      kind: 'talk',
      said: [
        { from: 'them', words: 'Sawubona, do you have school shoes in a size 15?' },
        { from: 'us', words: 'I do not have that information. Shall I ask Nomsa to phone you?' },
      ],
    },
  },
  'church-app': {
    colour: '#3c441d',
    heading: 'Service live now',
    shows: {
      kind: 'list',
      rows: [
        { words: 'Morning service', when: 'since 09:00, with Ps. Nkosi' },
        { words: 'Family day at the dam', when: '28 Sat' },
        { words: 'Inkonzo, service in isiZulu', when: '29 Sun' },
      ],
      button: 'Give',
    },
  },
} as const satisfies Record<string, CardFacts>
