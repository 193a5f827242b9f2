import { expect, test } from 'vitest'
import { createSealer } from './secrets.ts'

const { seal, open } = createSealer('a secret of a test', 'outbox')

test('a sealed text is opened exactly, and is different each time', () => {
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
  expect(['', 'x', sealed.slice(4), sealed.slice(0, -4)].map((cut) => open(cut))).toEqual(Array(4).fill(null))
  expect(open(sealed, 'another context')).toBeNull()
})

test('a text shorter than a nonce and a whole tag is refused, because a short tag could be guessed', () => {
  const bytes = Buffer.from(seal(''), 'base64url')
  for (let length = 0; length < bytes.length; length += 1)
    expect(open(bytes.subarray(0, length).toString('base64url'))).toBeNull()
  expect(open(bytes.toString('base64url'))).toBe('')
})
