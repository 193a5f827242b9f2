import { expect, test } from 'vitest'
import { ALL_THINGS, searchOfThings, type ThingQuery, thingsAsked } from './thing-query.ts'

test.for<[Partial<ThingQuery>, string]>([
  [{}, ''],
  [{ words: ' round mug ' }, 'q=+round+mug+'],
  [
    { words: 'mug', kind: 'mug', only: 'sold out', sort: 'price up' },
    'q=mug&kind=mug&only=sold+out&sort=price+up',
  ],
])('what is asked of the list stands in its address: %o', ([asked, search]) => {
  const query = { ...ALL_THINGS, ...asked }
  expect(searchOfThings(query)).toBe(search)
  expect(thingsAsked(search)).toEqual({ ...query, words: query.words.trim() })
})

test('an address that means nothing shows all things', () => {
  expect(thingsAsked('kind=boat&only=me&sort=&place=%F0')).toEqual(ALL_THINGS)
})
