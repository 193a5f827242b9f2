import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, passwordMatches } from './password-hash.ts'

const PASSWORD = 'café on Long Street'

test('a password matches only its own hash, which contains its parameters', async () => {
  const stored = await hashPassword(PASSWORD, randomBytes)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(await passwordMatches(PASSWORD, stored)).toBe(true)
  expect(await passwordMatches(`${PASSWORD}.`, stored)).toBe(false)
})

test('the same password has a different hash each time', async () => {
  expect(await hashPassword(PASSWORD, randomBytes)).not.toBe(await hashPassword(PASSWORD, randomBytes))
})

test('an accent typed as two characters equals the single one', async () => {
  const stored = await hashPassword(PASSWORD.normalize('NFC'), randomBytes)
  expect(await passwordMatches(PASSWORD.normalize('NFD'), stored)).toBe(true)
})

test('no password matches a missing or damaged hash', async () => {
  expect(await passwordMatches(PASSWORD, null)).toBe(false)
  expect(await passwordMatches('', null)).toBe(false)
  expect(await passwordMatches(PASSWORD, '$argon2id$v=19$m=19456,t=2,p=1$AAAA$AAAA')).toBe(false)
})
