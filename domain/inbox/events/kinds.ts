/** The lists of the inbox, in the order of its rail, with staff's names for them; each enquiry is in exactly one. */
export const LIST_NAMES = {
  needs: 'Needs an answer',
  waiting: 'Waiting for them',
  won: 'Won',
  lost: 'Lost',
  held: 'Held back',
} as const
export type List = keyof typeof LIST_NAMES
export const LISTS = Object.keys(LIST_NAMES) as ReadonlyArray<List> // its keys are exactly these

export const OPEN_LISTS = ['needs', 'waiting'] as const satisfies ReadonlyArray<List>

/** The sales status; an answer changes `new` to `in conversation`, everything else is set by hand. */
export const STATUSES = ['new', 'in-conversation', 'won', 'lost'] as const
export type Status = (typeof STATUSES)[number]

export function isClosing(status: Status): boolean {
  return status === 'won' || status === 'lost'
}

/** Reasons for a mail to staff about an enquiry: a reminder, an assignment, or a missed deadline. */
export const NOTICE_KINDS = ['reminder', 'assigned', 'late'] as const
export type NoticeKind = (typeof NOTICE_KINDS)[number]

/** When staff are mailed: within a minute, once a working day when the office opens, or never. */
export const NOTICE_TIMES = ['at-once', 'morning', 'off'] as const
export type NoticeTime = (typeof NOTICE_TIMES)[number]

export const ANSWER_CHANNELS = ['mail', 'telephone', 'whatsapp'] as const
export type AnswerChannel = (typeof ANSWER_CHANNELS)[number]

/**
 * Why a picked time was not booked: it was taken; the mailbox or the number has two open calls; it looks like spam; or a limit of
 * mails or of unconfirmed calls was reached.
 */
export const CALL_REFUSALS = ['taken', 'two-open', 'held-back', 'limit'] as const
export type CallRefusal = (typeof CALL_REFUSALS)[number]
