/** What a spreadsheet takes for the beginning of a formula, with the small and full-width forms that some turn into it. */
const FORMULA = /^[\s\p{Z}\p{Cf}"'`´“”„‟‘’‚‛«»‹›＂＇]*[=+\-@＝＋－＠−﹢﹣﹦﹫]/u
/** Which some programs drop, so that what follows begins the cell. */
const BREAK = /^[\t\r\n\v\f]/

/**
 * A cell of a CSV file that no spreadsheet takes for a formula: one that begins like one, also after spaces or quotes, gets a
 * `'` before it (reliability: S12). Quotes around cells are the business of whoever writes the file.
 */
export function harmlessCell(text: string): string {
  return FORMULA.test(text) || BREAK.test(text) ? `'${text}` : text
}
