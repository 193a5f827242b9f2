import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isTooLong, NAME_MAX_CHARS, shownName, tidyName } from './name.ts'

const MARKS_AND_JOINERS = '\u0301\u0323\u09be\u200b\u200c\u200d\ufe0f'
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.string({
    unit: fc.constantFrom(...'aé가ᄀ ᅡᆨক'.normalize('NFD'), ...'!🌽👩🏽🇿🇦', ...MARKS_AND_JOINERS),
    maxLength: 90,
  }),
)

test.each([
  ['Thandi’s Kitchen', 'Thandi’s Kitchen', 'T', 'thandis-kitchen.example'],
  ['  Thandi’s \n  Kitchen and Catering ', 'Thandi’s Kitchen', 'T', 'thandis-kitchen.example'],
  ['Ntombi & Daughters Bakery', 'Ntombi', 'N', 'ntombi-and-daughters.example'],
  ['Müller se Bakkery', 'Müller se', 'M', 'muller-se-bakkery.example'],
  ['مخبز النور', 'مخبز النور', 'م', 'your-business.example'],
  ['🌽 Mealie', '🌽 Mealie', 'M', 'mealie.example'],
  ['🌽', '🌽', '🌽', 'your-business.example'],
  ['🇿🇦🇳🇦', '🇿🇦🇳🇦', '🇿🇦', 'your-business.example'],
  ['<b>Shop</b>', '<b>Shop</b>', 'B', 'b-shop-b.example'],
  ['straße', 'straße', 'S', 'stra-e.example'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschif…', 'D', 'donaudampfschifffahrtsge.example'],
])('%j is shown short as %j, with the initial %j, at %j', (typed, short, initial, address) => {
  expect(shownName(typed)).toEqual({ name: tidyName(typed), short, initial, address })
})

test.each(['', ' \n', '\u202e', '\u0000', '\u200b', '\u3164', '\u2800', '\u200d \ufe0f', '\u0301'])(
  '%j is no name',
  (typed) => expect(shownName(typed)).toBeNull(),
)

test('invisible characters, and those that change the text direction, are removed', () => {
  expect(tidyName('Shop\u202e gnp.exe\u0007')).toBe('Shop gnp.exe')
  expect(tidyName('Shop\u200b gnp\u034f\u061c.exe')).toBe('Shop gnp.exe')
  expect(tidyName(`Z${'\u0301'.repeat(60)}algo`).length).toBeLessThan(10)
  expect(tidyName(`Z${'\u0301\u200d'.repeat(60)}algo`).length).toBeLessThan(15)
  expect(tidyName(`Z${'\u200c\u200d'.repeat(60)}algo`)).toBe('Z\u200calgo')
})

test.each(['👨‍👩‍👧 ❤️ Kids', 'می‌خواهم', 'क्‍ष'])('%s is kept as it is written', (name) =>
  expect(tidyName(name)).toBe(name),
)

test('a long name is cut between characters', () => {
  const family = '👨‍👩‍👧'
  const shown = shownName(`${'a'.repeat(58)}${family}b`)
  expect(shown?.name).toBe('a'.repeat(58))
  expect(shownName(`${'a'.repeat(57)}🇿🇦🇳🇦`)?.name).toBe(`${'a'.repeat(57)}🇿🇦`)
  expect(isTooLong('a'.repeat(60))).toBe(false)
  expect(isTooLong('a'.repeat(61))).toBe(true)
})

test('for 5 000 texts every part of a name is within its limits, and normalising is idempotent', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      const tidy = tidyName(typed)
      expect(tidyName(tidy)).toBe(tidy)
      const shown = shownName(typed)
      if (!shown) {
        expect(tidy).toBe('')
        return
      }
      expect([...shown.name].length).toBeLessThanOrEqual(NAME_MAX_CHARS)
      expect([...shown.short].length).toBeLessThanOrEqual(16)
      expect(shown.short).toMatch(/^(?!\u200c|\u200d)[^\p{M}\p{Z}]/u)
      expect(shown.initial).toMatch(/^(?:\p{RI}{2}|(?!\u200c|\u200d)[^\p{M}\p{Z}])$/u)
      expect(shown.address).toMatch(/^[a-z0-9](?:[a-z0-9-]{0,22}[a-z0-9])?\.example$/)
    }),
    { numRuns: 5_000 },
  )
})
