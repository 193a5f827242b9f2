import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ROOT } from '../../../ops/setup/root.mjs'
import { SCENARIOS } from '../scenarios.ts'
import { breakSource } from './break-source.ts'

const CONTROL = { file: 'server/a.ts', find: 'if (isLate) refuse()', replace: '' }

test('a defence is replaced, even by a text with replacement patterns', () => {
  expect(breakSource('a\nif (isLate) refuse()\nb', { ...CONTROL, replace: '$&$1' })).toBe('a\n$&$1\nb')
})

test.each([
  ['is missing', 'refuse()'],
  ['occurs twice', 'if (isLate) refuse()\nif (isLate) refuse()'],
])('a control whose text %s in its file is an error', (_how, source) => {
  expect(() => breakSource(source, CONTROL)).toThrow('server/a.ts')
})

describe('every scenario', () => {
  test.each(SCENARIOS.map(({ id, promise, control }) => ({ id, promise, control })))(
    "$id, $promise: the control's text occurs in its file once",
    async ({ control }) => {
      if (!control) return
      const source = await readFile(join(ROOT, control.file), 'utf8')
      expect(breakSource(source, control)).not.toBe(source)
    },
  )
})
