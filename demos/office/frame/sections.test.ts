import { expect, test } from 'vitest'
import { ROLES } from '../../shop/rights.ts'
import { sectionsOf, tabOf, tabsOf } from './sections.ts'

test('every section of a role is reached from the tabs of a phone', () => {
  for (const role of ROLES)
    for (const { name } of sectionsOf(role))
      expect(tabsOf(role).map((tab) => tab.name)).toContain(tabOf(role, name))
})
