import { expect, test } from 'vitest'
import { HOSTILE_TEXTS, withBeginnings } from '../../tests/attacks/hostile-texts.ts'
import { textSchema } from './text.ts'

test.each([
  ['Phone 082 123 4567 or 0800 017 160.', 'Phone 082_123_4567 or 0800_017_160.'],
  ['+27 82 123 4567', '+27_82_123_4567'],
  ['011 123 4567, R 250,00', '011_123_4567, R_250,00'],
])('a telephone number does not break over two lines, nor does a sum: %s', (typed, expected) => {
  expect(textSchema.parse(typed)).toBe(expected.replaceAll('_', '\u00a0'))
})

test.each(withBeginnings(HOSTILE_TEXTS))(
  'a text is refused exactly if it has a line break, a control or a direction-changing character: %j',
  (_beginning, text) => {
    const fault = textSchema.safeParse(text).error?.issues[0]?.message
    const isAllowed = !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(text.trim())
    expect(fault).toBe(
      isAllowed
        ? undefined
        : 'Has a line break or an invisible character. Please take it out, or type this text again.',
    )
  },
)

test('other numbers wrap as typed', () => {
  const text = 'In 2026 250 people came, from 08:00 to 17:00; 2000/000000/07'
  expect(textSchema.parse(text)).toBe(text)
})
