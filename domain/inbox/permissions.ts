/** Owners run the inbox, members work in it. */
export const ROLES = ['owner', 'member'] as const
export type Role = (typeof ROLES)[number]

/** What somebody may want to do that not every colleague may, or that asks for the passkey or password again. */
export const ACTS = [
  'answer',
  'release',
  'delete-held-back',
  'stop-subscriber',
  'change-own-sign-in',
  'export',
  'erase',
  'change-people',
  'change-settings',
  'check-audit',
] as const
export type Act = (typeof ACTS)[number]

/** A member reads, answers and notes. */
const OWNERS_ONLY: ReadonlySet<Act> = new Set(['export', 'erase', 'change-people', 'change-settings'])

/** What one who found a signed-in computer must not do. */
const ASKS_AGAIN: ReadonlySet<Act> = new Set([...OWNERS_ONLY, 'change-own-sign-in'])

/** For how long the passkey or password given again is good. */
const AGAIN_FOR_MS = 5 * 60_000

/** Whether an act is allowed, and if not what is missing: the role, or the passkey or password given again just now. */
export type Permission = 'allowed' | 'owners-only' | 'reauthenticate'

/**
 * Whether somebody may do something now.
 *
 * @param reauthenticatedAt when the passkey or password was last given, at sign-in or again (epoch milliseconds)
 */
export function permissionFor(
  act: Act,
  { role, reauthenticatedAt }: { role: Role; reauthenticatedAt: number },
  nowMs: number,
): Permission {
  if (OWNERS_ONLY.has(act) && role !== 'owner') return 'owners-only'
  const isFresh = nowMs >= reauthenticatedAt && nowMs - reauthenticatedAt < AGAIN_FOR_MS
  return ASKS_AGAIN.has(act) && !isFresh ? 'reauthenticate' : 'allowed'
}

/** What is told to whoever may not do something. */
export const PERMISSION_SENTENCES: Readonly<Record<Exclude<Permission, 'allowed'>, string>> = {
  'owners-only': 'Only an owner can do this.',
  reauthenticate: 'Use your passkey or password once more to go on.',
}
