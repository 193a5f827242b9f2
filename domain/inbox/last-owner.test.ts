import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Colleague, LAST_OWNER_SENTENCE, type StaffChange, staffRefusal } from './last-owner.ts'

const owner: Colleague = { id: 'thandeka', role: 'owner', leftAt: null, isInvited: false }
const member: Colleague = { id: 'pieter', role: 'member', leftAt: null, isInvited: false }

test('the last owner cannot leave or become a member', () => {
  const staff = [owner, member]
  expect(staffRefusal(staff, 'thandeka', { left: true })).toBe(LAST_OWNER_SENTENCE)
  expect(staffRefusal(staff, 'thandeka', { role: 'member' })).toBe(LAST_OWNER_SENTENCE)
  expect(staffRefusal(staff, 'thandeka', { role: 'owner' })).toBeNull()
  expect(staffRefusal(staff, 'pieter', { left: true })).toBeNull()
})

test('an owner who was only invited, or has left, is no other owner', () => {
  for (const other of [{ isInvited: true }, { leftAt: 1 }]) {
    const staff = [owner, { ...owner, id: 'aisha', ...other }]
    expect(staffRefusal(staff, 'thandeka', { left: true })).toBe(LAST_OWNER_SENTENCE)
  }
  expect(staffRefusal([owner, { ...owner, id: 'aisha' }], 'thandeka', { left: true })).toBeNull()
})

test('an invitation is taken back, also an owner’s; who has left is changed no more', () => {
  expect(
    staffRefusal([owner, { ...owner, id: 'aisha', isInvited: true }], 'aisha', { left: true }),
  ).toBeNull()
  expect(staffRefusal([owner, { ...member, leftAt: 1 }], 'pieter', { role: 'owner' })).not.toBeNull()
  expect(staffRefusal([owner], 'nobody', { left: true })).not.toBeNull()
})

test('whatever is tried, in any order, an owner stays who can sign in', () => {
  const ids = ['a', 'b', 'c', 'd'] as const
  const anyChange: fc.Arbitrary<StaffChange> = fc.constantFrom(
    { role: 'owner' },
    { role: 'member' },
    { left: true },
  )
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...ids), anyChange), { maxLength: 30 }), (changes) => {
      const staff = ids.map(
        (id, at): Colleague => ({ ...(at === 0 ? owner : member), id, isInvited: at === 3 }),
      )
      for (const [id, change] of changes) {
        const changed = staff.find((each) => each.id === id)
        if (!changed || staffRefusal(staff, id, change) !== null) continue
        Object.assign(changed, 'left' in change ? { leftAt: 1 } : change)
      }
      expect(
        staff.some(({ role, leftAt, isInvited }) => role === 'owner' && leftAt === null && !isInvited),
      ).toBe(true)
    }),
  )
})
