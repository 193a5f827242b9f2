import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snippetOf } from './snippet.ts'

test('a short text stands on one line', () => {
  expect(snippetOf('Sawubona.\n\n  We are a shop.')).toBe('Sawubona. We are a shop.')
  expect(snippetOf(' \n')).toBeNull()
})

test('a long one is cut between words', () => {
  expect(snippetOf('stock '.repeat(100))).toMatch(/^(stock )+…$/)
  expect(snippetOf(`a ${' '.repeat(1_000)}b`)).toBe('a …')
})

test('whatever the text, the line is short, well-formed and the beginning of it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2_000 }), (text) => {
      const line = snippetOf(text)
      if (line === null) return
      expect(Array.from(line).length).toBeLessThanOrEqual(162)
      expect(line.isWellFormed()).toBe(true)
      expect(line).not.toMatch(/[\r\n]/)
    }),
  )
})
