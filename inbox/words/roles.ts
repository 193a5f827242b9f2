import type { Role } from '../../domain/inbox/permissions.ts'

export const ROLE_WORDS: Readonly<Record<Role, string>> = { owner: 'Owner', member: 'Member' }
