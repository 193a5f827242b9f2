import { expect, test } from 'vitest'
import { linkParams } from './form-params.ts'

const params = (query: string) => linkParams(new URLSearchParams(query)).toString()
const SHOWN = 'need-shown=website&months-shown=24'

test('the query of a form without script is a link without the form’s own fields', () => {
  expect(params(`${SHOWN}&need=website&units=12&months=24&months-typed=24`)).toBe(
    'need=website&units=12&months=24',
  )
})

test.each([
  ['typed months that were changed', `${SHOWN}&months=24&months-typed=20`, 'months=20'],
  ['typed months alone', 'need-shown=website&months-shown=20&months-typed=20', 'months=20'],
  ['a button that was changed', `${SHOWN}&months=12&months-typed=24`, 'months=12'],
  ['a moved slider of months', `${SHOWN}&months=24&months-typed=24&months-slid=20`, 'months=20'],
  ['no unmoved slider of months', `${SHOWN}&months=12&months-typed=24&months-slid=24`, 'months=12'],
  ['a moved slider of units', `${SHOWN}&units=5&units-shown=5&units-slid=9`, 'units=9'],
  ['no unmoved slider of units', `${SHOWN}&units=7&units-shown=5&units-slid=5`, 'units=7'],
  [
    'a changed completion',
    `${SHOWN}&completed=2027-02-10&completed-shown=2026-12-01`,
    'completed=2027-02-10',
  ],
])('the link has %s', (_what, query, expected) => {
  expect(params(`need=website&${query}`)).toContain(expected)
})

test('an unchanged completion is left out, so that it follows the build days; so is the size if the need changes', () => {
  expect(params(`${SHOWN}&completed=2026-12-01&completed-shown=2026-12-01`)).not.toContain('completed')
  expect(params(`${SHOWN}&need=ecommerce&units=12&months=24`)).not.toContain('units')
})

test('an organisation’s button is used with all other choices', () => {
  expect(params('need=church-app&payer=person&months=12&extras=language&months-organisation=36')).toBe(
    'need=church-app&payer=organisation&months=36&extras=language',
  )
})

test('extras are joined in the order of the page, without unselected ones', () => {
  const sent = `${SHOWN}&need=website&extras-payments-extra=2&extras=whatsapp&extras=offline&extras-language=0`
  expect(params(sent)).toBe('need=website&extras=payments-extra%3A2%2Cwhatsapp%2Coffline')
})

test('a link stays as it is', () => {
  expect(params('need=website&extras=a,b&extras=c&nonsense=1')).toBe(
    'need=website&extras=a%2Cb&extras=c&nonsense=1',
  )
})
