import { describe, expect, it } from 'vitest'
import { fillIn, highlightPlaceholders, unfilledPlaceholders, withoutBrackets } from './AnswerText.tsx'

const ANSWER = 'Good morning {name}\n\nCan I phone you today at [12:30]?\n\n{me}'

describe('a saved answer', () => {
  it('contains names literally, even if they look like placeholders or patterns', () => {
    const filled = fillIn('{name}, {me}', { name: '{me} $& $1', me: '{name}' })
    expect(filled).toBe('{me} $& $1, {name}')
  })

  it('lists its unfilled placeholders until the author confirms them', () => {
    expect(unfilledPlaceholders(ANSWER)).toEqual(['12:30'])
    expect(unfilledPlaceholders(withoutBrackets(ANSWER))).toEqual([])
    expect(withoutBrackets(ANSWER)).toContain('today at 12:30?')
  })

  it('has only its unfilled placeholders highlighted, and keeps every character', () => {
    const pieces = highlightPlaceholders(ANSWER)
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['[12:30]'])
    expect(pieces.map(({ text }) => text).join('')).toBe(ANSWER)
  })
})
