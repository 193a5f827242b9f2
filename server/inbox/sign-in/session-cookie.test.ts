import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { sessionCookies } from './session-cookie.ts'
import { newToken } from './token.ts'

const token = newToken(randomBytes)

test('over https the cookie is bound to the host, and hidden from scripts and other sites', () => {
  expect(sessionCookies('https://twelvemoons.example').set(token, 60)).toBe(
    `__Host-inbox-session=${token}; Path=/; Max-Age=60; HttpOnly; Secure; SameSite=Strict`,
  )
})

test('over plain http on localhost the cookie is not Secure, so that every browser stores it', () => {
  expect(sessionCookies('http://localhost:3000').set(token, 60)).toBe(
    `inbox-session=${token}; Path=/; Max-Age=60; HttpOnly; SameSite=Strict`,
  )
})

test('a token is read among other cookies, and an invalid one is ignored', () => {
  const { read } = sessionCookies('https://twelvemoons.example')
  expect(read(`a=b; __Host-inbox-session=${token}; c=d`)).toBe(token)
  expect(read(`inbox-session=${token}`)).toBeNull()
  expect(read('__Host-inbox-session=short')).toBeNull()
  expect(read(undefined)).toBeNull()
})
