import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { inlineHashesOf } from './inline-hashes.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('executable inline scripts are hashed, each once', () => {
  const { scripts } = inlineHashesOf(
    '<script>a()</script><SCRIPT type="module">b()</SCRIPT ><script>a()</script><script type=importmap>{}</script>',
  )
  expect(scripts).toEqual([hash('a()'), hash('b()'), hash('{}')])
})

test('external scripts and data blocks need no hash', () => {
  const { scripts } = inlineHashesOf(
    `<script type="module" src="/_astro/a.js"></script><script src='/b.js'></script>
     <script type="application/ld+json">{"@type":"Organization"}</script><script type="text/plain">no</script>`,
  )
  expect(scripts).toEqual([])
})

test('an attribute that only looks like a source does not hide a script', () => {
  expect(inlineHashesOf('<script data-src="x" title="a > b">c()</script>').scripts).toEqual([hash('c()')])
})

test('a script that is only text of an attribute or a comment is no script, and hides none', () => {
  const html =
    '<a title="A <script> shop">x</a><!-- <script>no()</script> --><script>d()</script><p title="<style>">y</p><style>p{}</style>'
  expect(inlineHashesOf(html)).toEqual({ scripts: [hash('d()')], styles: [hash('p{}')] })
})

test('a script is hashed exactly, with line breaks and non-ASCII characters', () => {
  expect(inlineHashesOf('<script>\n  greet("môre")\n</script>').scripts).toEqual([
    hash('\n  greet("môre")\n'),
  ])
})

test('inline styles are hashed', () => {
  expect(inlineHashesOf('<style data-x>p{color:red}</style>').styles).toEqual([hash('p{color:red}')])
})
