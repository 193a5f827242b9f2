import { expect, test } from 'vitest'
import { marked } from './Hits.tsx'

const written = (name: string, marks: ReadonlyArray<string>) =>
  marked(name, marks)
    .map(({ text, isMarked }) => (isMarked ? `[${text}]` : text))
    .join('')

test('the beginnings of words are marked', () => {
  expect(written('Karoo check mohair throw', ['mohair', 'thro'])).toBe('Karoo check [mohair] [thro]w')
})

test('accents and capitals are ignored, and the middle of a word is not marked', () => {
  expect(written('Étoile oat boat', ['etoi', 'oat'])).toBe('[Étoi]le [oat] boat')
})

test('parts of a hyphenated word count as words', () => {
  expect(written('Num-num ladder-back chair', ['back'])).toBe('Num-num ladder-[back] chair')
})
