import { expect, test } from 'vitest'
import { companySchema, exampleFacts } from './company.ts'

const bare = {
  tradingName: { value: 'Twelve Moons' },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}
const thandi = {
  name: 'Thandi Nkosi',
  role: 'Founder',
  sentence: 'Reads every message.',
  picture: 'thandi.jpg',
}

test('people, the company’s line and the address of Client Login are settings, and none is needed', () => {
  expect(companySchema.parse(bare)).toEqual(bare)
  const whole = {
    ...bare,
    people: [thandi],
    town: { value: 'Gqeberha' },
    since: { value: '2019' },
    clientLogin: 'https://clients.example',
  }
  expect(companySchema.parse(whole)).toEqual(whole)
})

test.each([
  ['a picture in another folder', { people: [{ ...thandi, picture: '../thandi.jpg' }] }],
  ['a person without a role', { people: [{ ...thandi, role: undefined }] }],
  ['a login that is no address', { clientLogin: 'javascript:alert(1)' }],
  ['a day named twice', { openingHours: { days: [1, 1], opens: '08:00', closes: '17:00' } }],
  ['a day that ends before it begins', { openingHours: { days: [1], opens: '17:00', closes: '08:00' } }],
])('%s is refused', (_fault, setting) => {
  expect(companySchema.safeParse({ ...bare, ...setting }).success).toBe(false)
})

test('a person of the example company is named by the release check', () => {
  const company = companySchema.parse({ ...bare, people: [{ ...thandi, example: true }] })
  expect(exampleFacts(company)).toEqual(['people: Thandi Nkosi'])
})
