/** Stands in built pages where the running server puts the moment of an answer. */
export const ANSWER_BY = '{answer-by}'
/** The same where there is little room. */
export const ANSWER_BY_SHORT = '{answer-by-short}'

/** `Tuesday 24 November, 17:00`, and `Tuesday 17:00` where no other Tuesday could be meant. */
export type AnswerBy = { long: string; short: string }

export function namesAnswer(html: string | Buffer): boolean {
  return html.includes(ANSWER_BY) || html.includes(ANSWER_BY_SHORT)
}

/** A page with the moment in its places. */
export function withAnswerBy(html: string, { long, short }: AnswerBy): string {
  return html.replaceAll(ANSWER_BY, long).replaceAll(ANSWER_BY_SHORT, short)
}
