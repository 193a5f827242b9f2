/** Comments, script and style whole, and start tags: in none of the first three does `<` begin an element. */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Where the elements of a page begin, in bytes of UTF-8, in the order of `document.querySelectorAll('*')`. The page must be
 * written out: the elements that a browser adds by itself (`<tbody>`) are not counted.
 */
export function startsOfElements(html: string): Array<number> {
  const tags = Array.from(html.matchAll(MARKUP)).filter(([text]) => !text.startsWith('<!--'))
  let bytes = 0
  let before = 0
  return tags.map(({ index }) => {
    bytes += Buffer.byteLength(html.slice(before, index))
    before = index
    return bytes
  })
}
