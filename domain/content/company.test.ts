import { expect, test } from 'vitest'
import { companySchema } from './company.ts'
import { exampleFacts } from './example-facts.ts'

const bare = {
  tradingName: { value: 'Twelve Moons' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}

test('a company needs only a trading name, its social links and the demos; all else is optional', () => {
  expect(companySchema.parse(bare)).toEqual(bare)
  const whole = {
    ...bare,
    physicalAddress: { value: { town: 'Gqeberha', postalCode: '6001' } },
    smallChangesDays: { value: 30 },
    cancellationCharge: { percent: 10 },
    pauseNoticeDays: { value: 30 },
    since: { value: '2019' },
    clientLogin: 'https://clients.example',
  }
  expect(companySchema.parse(whole)).toEqual(whole)
})

test.each([
  ['an address without a town', { physicalAddress: { value: { street: '1 Long Street' } } }],
  ['a postal code of three digits', { physicalAddress: { value: { town: 'Gqeberha', postalCode: '600' } } }],
  ['half a day of small changes', { smallChangesDays: { value: 0.5 } }],
  ['a charge of more than half the rest', { cancellationCharge: { percent: 51 } }],
  ['a pause without a day of notice', { pauseNoticeDays: { value: 0 } }],
  ['a login that is no address', { clientLogin: 'javascript:alert(1)' }],
  ['a login on a site that only looks like a path', { clientLogin: '//clients' }],
  ['a login with an invalid host name', { clientLogin: 'https://a"b' }],
  ['a day named twice', { openingHours: { days: [1, 1], opens: '08:00', closes: '17:00' } }],
  ['a time between the steps of calls', { openingHours: { days: [1], opens: '08:02', closes: '17:00' } }],
  ['a day that ends before it begins', { openingHours: { days: [1], opens: '17:00', closes: '08:00' } }],
])('%s is refused', (_fault, setting) => {
  expect(companySchema.safeParse({ ...bare, ...setting }).success).toBe(false)
})

test.each([
  [[], 'must name a day; without any, leave openingHours out'],
  [[0], 'must be 1 (Monday) to 7 (Sunday)'],
])('open on %j is refused in words for the owner', (days, sentence) => {
  const openingHours = { days, opens: '08:00', closes: '17:00' }
  const { error } = companySchema.safeParse({ ...bare, openingHours })
  expect(error?.issues.map(({ message }) => message)).toEqual([sentence])
})

test.each([
  ['vatNumber', '400000000', 'A VAT number has ten digits and begins with 4. This one has nine.'],
  ['vatNumber', '5000000000', 'A VAT number has ten digits and begins with 4. This one begins with 5.'],
  [
    'vatNumber',
    'ZA4000000000',
    'A VAT number has ten digits and begins with 4. This one has other characters too.',
  ],
  [
    'registrationNumber',
    '2019/12345/07',
    'A registration number looks like 2019/123456/07: the year, six digits, two digits.',
  ],
  ['email', 'hello', 'The @ is missing. Enter an email address like name@example.co.za'],
  ['since', 'March 2019', 'Give the year alone, such as 2019.'],
  ['smallChangesDays', 400, 'Must be a whole number from 1 to 365'],
])('%s: %s is refused in words for the owner', (fact, value, sentence) => {
  const { error } = companySchema.safeParse({ ...bare, [fact]: { value } })
  expect(error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([
    [`${fact}.value`, sentence],
  ])
})

test('example values are listed by the release check: facts, rules, links', () => {
  const company = companySchema.parse({
    ...bare,
    physicalAddress: { value: { town: 'Gqeberha' }, example: true },
    smallChangesDays: { value: 30, example: true },
    cancellationCharge: { percent: 10, example: true },
    pauseNoticeDays: { value: 30, example: true },
    social: [{ name: 'LinkedIn', url: 'https://linkedin.example/', example: true }],
  })
  expect(exampleFacts(company)).toEqual([
    'physicalAddress',
    'cancellationCharge',
    'pauseNoticeDays',
    'smallChangesDays',
    'social: LinkedIn',
  ])
})
