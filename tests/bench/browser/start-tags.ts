/** Whole comments, scripts and styles, in which `<` does not begin an element, and start tags. */
const MARKUP =
  /<!--[\s\S]*?-->|<(script|style|title|textarea)\b(?:[^>"']|"[^"]*"|'[^']*')*>[\s\S]*?<\/\1\s*>|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi

/**
 * Where the elements of a page begin, in bytes of UTF-8, in the order of `document.querySelectorAll('*')`. The page must be
 * in the source: elements that a browser adds by itself (`<tbody>`) are not counted.
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
