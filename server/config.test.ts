import { expect, test } from 'vitest'
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

test.each([
  ['https://www.example.co.za/', 'https://www.example.co.za'],
  ['HTTPS://WWW.Example.co.za', 'https://www.example.co.za'],
  ['http://localhost:4000', 'http://localhost:4000'],
  ['http://[::1]:3000', 'http://[::1]:3000'],
  ['https://www.example.co.za:443/', 'https://www.example.co.za'],
  ['http://example.co.za:80', 'http://example.co.za'],
  ['https://Bücher.example', 'https://xn--bcher-kva.example'],
])('SITE_URL %s is taken as %s', (SITE_URL, siteUrl) => {
  expect(readConfig({ SITE_URL }).siteUrl).toBe(siteUrl)
})

test.each([
  'mailto:security@example.co.za',
  'mailto:security@example.co.za?subject=Security',
  'https://www.example.co.za/security',
])('SECURITY_CONTACT %s is taken as it is', (SECURITY_CONTACT) => {
  expect(readConfig({ SECURITY_CONTACT }).securityContact).toBe(SECURITY_CONTACT)
})

test('GA_MEASUREMENT_ID takes the id of a web stream of Google Analytics 4', () => {
  expect(readConfig({ GA_MEASUREMENT_ID: 'G-AB12CD34EF' }).measurementId).toBe('G-AB12CD34EF')
})

test('TRUST_PROXY takes addresses and networks', () => {
  const { trustProxy } = readConfig({ TRUST_PROXY: '10.0.0.5, 10.1.0.0/16,fd00::/8' })
  expect(trustProxy).toEqual(['10.0.0.5', '10.1.0.0/16', 'fd00::/8'])
})

test.each(['postgres://ann:secret@db.example:5432/moons', 'postgresql:///moons?host=/run/postgresql'])(
  'DATABASE_URL %s is PostgreSQL',
  (DATABASE_URL) => {
    expect(readConfig({ DATABASE_URL }).storage.kind).toBe('postgres')
  },
)

test('0 means no limit on enquiries or confirmations', () => {
  expect(readConfig({ SUBMISSIONS_PER_10_MINUTES: '0' }).submissionsPer10Minutes).toBe(0)
  expect(readConfig({ CONFIRMATIONS_PER_HOUR: '0' }).confirmationsPerHour).toBe(0)
})

test('METRICS_TOKEN has at least 16 characters', () => {
  expect(readConfig({ METRICS_TOKEN: 'x'.repeat(16) }).metricsToken).toBe('x'.repeat(16))
})

const REFUSED: ReadonlyArray<[setting: string, sentence: string, values: ReadonlyArray<string>]> = [
  ['PORT', 'must be', ['0', '65536', '-1', '3000abc', '0x10', '1e3', '3000.5']],
  [
    'SITE_URL',
    'must be an origin',
    [
      'www.example.co.za',
      'ftp://example.co.za',
      'https://example.co.za/shop',
      'https://example.co.za/?a=b',
      'https://user:secret@example.co.za',
      'https://example.co.za\\@evil.example',
      'https://exam\tple.co.za',
      'https://example.co.za:0x50',
      'https:example.co.za',
    ],
  ],
  [
    'SECURITY_CONTACT',
    'must be an address like',
    [
      'security@example.co.za',
      'mailto:security',
      'mailto:a@example.com,b@example.com',
      'mailto:<security@example.co.za>',
      'https:www.example.co.za',
      'https://user:secret@example.co.za/security',
      'http://www.example.co.za/security',
      'javascript:alert(1)',
      'https://example.co.za/\nContact: https://evil.example',
      'https://example.co.za/é',
    ],
  ],
  [
    'GA_MEASUREMENT_ID',
    'must be the measurement id',
    ['UA-12345-1', 'GTM-ABC123', 'AB12CD34EF', 'g-ab12cd34ef', 'G-1"><script>'],
  ],
  ['TRUST_PROXY', 'that anybody can forge', ['true', 'TRUE', '1', '10.0.0.5,2']],
  [
    'TRUST_PROXY',
    'is no address or network',
    ['10.0.0.0/33', '10.0.0.0/0', 'fd00::/129', 'proxy.example', '10.0.0.0/8/8', '10.0.0.5,', 'loopback'],
  ],
  ['DATABASE_URL', 'must be postgres://', ['mysql://ann:secret@db/moons', 'secret']],
  ['DATABASE_URL', 'names no database', ['postgres://ann:secret@db']],
  ['DATABASE_URL', 'is no address that can be read', ['postgres://ann:secret@db:port/moons']],
  [
    'DATABASE_URL',
    'must have a / or @ in the password',
    ['postgres://ann:12/secret@db:5432/moons', 'postgres://localhost:12/secret@db/moons'],
  ],
  ['DATABASE_URL', 'has a % that is not followed', ['postgres://ann:secret@db/%E0%A4%A']],
  ['DATABASE_URL', 'has no project id', ['firebase://', 'firebase://secret/path']],
  ['METRICS_TOKEN', 'must have at least 16 characters', ['secret']],
]

test.each(
  REFUSED.flatMap(([setting, sentence, values]) => values.map((value) => [setting, value, sentence])),
)('%s=%j is refused, and a password in it is not repeated: %s', (setting = '', value, sentence = '') => {
  const read = () => readConfig({ [setting]: value })
  expect(read).toThrow(setting)
  expect(read).toThrow(sentence)
  expect(read).not.toThrow(/secret/)
})
