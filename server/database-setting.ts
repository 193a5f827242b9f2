import { z } from 'zod'
import type { FirebaseSetting } from './firebase-setting.ts'

/** Which store keeps the data: the embedded one in the data folder, or the one that DATABASE_URL names. */
export type Database =
  | { kind: 'sqlite' }
  | { kind: 'postgres'; url: string }
  | ({ kind: 'firebase' } & FirebaseSetting)

/** What DATABASE_URL alone says. */
export type NamedDatabase = Exclude<Database, { kind: 'firebase' }> | { kind: 'firebase'; projectId: string }

const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/ // as Google Cloud's console asks for it
const KINDS = 'must be postgres://user:password@host:5432/database or firebase://PROJECT_ID'

/** Reads DATABASE_URL, for its place in the schema of the environment. Its value is never repeated: it holds a password. */
export function toDatabase(value: string, context: z.RefinementCtx): NamedDatabase {
  const fault = (message: string) => {
    context.addIssue({ code: 'custom', message: `${message}; left out, the data is kept in DATA_DIR` })
    return z.NEVER
  }
  const [scheme, rest = ''] = value.split('://')
  if (scheme === 'postgres' || scheme === 'postgresql')
    return namesADatabase(value) ? { kind: 'postgres', url: value } : fault(`names no database: ${KINDS}`)
  if (scheme === 'firebase')
    return PROJECT_ID.test(rest)
      ? { kind: 'firebase', projectId: rest }
      : fault(`has no project id: ${KINDS}`)
  return fault(KINDS)
}

function namesADatabase(value: string): boolean {
  return (URL.parse(value)?.pathname.length ?? 0) > 1
}
