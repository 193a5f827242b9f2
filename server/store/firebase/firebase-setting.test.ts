import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { isFirebase } from './driver.ts'

const REAL = {
  DATABASE_URL: 'firebase://twelve-moons-site',
  FIREBASE_API_KEY: 'AIzaKey',
  FIREBASE_DATABASE_URL: 'https://twelve-moons-site-default-rtdb.europe-west1.firebasedatabase.app/',
}
const EMULATED = {
  DATABASE_URL: 'firebase://demo-moons',
  FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
  FIREBASE_DATABASE_EMULATOR_HOST: '[::1]:9000',
}

function settingIn(environment: Record<string, string>) {
  const { storage } = readConfig(environment)
  return isFirebase(storage) && storage.setting
}

test('a real project is reached over https', () => {
  expect(settingIn(REAL)).toEqual({
    projectId: 'twelve-moons-site',
    apiKey: 'AIzaKey',
    signInUrl: 'https://identitytoolkit.googleapis.com',
    tokenUrl: 'https://securetoken.googleapis.com',
    databaseUrl: 'https://twelve-moons-site-default-rtdb.europe-west1.firebasedatabase.app',
    namespace: null,
  })
})

test('emulators need no key and no database address, and get the project as the namespace', () => {
  expect(settingIn(EMULATED)).toMatchObject({
    signInUrl: 'http://127.0.0.1:9099/identitytoolkit.googleapis.com',
    tokenUrl: 'http://127.0.0.1:9099/securetoken.googleapis.com',
    databaseUrl: 'http://[::1]:9000',
    namespace: 'demo-moons',
  })
})

test('missing settings are listed, all at once', () => {
  const { DATABASE_URL } = REAL
  expect(() => readConfig({ DATABASE_URL, PORT: 'x' })).toThrow(
    /PORT: .*\n.*FIREBASE_API_KEY: firebase:\/\/ needs.*\n.*FIREBASE_DATABASE_URL: firebase:\/\/ needs/,
  )
})

test.each([
  'http://twelve-moons-site.firebaseio.com',
  'https://twelve-moons-site.firebaseio.com/contactUs',
  'https://twelve-moons-site.firebaseio.com?auth=x',
  'https://ann:secret@twelve-moons-site.firebaseio.com',
  'twelve-moons-site.firebaseio.com',
])('%s is no address of a database', (FIREBASE_DATABASE_URL) => {
  const readSettings = () => readConfig({ ...REAL, FIREBASE_DATABASE_URL })
  expect(readSettings).toThrow("FIREBASE_DATABASE_URL: must be the database's own address")
  expect(readSettings).not.toThrow('secret')
})

test.each(['http://127.0.0.1:9099', '127.0.0.1', ':9099', 'a b:1'])('%s is no emulator', (host) => {
  expect(() => readConfig({ ...EMULATED, FIREBASE_AUTH_EMULATOR_HOST: host })).toThrow(
    'FIREBASE_AUTH_EMULATOR_HOST: must be a host and a port',
  )
})

describe('emulators in production', () => {
  test.each([{ NODE_ENV: 'production' }, { SITE_URL: 'https://www.example.co.za' }])(
    'are refused, each by its name: %o',
    (production) => {
      expect(() => readConfig({ ...EMULATED, ...production })).toThrow(
        /FIREBASE_AUTH_EMULATOR_HOST: .* in production\n.*FIREBASE_DATABASE_EMULATOR_HOST: .* in production/,
      )
      expect(() => readConfig({ FIREBASE_AUTH_EMULATOR_HOST: 'a:1', ...production })).toThrow('in production')
    },
  )

  test.each(['https://localhost:3443', 'http://localhost:3000', 'http://192.168.1.5:3000'])(
    'are accepted while the site’s address is %s',
    (SITE_URL) => {
      expect(readConfig({ ...EMULATED, SITE_URL }).storage.kind).toBe('firebase')
    },
  )
})
