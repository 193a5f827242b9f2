import { expect, test } from 'vitest'
import { minutesToRead } from './Contents.tsx'

test('a text takes a minute for each 200 words, and none takes less than one', () => {
  expect(minutesToRead('one two three')).toBe(1)
  expect(minutesToRead('word '.repeat(1000))).toBe(5)
})
