/** Where a spreadsheet splits, if it splits at another separator than the file's: inside cells too. */
const SEPARATOR = String.raw`[,;\t|\r\n\v\f\u0085\u2028\u2029，；｜]`
/** Control characters and other invisible ones, except line breaks: some programs drop them, some split at them. */
const UNSEEN = String.raw`(?:(?![\t\r\n\v\f\u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])+`
const SPACES_AND_QUOTES = String.raw`[\p{Zs}"'\x60´“”„‟‘’‚‛«»‹›＂＇]*`
/** With the small and full-width forms that some turn into it. */
const FORMULA_SIGN = '[=+\\-@＝＋－＠−﹢﹣﹦﹫]'
/** The beginning of a part. The sign need not be there: so each part is read once, however long. */
const PART = new RegExp(`(${SEPARATOR}|${UNSEEN}|^)(${SPACES_AND_QUOTES})(${FORMULA_SIGN}?)`, 'gu')
const ONLY_UNSEEN = new RegExp(`^${UNSEEN}$`, 'u')
/** Which some programs drop, so that what follows begins the cell. */
const BREAK = /^[\t\r\n\v\f]/

/**
 * A cell of a CSV file that no spreadsheet takes for a formula: whatever begins like one, where the text begins and after every
 * separator, line break or invisible character, also after spaces or quotes, gets a `'` before it (reliability: S12). After a
 * space in the midst of a text nothing is guarded: `3 - 2` and telephone numbers stay as they are. Quotes around cells are the business of
 * the writer of the file.
 */
export function escapeFormulaCell(text: string): string {
  const guarded = text.replace(PART, guardedPart)
  return BREAK.test(guarded) ? `'${guarded}` : guarded
}

function guardedPart(part: string, before: string, fill: string, sign: string, at: number): string {
  if (sign === '') return part
  return at === 0 && ONLY_UNSEEN.test(before) ? `'${part}` : `${before}'${fill}${sign}`
}
