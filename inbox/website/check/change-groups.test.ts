import { expect, test } from 'vitest'
import { faultlessGroups, groupsOf } from './change-groups.ts'

const titleOf = () => 'Online shop'
const place = (part: string, field: string) => ({ part, field })

test('changes are grouped by section of a screen, or by entry of a list', () => {
  const changes = [
    place('home', 'hero.audience'),
    place('home', 'hero.lead'),
    place('home', 'contactLead'),
    place('faqs', 'more.visits'),
    place('faqs', 'more.visits.title'),
    place('faqs', 'more.loan.title'),
    place('solutions', 'ecommerce.features.new'),
    place('solutions', 'ecommerce.features.filters.text'),
    place('look', 'logo'),
    place('look', 'accent'),
    place('ratecard', 'from'),
    place('ratecard', 'hourlyRateCents'),
  ]
  expect(groupsOf(changes, titleOf, '2026-12-01').map((group) => [group.name, group.changes.length])).toEqual(
    [
      ['Home: First screen', 2],
      ['Home: Get in touch', 1],
      ['Questions: Below the calculator', 2],
      ['Questions: Below the calculator', 1],
      ['Online shop: Features', 2],
      ['Logo', 1],
      ['Accent colour', 1],
      ['Prices from 1 December 2026', 2],
    ],
  )
})

test('a fault excludes the group that it is in, or, if it is in none, all groups of its part', () => {
  const changes = [
    place('home', 'hero.lead'),
    place('company', 'vatNumber'),
    place('ratecard', 'hourlyRateCents'),
  ]
  const groups = groupsOf(changes, titleOf)
  const faults = [
    { part: 'company', field: 'vatNumber.value', sentence: 'Wrong' },
    { part: 'ratecard', field: 'solutions.ecommerce.base', sentence: 'Too much' },
  ]
  expect(faultlessGroups(groups, faults).map(({ name }) => name)).toEqual(['Home: First screen'])
})
