/** Terms that a page explains at their first use (docs/domain.md 1, rules 14 and 17). */
const EXPLAINED_TERMS = [
  { words: /\b(?:the|source) code\b/i, by: /the program itself/i },
  { words: /\bwhite.label\b/i, by: /finished products? that carr(?:y|ies) your name/i },
  { words: /Subscription Model/, by: /Subscription Model: a monthly amount that ends/ },
  { words: /words and accounts/, by: /what (?:they|it|Google or Apple) charge/ },
]

/** The maximum number of characters from a term to its explanation: about two screens of a phone, with folded text. */
const MAX_DISTANCE = 1_500

/** Promises without their condition, and forbidden words. */
const BROKEN_PROMISES = [
  /\{\w+\}/g, // an unfilled placeholder
  /.{0,20}\bup-?front\b.{0,20}/gi,
  /3 to 7 working days(?! after we have your logo, words and accounts).{0,40}/g,
  /small changes are(?! included until launch).{0,40}/gi,
  /3 to \d+ months(?! for a person or sole proprietor, up to 36 for an organisation).{0,40}/g,
]

/** Passages of a page's main part that violate the wording rules of docs/domain.md 1. */
export function brokenPromises(html: string): Array<string> {
  const text = mainText(html)
  return [
    ...BROKEN_PROMISES.flatMap((pattern) => Array.from(text.matchAll(pattern), ([piece]) => piece)),
    ...EXPLAINED_TERMS.flatMap(({ words, by }) => unexplained(text, words, by)),
  ]
}

function unexplained(text: string, words: RegExp, by: RegExp): Array<string> {
  const first = text.search(words)
  if (first === -1 || by.test(text.slice(Math.max(0, first - MAX_DISTANCE), first + MAX_DISTANCE))) return []
  return [text.slice(Math.max(0, first - 20), first + 40)]
}

/** The text of the main part, without the options of its forms and links within the page. */
function mainText(html: string): string {
  const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? []
  return main
    .replaceAll(/<(script|style|option)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<a [^>]*href="#[\s\S]*?<\/a>/g, ' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&nbsp;|&#160;/g, '\u00a0')
    .replaceAll(/[ \n]+/g, ' ')
    .replaceAll(/ (?=[.,:;)])/g, '')
}
