import { expect, test } from 'vitest'
import { faultlessGroups, groupsOf } from './change-groups.ts'

const place = (part: string, field: string) => ({ part, field })

test('changes go live by screen or section, an entry of a list with all that is changed in it', () => {
  const changes = [
    place('home', 'hero.audience'),
    place('home', 'hero.lead'),
    place('home', 'contactLead'),
    place('faqs', 'more.visits'),
    place('faqs', 'more.visits.title'),
    place('faqs', 'more.loan.title'),
    place('ratecard', 'from'),
    place('ratecard', 'hourlyRateCents'),
  ]
  expect(groupsOf(changes, '2026-12-01').map((group) => [group.name, group.changes.length])).toEqual([
    ['Home: First screen', 2],
    ['Home: Below the headings', 1],
    ['Questions', 2],
    ['Questions', 1],
    ['Prices from 1 December 2026', 2],
  ])
})

test('without fault are the groups that have none, and whose part has none at a place that nobody changed', () => {
  const groups = groupsOf([
    place('home', 'hero.lead'),
    place('company', 'vatNumber'),
    place('ratecard', 'hourlyRateCents'),
  ])
  const faults = [
    { part: 'company', field: 'vatNumber.value', sentence: 'Wrong' },
    { part: 'ratecard', field: 'solutions.ecommerce.base', sentence: 'Too much' },
  ]
  expect(faultlessGroups(groups, faults).map(({ name }) => name)).toEqual(['Home: First screen'])
})
