/** Letters of other scripts that look like Latin ones, and those: people type them to make a common word look rare. */
const LOOKALIKES: ReadonlyArray<[theirs: string, ours: string]> = [
  // Cyrillic
  ['авсԁеһніјкморԛѕтуԝх', 'abcdehhijkmopqstywx'],
  ['АВСԀЕНІЈКМОРԚЅТУԜХ', 'ABCDEHIJKMOPQSTYWX'],
  // Greek
  ['αβεηικνορτυχω', 'abenikvoptuxw'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
]
const PLAIN = new Map(
  LOOKALIKES.flatMap(([theirs, ours]) =>
    Array.from(theirs, (letter, at) => [letter, ours[at] ?? letter] as const),
  ),
)

/** A text as a guesser reads it: no wide or styled letters, no accents, and Latin letters for those that look like them. */
export function plainLetters(text: string): string {
  const bare = text.normalize('NFKD').replace(/\p{M}/gu, '')
  return Array.from(bare, (letter) => PLAIN.get(letter) ?? letter).join('')
}

/** Without separators between letters and digits: spaces, marks, invisible characters. */
export function withoutSeparators(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '')
}
