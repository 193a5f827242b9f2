import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NAME_MAX_CHARS } from '../brand/name.ts'
import { QUERY_MAX_CHARS } from '../plan/link/plan-query.ts'
import { readSentBrand } from './sent-brand.ts'

const PRODUCTS = ['ecommerce', 'church-app']

describe('a brand that is sent', () => {
  test('is kept in the one spelling of its link', () => {
    expect(readSentBrand('for=ecommerce&utm_x=1&colour=%231F6F54&name=+Thandi’s++Kitchen', PRODUCTS)).toEqual(
      {
        brand: { name: 'Thandi’s Kitchen', colour: '#1f6f54', product: 'ecommerce' },
        query: 'name=Thandi%E2%80%99s+Kitchen&colour=1f6f54&for=ecommerce',
      },
    )
  })

  test('loses only what is wrong in it', () => {
    expect(readSentBrand('name=Thandi&colour=nice&for=spaceship', PRODUCTS)?.query).toBe('name=Thandi')
    expect(readSentBrand('name=%00%E2%80%AE&colour=fc0', PRODUCTS)?.query).toBe('colour=ffcc00')
    expect(readSentBrand('for=church-app', PRODUCTS)?.brand).toMatchObject({ name: '', colour: null })
  })

  test('has its name as it was shown: cut after 60 characters, markup as text', () => {
    expect(readSentBrand(`name=${'a'.repeat(99)}`, PRODUCTS)?.brand.name).toBe('a'.repeat(NAME_MAX_CHARS))
    expect(readSentBrand('name=<b>"Thandi"</b>', PRODUCTS)?.brand.name).toBe('<b>"Thandi"</b>')
  })

  test.each([
    ['is empty', ''],
    ['names nothing of ours', 'need=website&months=12'],
    ['has a name of nothing that can be seen', 'name=%00%01+&for=constructor'],
    ['is longer than any of ours', `name=Thandi${'&utm_x=a'.repeat(QUERY_MAX_CHARS / 8)}`],
    ['is not a query', '\0\ud800%%%'],
  ])('that %s is none', (_why, text) => {
    expect(readSentBrand(text, PRODUCTS)).toBeNull()
  })

  test('whatever it is, what is kept can be stored, and reads as the same again', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 })
    fc.assert(
      fc.property(text, text, (name, rest) => {
        const sent = readSentBrand(`name=${encodeURIComponent(name.toWellFormed())}&${rest}`, PRODUCTS)
        if (!sent) return
        expect(sent.query).toMatch(/^[!-~]+$/)
        expect(readSentBrand(sent.query, PRODUCTS)).toEqual(sent)
      }),
    )
  })
})
