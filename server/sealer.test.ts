import { expect, test } from 'vitest'
import { createSealer } from './sealer.ts'

const { seal, open } = createSealer('a secret of a test', 'outbox')

test('what was sealed is opened to the letter, and never looks the same', () => {
  expect(open(seal('tökén 😀'))).toBe('tökén 😀')
  expect(open(seal(''))).toBe('')
  expect(seal('token')).not.toBe(seal('token'))
  expect(Buffer.from(seal('token'), 'base64url').toString()).not.toContain('token')
})

test('another secret, another purpose or a changed text opens nothing', () => {
  const sealed = seal('token')
  expect(createSealer('another secret', 'outbox').open(sealed)).toBeNull()
  expect(createSealer('a secret of a test', 'cookie').open(sealed)).toBeNull()
  const changed = (sealed.startsWith('A') ? 'B' : 'A') + sealed.slice(1)
  expect(open(changed)).toBeNull()
  expect(['', 'x', sealed.slice(4), sealed.slice(0, -4)].map(open)).toEqual([null, null, null, null])
})
