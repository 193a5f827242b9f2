import { expect, test } from 'vitest'
import { ROLES } from '../../shop/rights.ts'
import { sectionsOf, tabOf, tabsOf } from './sections.ts'

test('a packer has the sections for packing and stock, and none with money', () => {
  expect(sectionsOf('packer').map(({ name }) => name)).toEqual(['Orders', 'Products', 'Stock'])
})

test('every section of a role is reached from the tabs of a phone', () => {
  for (const role of ROLES)
    for (const { name } of sectionsOf(role))
      expect(tabsOf(role).map((tab) => tab.name)).toContain(tabOf(role, name))
})
