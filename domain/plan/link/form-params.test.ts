import { describe, expect, test } from 'vitest'
import { linkParams } from './form-params.ts'

const params = (query: string) => linkParams(new URLSearchParams(query)).toString()
const SHOWN = 'need-shown=website&months-shown=24'

describe('the query of a form without script', () => {
  test('is a link without the form’s own fields', () => {
    expect(params(`${SHOWN}&need=website&units=12&months=24&months-typed=24`)).toBe(
      'need=website&units=12&months=24',
    )
  })

  test('uses the changed one of two ways to set the months', () => {
    expect(params(`${SHOWN}&need=website&months=24&months-typed=20`)).toContain('months=20')
    expect(params(`${SHOWN}&need=website&months=12&months-typed=24`)).toContain('months=12')
    expect(params(`need-shown=website&months-shown=20&need=website&months-typed=20`)).toContain('months=20')
  })

  test('uses a moved slider, and ignores an unmoved one', () => {
    expect(params(`${SHOWN}&need=website&months=24&months-typed=24&months-slid=20`)).toContain('months=20')
    expect(params(`${SHOWN}&need=website&months=12&months-typed=24&months-slid=24`)).toContain('months=12')
    expect(params(`${SHOWN}&need=website&units=5&units-shown=5&units-slid=9`)).toContain('units=9')
    expect(params(`${SHOWN}&need=website&units=7&units-shown=5&units-slid=5`)).toContain('units=7')
  })

  test('uses an organisation’s button, with all other choices', () => {
    expect(params('need=church-app&payer=person&months=12&extras=language&months-organisation=36')).toBe(
      'need=church-app&payer=organisation&months=36&extras=language',
    )
  })

  test('drops the size if the need changes', () => {
    expect(params(`${SHOWN}&need=ecommerce&units=12&months=24`)).not.toContain('units')
  })

  test('lets an unchanged completion date follow the build days', () => {
    expect(params(`${SHOWN}&completed=2026-12-01&completed-shown=2026-12-01`)).not.toContain('completed')
    expect(params(`${SHOWN}&completed=2027-02-10&completed-shown=2026-12-01`)).toContain(
      'completed=2027-02-10',
    )
  })

  test('joins extras in the order of the page, without unselected ones', () => {
    const sent = `${SHOWN}&need=website&extras-payments-extra=2&extras=whatsapp&extras=offline&extras-language=0&extras-copywriting=`
    expect(linkParams(new URLSearchParams(sent)).get('extras')).toBe('payments-extra:2,whatsapp,offline')
    expect(linkParams(new URLSearchParams(sent)).has('extras-language')).toBe(false)
  })
})

test('leaves a link unchanged', () => {
  expect(params('need=website&extras=a,b&extras=c&nonsense=1')).toBe(
    'need=website&extras=a%2Cb&extras=c&nonsense=1',
  )
})
