import { describe, expect, test } from 'vitest'
import { readConfig } from './config.ts'
import { embeddedStore } from './store/sqlite/driver.ts'

test('an empty environment gives a server for this machine', () => {
  expect(readConfig({})).toEqual({
    port: 3000,
    host: 'localhost',
    dataDir: './data',
    storage: embeddedStore,
    mail: { smtp: null, from: null, notify: [] },
    webhook: null,
    siteUrl: 'http://localhost:3000',
    measurementId: null,
    metricsToken: null,
    securityContact: null,
    trustProxy: [],
    submissionsPer10Minutes: 20,
    confirmationsPerHour: 100,
    secret: null,
    logLevel: 'warn',
  })
})

test('empty values count as absent', () => {
  expect(readConfig({ PORT: '', SITE_URL: ' ', SECRET: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('the public origin follows the port', () => {
  expect(readConfig({ PORT: '8080' }).siteUrl).toBe('http://localhost:8080')
})

test('every fault is named at once, and no value is repeated', () => {
  const faulty = () => readConfig({ PORT: '0', SITE_URL: 'ftp://x', SECRET: 'hunter2', TRUST_PROXY: 'true' })
  expect(faulty).toThrow(/PORT: .*\n.*SITE_URL: .*\n.*TRUST_PROXY: .*\n.*SECRET: /)
  expect(faulty).not.toThrow(/hunter2/)
})

test.each(['0', '65536', '-1', '3000abc', '0x10', '1e3', '3000.5'])('%s is no port', (PORT) => {
  expect(() => readConfig({ PORT })).toThrow('PORT: must be')
})

describe('SITE_URL', () => {
  test.each([
    ['https://www.example.co.za', 'https://www.example.co.za'],
    ['https://www.example.co.za/', 'https://www.example.co.za'],
    ['HTTPS://WWW.Example.co.za', 'https://www.example.co.za'],
    ['http://localhost:4000', 'http://localhost:4000'],
    ['http://[::1]:3000', 'http://[::1]:3000'],
    ['https://www.example.co.za:443/', 'https://www.example.co.za'],
    ['http://example.co.za:80', 'http://example.co.za'],
    ['https://Bücher.example', 'https://xn--bcher-kva.example'],
  ])('%s is taken as %s', (SITE_URL, siteUrl) => {
    expect(readConfig({ SITE_URL }).siteUrl).toBe(siteUrl)
  })

  test.each([
    'www.example.co.za',
    'ftp://example.co.za',
    'https://example.co.za/shop',
    'https://example.co.za/?a=b',
    'https://user:password@example.co.za',
    'https://example.co.za?',
    'https://example.co.za\\@evil.example',
    'https://exam\tple.co.za',
    'https://example.co.za:0x50',
    'https:example.co.za',
    'javascript:alert(1)',
  ])('%s is no origin', (SITE_URL) => {
    expect(() => readConfig({ SITE_URL })).toThrow('SITE_URL: must be an origin')
  })
})

describe('SECURITY_CONTACT', () => {
  test.each([
    'mailto:security@example.co.za',
    'mailto:security@example.co.za?subject=Security',
    'https://www.example.co.za/security',
  ])('%s is taken as it is', (SECURITY_CONTACT) => {
    expect(readConfig({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
  })

  test.each([
    'security@example.co.za',
    'mailto:security',
    'mailto:a@example.com,b@example.com',
    'mailto:<security@example.co.za>',
    'https:www.example.co.za',
    'https://user:word@example.co.za/security',
    'http://www.example.co.za/security',
    'https://',
    'javascript:alert(1)',
    'https://example.co.za/\nContact: https://evil.example',
    'https://example.co.za/é',
  ])('%j is no contact address', (SECURITY_CONTACT) => {
    expect(() => readConfig({ SECURITY_CONTACT })).toThrow('SECURITY_CONTACT: must be an address like')
  })
})

describe('GA_MEASUREMENT_ID', () => {
  test('takes the id of a web stream of Google Analytics 4', () => {
    expect(readConfig({ GA_MEASUREMENT_ID: 'G-AB12CD34EF' }).measurementId).toBe('G-AB12CD34EF')
  })

  test.each(['UA-12345-1', 'GTM-ABC123', 'AB12CD34EF', 'g-ab12cd34ef', 'G-1"><script>'])(
    '%s is no measurement id',
    (GA_MEASUREMENT_ID) => {
      expect(() => readConfig({ GA_MEASUREMENT_ID })).toThrow('GA_MEASUREMENT_ID: must be the measurement id')
    },
  )
})

describe('TRUST_PROXY', () => {
  test('takes addresses and networks', () => {
    expect(readConfig({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,fd00::/8' }).trustProxy).toEqual([
      '10.0.0.5',
      '10.1.0.0/16',
      'fd00::/8',
    ])
  })

  test.each(['true', 'TRUE', '1', '10.0.0.5,2'])('%s is refused with the reason', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('that anybody can forge')
  })

  test.each([
    '10.0.0.0/33',
    '10.0.0.0/0',
    'fd00::/129',
    'proxy.example',
    '10.0.0.0/8/8',
    '10.0.0.5,',
    'loopback',
  ])('%s is no address', (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('is no address or network')
  })
})

describe('DATABASE_URL', () => {
  const kindAt = (DATABASE_URL: string) => readConfig({ DATABASE_URL }).storage.kind

  test.each(['postgres://ann:secret@db.example:5432/moons', 'postgresql:///moons?host=/run/postgresql'])(
    '%s is PostgreSQL',
    (url) => {
      expect(kindAt(url)).toBe('postgres')
    },
  )

  test.each([
    ['mysql://ann:secret@db/moons', 'must be postgres://'],
    ['secret', 'must be postgres://'],
    ['postgres://ann:secret@db', 'names no database'],
    ['postgres://ann:secret@db:port/moons', 'is no address that can be read'],
    ['postgres://ann:12/secret@db:5432/moons', 'must have a / or @ in the password'],
    ['postgres://localhost:12/secret@db/moons', 'must have a / or @ in the password'],
    ['postgres://ann:secret@db/%E0%A4%A', 'has a % that is not followed'],
    ['firebase://', 'has no project id'],
    ['firebase://secret/path', 'has no project id'],
  ])('%s is refused without being repeated', (url, message) => {
    expect(() => kindAt(url)).toThrow(`DATABASE_URL: ${message}`)
    expect(() => kindAt(url)).not.toThrow(/secret/)
  })
})

test('0 means no limit on enquiries or confirmations', () => {
  expect(readConfig({ SUBMISSIONS_PER_10_MINUTES: '0' }).submissionsPer10Minutes).toBe(0)
  expect(readConfig({ CONFIRMATIONS_PER_HOUR: '0' }).confirmationsPerHour).toBe(0)
})

test('a token for metrics that could be guessed is refused without being repeated', () => {
  expect(() => readConfig({ METRICS_TOKEN: 'short' })).toThrow(
    'METRICS_TOKEN: must have at least 16 characters',
  )
  expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16))
})
