import { describe, expect, it } from 'vitest'
import { filledIn, openMarked, unfilledPlaceholders, withoutBrackets } from './AnswerText.tsx'

const ANSWER = 'Good morning {name}\n\nCan I phone you today at [12:30]?\n\n{me}'

describe('a saved answer', () => {
  it('is filled with their name and ours', () => {
    const filled = filledIn(ANSWER, { name: 'Nomvula', me: 'Thandeka Nkosi' })
    expect(filled).toBe('Good morning Nomvula\n\nCan I phone you today at [12:30]?\n\nThandeka Nkosi')
  })

  it('takes their name as words, whatever it looks like', () => {
    const filled = filledIn('{name}, {me}', { name: '{me} $& $1', me: '{name}' })
    expect(filled).toBe('{me} $& $1, {name}')
  })

  it('names the gaps that it left, until the author confirms the text', () => {
    expect(unfilledPlaceholders(ANSWER)).toEqual(['12:30'])
    expect(unfilledPlaceholders(withoutBrackets(ANSWER))).toEqual([])
    expect(withoutBrackets(ANSWER)).toContain('today at 12:30?')
  })

  it('is marked only where something is open, and keeps every character', () => {
    const pieces = openMarked(ANSWER)
    expect(pieces.filter(({ found }) => found).map(({ text }) => text)).toEqual(['[12:30]'])
    expect(pieces.map(({ text }) => text).join('')).toBe(ANSWER)
  })
})
