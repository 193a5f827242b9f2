/** Owners run the inbox, members work in it. */
export const ROLES = ['owner', 'member'] as const
export type Role = (typeof ROLES)[number]

/** owner: members are refused. confirmed: the passkey or password was given again within the last minutes. */
export type Needs = { readonly owner?: true; readonly confirmed?: true }

/** For an owner's actions that a stranger at the signed-in computer must not perform. */
const OWNERS_ACT = { owner: true, confirmed: true } as const

/**
 * The permission that each action needs in addition to a session: the routes enforce it, and the pages hide what it forbids. A member
 * may read, answer and add notes.
 */
export const NEEDS = {
  answer: {},
  release: {},
  'delete-held-back': {},
  'stop-subscriber': {},
  'change-own-sign-in': { confirmed: true },
  export: OWNERS_ACT,
  'export-person': OWNERS_ACT,
  'erase-person': OWNERS_ACT,
  'change-people': OWNERS_ACT,
  'change-settings': OWNERS_ACT,
  'change-website': { owner: true },
  'publish-website': OWNERS_ACT,
  'read-audit': { owner: true },
  'export-audit': OWNERS_ACT,
} as const satisfies Record<string, Needs>
export type Act = keyof typeof NEEDS

/** Whether a role may perform an action; the passkey or password may still be required. */
export function mayDo(act: Act, role: Role): boolean {
  const needs: Needs = NEEDS[act]
  return role === 'owner' || needs.owner !== true
}
