/** The lists of the inbox, in the order of its rail; each enquiry is in one. */
export const LISTS = ['needs', 'waiting', 'won', 'lost', 'held'] as const
export type List = (typeof LISTS)[number]

/** How far an enquiry has come; an answer makes a new one one in conversation, all else is set by hand. */
export const STATUSES = ['new', 'in-conversation', 'won', 'lost'] as const
export type Status = (typeof STATUSES)[number]

/** The ways in which staff answer. */
export const ANSWER_CHANNELS = ['mail', 'telephone', 'whatsapp'] as const
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]
