import { expect, test } from 'vitest'
import { markMatches } from './Hits.tsx'

const withBrackets = (name: string, highlights: ReadonlyArray<string>) =>
  markMatches(name, highlights)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test('the beginnings of words are marked', () => {
  expect(withBrackets('Karoo check mohair throw', ['mohair', 'thro'])).toBe('Karoo check [mohair] [thro]w')
})

test('accents and capitals are ignored, and the middle of a word is not marked', () => {
  expect(withBrackets('Étoile oat boat', ['etoi', 'oat'])).toBe('[Étoi]le [oat] boat')
})

test('parts of a hyphenated word count as words', () => {
  expect(withBrackets('Num-num ladder-back chair', ['back'])).toBe('Num-num ladder-[back] chair')
})
