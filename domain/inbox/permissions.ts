/** Owners run the inbox, members work in it. */
export const ROLES = ['owner', 'member'] as const
export type Role = (typeof ROLES)[number]

/** owner: members are refused. confirmed: passkey or password must have been given again within the last minutes. */
export type Needs = { readonly owner?: true; readonly confirmed?: true }

/** Of what one who finds a signed-in computer must not do. */
const OWNERS_ACT = { owner: true, confirmed: true } as const

/**
 * What each act needs besides a session: the routes refuse by it, and the pages show by it what a person may do. A member
 * reads, answers and notes.
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
  'read-audit': { owner: true },
  'export-audit': OWNERS_ACT,
} as const satisfies Record<string, Needs>
export type Act = keyof typeof NEEDS

/** Whether a role may do something at all; it may still be asked for the passkey or password. */
export function mayDo(act: Act, role: Role): boolean {
  const needs: Needs = NEEDS[act]
  return role === 'owner' || needs.owner !== true
}
