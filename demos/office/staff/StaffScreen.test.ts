import { expect, test } from 'vitest'
import { ROLES } from '../../shop/rights.ts'
import { RIGHTS_ROWS, rightOf } from './StaffScreen.tsx'

test('the table says of each role what the domain lets it do', () => {
  const marks = { may: '+', sees: 's', 'may not': '-' }
  const table = RIGHTS_ROWS.map((row) => ROLES.map((role) => marks[rightOf(role, row)]).join(''))
  expect(table).toEqual(['++s', '++-', '+-s', '+--', '+--', '++-', '+--', '+-s', '+-s', '+-+', '+--', '+--'])
})
