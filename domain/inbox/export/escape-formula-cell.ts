/** Separators at which a spreadsheet may split, even within a cell and if the file's own separator is another. */
const SEPARATOR = String.raw`[,;\t|\r\n\v\f\u0085\u2028\u2029，；｜]`
/** Control characters and other invisible ones, except line breaks: some programs drop them, some split at them. */
const INVISIBLE_CHARACTERS = String.raw`(?:(?![\t\r\n\v\f\u0085])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800])+`
const SPACES_AND_QUOTES = String.raw`[\p{Zs}"'\x60´“”„‟‘’‚‛«»‹›＂＇]*`
/** Formula signs, including the small and full-width forms that some programs normalise. */
const FORMULA_SIGN = '[=+\\-@＝＋－＠−﹢﹣﹦﹫]'
/** The beginning of a part. The sign is optional, so that each part is read once, whatever its length. */
const PART = new RegExp(
  `(${SEPARATOR}|${INVISIBLE_CHARACTERS}|^)(${SPACES_AND_QUOTES})(${FORMULA_SIGN}?)`,
  'gu',
)
const ONLY_INVISIBLE = new RegExp(`^${INVISIBLE_CHARACTERS}$`, 'u')
/** Characters that some programs drop, so that the next one begins the cell. */
const BREAK = /^[\t\r\n\v\f]/

/**
 * Escapes a cell of a CSV file so that no spreadsheet takes it for a formula: a `'` is inserted before each formula sign at the start,
 * and after every separator, line break or invisible character, even with spaces or quotes between. After
 * a space within a text nothing is escaped: `3 - 2` and telephone numbers are unchanged. The writer of the file adds the
 * quotes around cells.
 */
export function escapeFormulaCell(text: string): string {
  const escaped = text.replace(PART, escapedPart)
  return BREAK.test(escaped) ? `'${escaped}` : escaped
}

function escapedPart(part: string, before: string, padding: string, sign: string, at: number): string {
  if (sign === '') return part
  return at === 0 && ONLY_INVISIBLE.test(before) ? `'${part}` : `${before}'${padding}${sign}`
}
