import { expect, test } from 'vitest'
import { readPage } from './read-page.ts'

const BODY =
  '<body><script>let a = "<p>no</p>"</script><style>p { color: red }</style>' +
  '<p id="sum">R&nbsp;44 <b>850,00</b>,<!-- --> in\n all</p><svg><title>Not read</title><text>drawn</text></svg>' +
  '<p>By {receipt-answerBy}<br>or <a href="/contact-us?a=1&amp;b=2">ask us</a></p></body>'
const HEAD = '<head><title>Shop &amp; till</title><meta name="description" content="All of it"></head>'

test('a page’s texts are its title, its description and its visible text, with each sentence in one piece', () => {
  const { title, texts } = readPage(HEAD + BODY)
  expect(title).toBe('Shop & till')
  expect(texts).toEqual(['Shop & till', 'All of it', 'R 44 850,00, in all', 'By … or ask us'])
})

test('a page’s links are decoded, and its anchors listed', () => {
  const { links, anchors } = readPage(HEAD + BODY)
  expect(links).toEqual(['/contact-us?a=1&b=2'])
  expect([...anchors]).toEqual(['sum'])
})

test('pictures without an alternative text are listed, unless they are marked as decoration', () => {
  const pictures =
    '<img src="/a.webp" alt="A shop"><img src="/b.webp" alt=""><svg role="img" aria-label="A moon"></svg>' +
    '<img src="/c.webp"><svg role="img"><path d=""/></svg><p>Read on</p>'
  expect(readPage(pictures)).toMatchObject({ picturesWithoutAlt: ['/c.webp', 'svg'], texts: ['Read on'] })
})
