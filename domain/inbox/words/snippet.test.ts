import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lastReplyPreview, snippetOf } from './snippet.ts'

test('a short text is one line', () => {
  expect(snippetOf('Sawubona.\n\n  We are a shop.')).toBe('Sawubona. We are a shop.')
  expect(snippetOf(' \n')).toBeNull()
})

test('a long text is truncated between words', () => {
  expect(snippetOf('stock '.repeat(100))).toMatch(/^(stock )+…$/)
  expect(snippetOf(`a ${' '.repeat(1_000)}b`)).toBe('a …')
  expect(snippetOf(`${'\n'.repeat(1_000)}b`)).toBe('b')
})

test('for any text, the line is short, well-formed and without line breaks', () => {
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

test.each([
  [{ by: null, way: 'mail', words: 'Good morning Nomvula.' }, 'You: Good morning Nomvula.'],
  [
    { by: 'Pieter Louw', way: 'mail', words: 'Which four kitchens open first?' },
    'Pieter: Which four kitchens open first?',
  ],
  [
    { by: 'Aisha Davids', way: 'whatsapp', words: 'two gates and the pump house.' },
    'WhatsApp, Aisha: two gates and the pump house.',
  ],
  [{ by: null, way: 'telephone', words: 'wants to think.' }, 'Telephone: wants to think.'],
  [{ by: 'Pieter Louw', way: 'telephone', words: ' ' }, 'Pieter answered by telephone.'],
  [{ by: null, way: 'whatsapp', words: '' }, 'You answered by WhatsApp.'],
] as const)('the preview of %j is %j', (reply, line) => {
  expect(lastReplyPreview(reply)).toBe(line)
})
