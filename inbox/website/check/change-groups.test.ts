import { expect, test } from 'vitest'
import { faultlessGroups, groupsOf } from './change-groups.ts'

const titleOf = () => 'Online shop'
const change = (part: string, field: string) => ({ part, field })

test('changes are grouped by section of a screen, or by entry of a list', () => {
  const changes = [
    change('home', 'hero.audience'),
    change('home', 'hero.lead'),
    change('home', 'contactLead'),
    change('faqs', 'more.visits'),
    change('faqs', 'more.visits.title'),
    change('faqs', 'more.loan.title'),
    change('solutions', 'ecommerce.features.new'),
    change('look', 'logo'),
    change('ratecard', 'from'),
    change('ratecard', 'hourlyRateCents'),
  ]
  expect(groupsOf(changes, titleOf, '2026-12-01').map((group) => [group.name, group.changes.length])).toEqual(
    [
      ['Home: First screen', 2],
      ['Home: Get in touch', 1],
      ['Questions: Below the calculator', 2],
      ['Questions: Below the calculator', 1],
      ['Online shop: Features', 1],
      ['Logo', 1],
      ['Prices from 1 December 2026', 2],
    ],
  )
})

test('a fault excludes the group that it is in, or, if it is in none, all groups of its part', () => {
  const changes = [
    change('home', 'hero.lead'),
    change('company', 'vatNumber'),
    change('ratecard', 'hourlyRateCents'),
  ]
  const groups = groupsOf(changes, titleOf)
  const faults = [
    { part: 'company', field: 'vatNumber.value', sentence: 'Wrong' },
    { part: 'ratecard', field: 'solutions.ecommerce.base', sentence: 'Too much' },
  ]
  expect(faultlessGroups(groups, faults).map(({ name }) => name)).toEqual(['Home: First screen'])
})
