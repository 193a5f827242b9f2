/**
 * What a spreadsheet takes for the beginning of a formula, with the small and full-width forms that some turn into it: where a text
 * begins, and after every separator and line break, for a spreadsheet that splits at another one than the file's splits inside cells too.
 */
const FORMULA =
  /(^|[,;\t|\r\n\v\f\u0085\u2028\u2029，；｜])([\p{Zs}\p{Cf}"'`´“”„‟‘’‚‛«»‹›＂＇]*[=+\-@＝＋－＠−﹢﹣﹦﹫])/gu
/** Which some programs drop, so that what follows begins the cell. */
const BREAK = /^[\t\r\n\v\f]/

/**
 * A cell of a CSV file that no spreadsheet takes for a formula: whatever begins like one, also after spaces or quotes, gets a `'`
 * before it (reliability: S12). Quotes around cells are the business of whoever writes the file.
 */
export function harmlessCell(text: string): string {
  const guarded = text.replace(FORMULA, "$1'$2")
  return BREAK.test(guarded) ? `'${guarded}` : guarded
}
