import { expect, test } from 'vitest'
import { parseColour } from './hex-colour.ts'

test.each([
  ['#1F6F54', '#1f6f54'],
  ['1f6f54', '#1f6f54'],
  [' #fc0 ', '#ffcc00'],
  ['red', null],
  ['#12345', null],
  ['#1234567', null],
  ['rgb(1,2,3)', null],
  ['</style>', null],
  ['', null],
])('%j names the colour %j', (text, colour) => expect(parseColour(text)).toBe(colour))
