import { mkdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../domain/enquiry/enquiry.ts'
import { errorText, OperatorError } from './errors.ts'

function errorOf(work: () => unknown): Error {
  try {
    work()
  } catch (error) {
    if (error instanceof Error) return error
  }
  throw new Error('It did not fail')
}

test.each([
  new OperatorError('PORT: must be a whole number'),
  new StoreUnavailableError('The disk is full'),
  errorOf(() => mkdirSync('/dev/null/data')),
])('a fault that the operator can correct is shown as its message: %s', (error) => {
  expect(errorText(error)).toBe(error.message)
})

test.each([new TypeError('x is not a function'), errorOf(() => readFileSync('/'))])(
  'another error keeps its stack trace: %s',
  (error) => {
    expect(errorText(error)).toContain(error.message)
    expect(errorText(error)).toMatch(/\n +at .*errors\.test\.ts:\d+/)
  },
)

test('a taken port is reported in a sentence', () => {
  expect(errorText(Object.assign(new Error('listen'), { code: 'EADDRINUSE', port: 3000 }))).toBe(
    'Port 3000 is taken by another program. Stop that one, or choose another port with PORT=3001.',
  )
})

test('a thrown value that is not an error is shown as it is', () => {
  expect(errorText('nothing')).toBe('nothing')
})
