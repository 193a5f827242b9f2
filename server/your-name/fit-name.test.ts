import fc from 'fast-check'
import { expect, test } from 'vitest'
import { shownName } from '../../domain/brand/name.ts'
import { canDraw, fitName } from './fit-name.ts'

const SIZES = [90, 60, 40] as const
const latin = fc.string({
  unit: fc.constantFrom(...'aWil mjéŠ’&-<ṱ1  '),
  minLength: 1,
  maxLength: 60,
})

test.each([
  ['Thandi', 90, ['Thandi']],
  ['Thandi’s Kitchen and Catering', 60, ['Thandi’s Kitchen and', 'Catering']],
  ['Donaudampfschifffahrtsgesellschaft', 40, ['Donaudampfschifffahrtsgesell', 'schaft']],
])('%s is set in %i pixels', (name, size, lines) =>
  expect(fitName(name, 612, SIZES)).toEqual({ size, lines }),
)

test('any Latin name has at most two lines, and the shown part is its beginning', () => {
  fc.assert(
    fc.property(latin, (typed) => {
      const name = shownName(typed)?.name ?? 'Kiaat'
      const { lines } = fitName(name, 612, SIZES)
      expect(lines.length).toBeLessThanOrEqual(2)
      const letters = lines.join('').replaceAll(' ', '')
      const shownLetters = letters.endsWith('…') ? letters.slice(0, -1) : letters
      expect(name.replaceAll(' ', '').startsWith(shownLetters)).toBe(true)
      if (!letters.endsWith('…')) expect(shownLetters).toBe(name.replaceAll(' ', ''))
    }),
    { numRuns: 300 },
  )
})

test.each([
  ['Thandi’s & Söhne <b>"Š"</b> Ṱhoho', true],
  ['مخبز', false],
  ['面包店', false],
  ['Mealie 🌽', false],
  ['', true],
])('%j can be drawn: %s', (name, isDrawable) => expect(canDraw(name)).toBe(isDrawable))
