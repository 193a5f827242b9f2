/** The lists of the inbox, in the order of its rail, and what staff call them; each enquiry is in one. */
export const LIST_NAMES = {
  needs: 'Needs an answer',
  waiting: 'Waiting for them',
  won: 'Won',
  lost: 'Lost',
  held: 'Held back',
} as const
export type List = keyof typeof LIST_NAMES
export const LISTS = Object.keys(LIST_NAMES) as ReadonlyArray<List> // its keys are exactly these

/** How far an enquiry has come; an answer makes a new one one in conversation, all else is set by hand. */
export const STATUSES = ['new', 'in-conversation', 'won', 'lost'] as const
export type Status = (typeof STATUSES)[number]

/** The ways in which staff answer. */
export const ANSWER_CHANNELS = ['mail', 'telephone', 'whatsapp'] as const
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]
