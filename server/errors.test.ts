import { mkdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { StoreUnavailableError } from '../domain/enquiry/enquiry.ts'
import { errorText, OperatorError } from './errors.ts'

test.each([new OperatorError('PORT: must be a whole number'), new StoreUnavailableError('The disk is full')])(
  'a fault that the operator can correct is shown as its message: %s',
  (error) => {
    expect(errorText(error)).toBe(error.message)
  },
)

test('an error of the operating system is shown as its message', () => {
  const refused = () => mkdirSync('/dev/null/data')
  expect(refused).toThrow(expect.objectContaining({ code: 'ENOTDIR' }))
  try {
    refused()
  } catch (error) {
    expect(errorText(error)).toBe("ENOTDIR: not a directory, mkdir '/dev/null/data'")
  }
})

test.each([new TypeError('x is not a function'), new Error('a bug of ours')])(
  'an unexpected error keeps its stack trace: %s',
  (error) => {
    expect(errorText(error)).toContain(error.message)
    expect(errorText(error)).toMatch(/\n +at .*errors\.test\.ts:\d+/)
  },
)

test('a thrown value that is not an error is shown as it is', () => {
  expect(errorText('nothing')).toBe('nothing')
})

test('an unknown error of the operating system keeps its stack trace', () => {
  try {
    readFileSync('/')
  } catch (error) {
    expect(errorText(error)).toMatch(/EISDIR[\s\S]+\n +at .*errors\.test\.ts:\d+/)
  }
  expect.assertions(1)
})
