import { describe, expect, it } from 'vitest'
import { highlightRanges, highlightTerms } from './highlight-terms.ts'

describe('highlighted words', () => {
  it('may contain characters of regular expressions', () => {
    expect(highlightTerms('R 1 (one)+', '(one)+').at(-1)).toEqual({ text: '(one)+', found: true })
    expect(highlightTerms('x', '  ')).toEqual([{ text: 'x', found: false }])
  })

  it('may be given as overlapping ranges, without losing or doubling a character', () => {
    const text = 'Dear website owner, hello'
    const pieces = highlightRanges(text, [
      [5, 18],
      [0, 12],
    ])
    expect(pieces.map(({ text: piece }) => piece).join('')).toBe(text)
    expect(pieces[0]).toEqual({ text: 'Dear website', found: true })
  })
})
