const BEYOND = /[^ -\u017f\u2010-\u203a\u20ac]/gu

/**
 * A text in the letters that the typefaces have: a letter beyond them loses its marks (Ṱ becomes T), what is no letter of
 * theirs at all is left out. Drawn as it stands, it would come out as some other letter.
 */
export function drawable(text: string): string {
  return text
    .normalize('NFC')
    .replace(BEYOND, (letter) => letter.normalize('NFD').replace(/\p{M}/gu, '').replace(BEYOND, ''))
}
