import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastOf } from './colour.ts'
import { parseColour } from './hex-colour.ts'
import { tidyName } from './name.ts'
import { PRESET_COLOURS, readBrand, withTradeFromName, writeBrand, writeRequest } from './visitor-brand.ts'

const PRODUCTS = ['ecommerce', 'church-app']
const read = (query: string) => readBrand(new URLSearchParams(query), PRODUCTS)

test.each([
  ['', { name: '', colour: null, product: null }],
  ['name=Thandi&colour=1f6f54&for=church-app', { name: 'Thandi', colour: '#1f6f54', product: 'church-app' }],
  ['name=+&colour=%231F6F54&for=spaceship', { name: '', colour: '#1f6f54', product: null }],
  ['colour=own&own=%23ffcc00', { name: '', colour: '#ffcc00', product: null }],
  ['colour=1f6f54&own=%23ffcc00', { name: '', colour: '#1f6f54', product: null }],
  ['for=constructor', { name: '', colour: null, product: null }],
])('the query "%s" sets a brand without faults', (query, brand) =>
  expect(read(query)).toEqual({ brand, trade: null, faults: [] }),
)

test('an invalid colour keeps the previous one', () => {
  expect(read('colour=banana&before=1f6f54')).toEqual({
    brand: { name: '', colour: '#1f6f54', product: null },
    trade: null,
    faults: ['no-colour'],
  })
  expect(read('colour=own&own=banana').brand.colour).toBeNull()
})

test('a trade selects its product, and stays in the address of the page', () => {
  const services = read('name=Thandi&for=services')
  expect([services.trade, services.brand.product]).toEqual(['services', 'ecommerce'])
  expect(writeRequest(services)).toBe('name=Thandi&for=services')
  expect(writeBrand(services.brand)).toBe('name=Thandi&for=ecommerce')
})

test('a trade whose product the owner has removed is ignored', () => {
  expect(read('for=food')).toMatchObject({ trade: null, brand: { product: null } })
})

const ALL = [...PRODUCTS, 'food-delivery', 'premium-chat-widget']

test.each([
  ['Thandi Hair & Beauty', 'services', 'ecommerce'],
  ['GRACE MINISTRIES', 'church', 'church-app'],
  ['Sipho’s Café', 'food', 'food-delivery'],
  ['Kelp Bay Guesthouse', 'guest-house', 'premium-chat-widget'],
  ['Mthatha General Traders', 'shop', 'ecommerce'],
  ['Chairs of Cape Town', null, null],
  ['The Chapel Restaurant', null, null],
  ['Mthatha Furniture and Kitchen Supplies', null, null],
  ['', null, null],
])('from the name "%s" the trade %s is guessed', (name, trade, product) => {
  const requested = readBrand(new URLSearchParams({ name }), ALL)
  const resolved = withTradeFromName(requested, ALL)
  expect([resolved.trade, resolved.brand.product]).toEqual([trade, product])
  expect(writeRequest(requested), 'the address contains no guess').not.toContain('for=')
})

test('an explicit choice overrides the trade that the name indicates', () => {
  const requested = readBrand(new URLSearchParams('name=Thandi+Hair&for=church-app'), ALL)
  expect(withTradeFromName(requested, ALL)).toBe(requested)
})

test('a name that is too long is kept and reported', () => {
  const { brand, faults } = read(`name=${'a'.repeat(61)}`)
  expect([brand.name.length, faults]).toEqual([61, ['name-too-long']])
})

test('a written query is read back', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.string({ unit: 'grapheme', maxLength: 60 }).map(tidyName),
        colour: fc.option(fc.integer({ min: 0, max: 0xff_ff_ff })),
        product: fc.option(fc.constantFrom(...PRODUCTS)),
      }),
      ({ colour, ...rest }) => {
        const brand = {
          ...rest,
          colour: colour === null ? null : parseColour(colour.toString(16).padStart(6, '0')),
        }
        expect(read(writeBrand(brand)).brand).toEqual(brand)
      },
    ),
  )
})

test('the twelve preset colours and their names are distinct, and each is visible on paper', () => {
  expect(new Set(PRESET_COLOURS.map(({ colour }) => colour)).size).toBe(12)
  expect(new Set(PRESET_COLOURS.map(({ word }) => word)).size).toBe(12)
  for (const { colour } of PRESET_COLOURS) expect(contrastOf(colour, '#faf7f0'), colour).toBeGreaterThan(1.5)
})
