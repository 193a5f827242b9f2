const MARKS = /\p{M}/gu
const APOSTROPHES = /['’‘ʼ]/g
const BETWEEN = /[^\p{L}\p{N}]+/u
const PLAIN = /^[ -~]*$/

/**
 * The words of a text as they are compared: small letters without accents, `Rorke’s` as `rorkes`, `ladder-back` as two.
 * A single letter says nothing (`1,8 m`) and is left out, unless it is all there is.
 */
export function foldedWords(text: string): ReadonlyArray<string> {
  const words = folded(text)
    .split(BETWEEN)
    .filter((word) => word !== '')
  return words.length === 1 ? words : words.filter((word) => word.length > 1)
}

function folded(text: string): string {
  // Nearly all names are plain: taking letters and accents apart would take most of the time that an index needs.
  const bare = PLAIN.test(text) ? text : text.normalize('NFD').replace(MARKS, '')
  return bare.replace(APOSTROPHES, '').toLowerCase()
}
