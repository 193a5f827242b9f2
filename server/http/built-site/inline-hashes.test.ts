import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashesOf } from './inline-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('inline scripts that a browser obeys are hashed, each once', () => {
  const { scripts } = inlineHashesOf(
    '<script>a()</script><SCRIPT type="module">b()</SCRIPT ><script>a()</script><script type=importmap>{}</script>',
  )
  expect(scripts).toEqual([hash('a()'), hash('b()'), hash('{}')])
})

test('scripts of an address and data for machines need no hash', () => {
  const { scripts } = inlineHashesOf(
    `<script type="module" src="/_astro/a.js"></script><script src='/b.js'></script>
     <script type="application/ld+json">{"@type":"Organization"}</script><script type="text/plain">no</script>`,
  )
  expect(scripts).toEqual([])
})

test('an attribute that only looks like a source does not hide a script', () => {
  expect(inlineHashesOf('<script data-src="x" title="a > b">c()</script>').scripts).toEqual([hash('c()')])
})

test('a script is hashed to the letter, line breaks and letters beyond ASCII included', () => {
  expect(inlineHashesOf('<script>\n  greet("môre")\n</script>').scripts).toEqual([
    hash('\n  greet("môre")\n'),
  ])
})

test('inline styles are hashed', () => {
  expect(inlineHashesOf('<style data-x>p{color:red}</style>').styles).toEqual([hash('p{color:red}')])
})
