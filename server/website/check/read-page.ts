import { Parser } from 'htmlparser2'

/** What the check looks at in a page. */
export type PageParts = {
  title: string
  /** Title, description and each text that can be read, in the page's order. */
  texts: ReadonlyArray<string>
  /** The addresses of its links, as they are written. */
  links: ReadonlyArray<string>
  /** Where links can lead to within it. */
  anchors: ReadonlySet<string>
  /** Pictures without a word for those who cannot see them. */
  wordless: ReadonlyArray<string>
}

/** Elements whose text nobody reads. */
const UNREAD = new Set(['script', 'style', 'template', 'svg'])
/** Elements within a sentence whose tags separate words. */
const SPACED = new Set(['span', 'small', 'br'])
/** Elements within a sentence whose tags do not separate words. */
const JOINED = new Set(['b', 'i', 'em', 'strong', 'a', 'bdi', 'wbr', 'abbr'])

/** Reads a built page in one pass. */
export function readPage(html: string): PageParts {
  const texts: Array<string> = []
  const links: Array<string> = []
  const wordless: Array<string> = []
  const anchors = new Set<string>()
  let [text, title, description] = ['', '', '']
  let unreadDepth = 0
  const endText = () => {
    const words = plainText(text)
    if (words !== '') texts.push(words)
    text = ''
  }
  const passTag = (name: string) => {
    if (SPACED.has(name)) text += ' '
    else if (!JOINED.has(name)) endText()
  }
  const parser = new Parser({
    onopentag(name, { id, href, content, alt, src, ...more }) {
      if (id) anchors.add(id)
      if (name === 'a' && href !== undefined) links.push(href)
      if (name === 'img' || more.role === 'img') {
        const words = alt ?? more['aria-label'] ?? more['aria-labelledby']
        if (words === undefined) wordless.push(src ?? name)
      }
      if (name === 'meta' && more.name === 'description') description = plainText(content ?? '')
      if (UNREAD.has(name)) unreadDepth += 1
      passTag(name)
    },
    ontext(words) {
      if (unreadDepth === 0) text += words
    },
    onclosetag(name) {
      if (name === 'title' && unreadDepth === 0) {
        title = plainText(text)
        text = ''
      }
      if (UNREAD.has(name)) unreadDepth -= 1
      passTag(name)
    },
  })
  parser.end(html)
  const leading = [title, description].filter((words) => words !== '')
  return { title, texts: [...leading, ...texts], links, anchors, wordless }
}

function plainText(text: string): string {
  return text
    .replace(/\{receipt-\w+\}/g, '…') // what a built page has in the place of a sender's details
    .replace(/\s+/g, ' ')
    .trim()
}
