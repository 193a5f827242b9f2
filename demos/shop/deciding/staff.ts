import { BRANCHES } from '../../catalogue/product.ts'
import { refused } from '../refusals.ts'
import { ROLES } from '../roles.ts'
import { MAX_NAME_CHARS } from '../validate-product.ts'
import { done, type Rules } from './rule.ts'

const MAX_STAFF = 50

export const STAFF_RULES: Rules<'ask someone in'> = {
  'ask someone in': (state, { member }) => {
    const name = member.name.trim()
    if (name === '' || name.length > MAX_NAME_CHARS)
      return refused('not possible', 'Who is it? Write a name.')
    if (!ROLES.includes(member.role)) return refused('not possible', 'Choose what they do.')
    if (state.staff.some((one) => one.name.toLowerCase() === name.toLowerCase()))
      return refused('not possible', `${name} is in already.`)
    if (state.staff.length >= MAX_STAFF) return refused('not possible', `${MAX_STAFF} people are the most.`)
    const branch = BRANCHES.find((one) => one === member.branch) ?? null
    return done(state, { staff: [...state.staff, { name, role: member.role, branch }] })
  },
}
