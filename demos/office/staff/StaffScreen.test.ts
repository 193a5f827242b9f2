import { expect, test } from 'vitest'
import { ROLES } from '../../shop/rights.ts'
import { permissionMark, RIGHTS_ROWS } from './StaffScreen.tsx'

test('the table shows the permissions of each role', () => {
  const marks = { may: '+', sees: 's', 'may not': '-' }
  const table = RIGHTS_ROWS.map((row) => ROLES.map((role) => marks[permissionMark(role, row)]).join(''))
  expect(table).toEqual(['++s', '++-', '+-s', '+--', '+--', '++-', '+--', '+-s', '+-s', '+-+', '+--', '+--'])
})
