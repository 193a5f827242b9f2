import { expect, test } from 'vitest'
import { startsOfElements } from './start-tags.ts'

const textsAt = (html: string) => {
  const bytes = Buffer.from(html)
  return startsOfElements(html).map((start) => bytes.subarray(start, start + 4).toString())
}

test('the start of an element is counted in bytes, even after multibyte characters', () => {
  expect(textsAt('<!doctype html><p title="a>b">é – 🌕<b>x</b></p><br/>')).toEqual(['<p t', '<b>x', '<br/'])
})

test('comments, scripts and styles contain no elements', () => {
  const html = '<!-- <i> --><style>a{content:"<u>"}</style><script>"<em>"</script><p>'
  expect(textsAt(html)).toEqual(['<sty', '<scr', '<p>'])
})
