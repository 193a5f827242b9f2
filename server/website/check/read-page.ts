import { Parser } from 'htmlparser2'

/** The parts of a page that the check compares. */
export type PageParts = {
  title: string
  /** Title, description and each text that can be read, in the page's order. */
  texts: ReadonlyArray<string>
  /** The addresses of its links, as they are written. */
  links: ReadonlyArray<string>
  /** The ids within the page. */
  anchors: ReadonlySet<string>
  picturesWithoutAlt: ReadonlyArray<string>
}

/** Elements whose text is not shown. */
const INVISIBLE = new Set(['script', 'style', 'template', 'svg'])
/** Elements within a sentence whose tags separate words. */
const SEPARATING = new Set(['span', 'small', 'br'])
/** Elements within a sentence whose tags do not separate words. */
const JOINED = new Set(['b', 'i', 'em', 'strong', 'a', 'bdi', 'wbr', 'abbr'])

/** Reads a built page in one pass. */
export function readPage(html: string): PageParts {
  const texts: Array<string> = []
  const links: Array<string> = []
  const picturesWithoutAlt: Array<string> = []
  const anchors = new Set<string>()
  let [text, title, description] = ['', '', '']
  let invisibleDepth = 0
  const endText = () => {
    const words = plainText(text)
    if (words !== '') texts.push(words)
    text = ''
  }
  const handleTag = (name: string) => {
    if (SEPARATING.has(name)) text += ' '
    else if (!JOINED.has(name)) endText()
  }
  const parser = new Parser({
    onopentag(name, { id, href, content, alt, src, ...more }) {
      if (id) anchors.add(id)
      if (name === 'a' && href !== undefined) links.push(href)
      if (name === 'img' || more.role === 'img') {
        const words = alt ?? more['aria-label'] ?? more['aria-labelledby']
        if (words === undefined) picturesWithoutAlt.push(src ?? name)
      }
      if (name === 'meta' && more.name === 'description') description = plainText(content ?? '')
      if (INVISIBLE.has(name)) invisibleDepth += 1
      handleTag(name)
    },
    ontext(words) {
      if (invisibleDepth === 0) text += words
    },
    onclosetag(name) {
      if (name === 'title' && invisibleDepth === 0) {
        title = plainText(text)
        text = ''
      }
      if (INVISIBLE.has(name)) invisibleDepth -= 1
      handleTag(name)
    },
  })
  parser.end(html)
  const leading = [title, description].filter((words) => words !== '')
  return { title, texts: [...leading, ...texts], links, anchors, picturesWithoutAlt }
}

function plainText(text: string): string {
  return text
    .replace(/\{receipt-\w+\}/g, '…') // the placeholders for a sender's details
    .replace(/\s+/g, ' ')
    .trim()
}
