export type NextStep = { title: string; text: string }

/** What happens after an enquiry is sent. */
export const NEXT_STEPS: ReadonlyArray<NextStep> = [
  {
    title: 'We talk',
    text: 'A person phones or writes to you. You get the price in writing. It does not change.',
  },
  { title: 'We build', text: 'You see it as it grows, and say what must be different.' },
  {
    title: 'It works, you begin to pay',
    text: 'The first instalment comes after it is finished. With the last one you get the code: the whole program, so that you can run it without us.',
  },
]
