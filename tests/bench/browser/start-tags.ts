/** A start tag; or a whole comment, script or style, in which `<` does not begin an element. */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Where the elements of a page begin, in bytes of UTF-8, in the order of `document.querySelectorAll('*')`. Elements that a
 * browser adds by itself (`<tbody>`) must be in the source.
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
