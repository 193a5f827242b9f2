import { z } from 'zod'
import type { Environment } from '../store-driver.ts'

const LOCAL = /^(localhost|127\.0\.0\.1|\[::1\]|.+\.localhost)$/

/** The Firebase project and the addresses of its services. */
export type FirebaseSetting = {
  projectId: string
  apiKey: string
  /** Base address of Identity Toolkit, for sign-in, without `/v1`. */
  signInUrl: string
  /** Base address of the service that refreshes tokens, without `/v1`. */
  tokenUrl: string
  /** Origin of the database. */
  databaseUrl: string
  /** Names the database for an emulator; null for a real one, whose address names it. */
  namespace: string | null
}

const hostAndPort = z
  .string()
  .regex(/^(\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i, 'must be a host and a port, like 127.0.0.1:9099')

export const firebaseVariables = {
  FIREBASE_API_KEY: z.string().regex(/^\S+$/, 'must be one word').optional(),
  FIREBASE_DATABASE_URL: z.string().transform(toDatabaseUrl).optional(),
  FIREBASE_AUTH_EMULATOR_HOST: hostAndPort.optional(),
  FIREBASE_DATABASE_EMULATOR_HOST: hostAndPort.optional(),
}
const variablesSchema = z.object(firebaseVariables)

/** Conflicts between Firebase settings that are valid individually: 'NAME: sentence'. */
export function firebaseFaults(environment: Environment): Array<string> {
  const isFirebase = environment.DATABASE_URL?.startsWith('firebase://') ?? false
  const faultIfMissing = (name: string, emulator: string, sentence: string) =>
    isFirebase && !environment[name] && !environment[emulator] ? [`${name}: ${sentence}`] : []
  return [
    ...faultIfMissing(
      'FIREBASE_API_KEY',
      'FIREBASE_AUTH_EMULATOR_HOST',
      'firebase:// needs the Web API key of the project',
    ),
    ...faultIfMissing(
      'FIREBASE_DATABASE_URL',
      'FIREBASE_DATABASE_EMULATOR_HOST',
      "firebase:// needs the database's own address, like https://PROJECT_ID-default-rtdb.firebaseio.com",
    ),
    ...(isProduction(environment) ? emulatorsIn(environment) : []),
  ]
}

/**
 * @param environment already validated
 * @returns the addresses; an emulator's address takes precedence, as in Google's tools
 */
export function firebaseSetting(projectId: string, environment: Environment): FirebaseSetting {
  const variables = variablesSchema.parse(environment)
  const { FIREBASE_AUTH_EMULATOR_HOST: auth, FIREBASE_DATABASE_EMULATOR_HOST: database } = variables
  const service = (host: string) => (auth ? `http://${auth}/${host}` : `https://${host}`)
  return {
    projectId,
    apiKey: variables.FIREBASE_API_KEY ?? 'emulator', // the emulator requires a key and accepts any
    signInUrl: service('identitytoolkit.googleapis.com'),
    tokenUrl: service('securetoken.googleapis.com'),
    databaseUrl: database ? `http://${database}` : (variables.FIREBASE_DATABASE_URL ?? ''),
    namespace: database ? projectId : null,
  }
}

/** Emulators accept unsigned tokens. A server is in production once the public origin is https on a real name. */
function isProduction({ NODE_ENV, SITE_URL }: Environment): boolean {
  const url = URL.parse(SITE_URL ?? '')
  return NODE_ENV === 'production' || (url?.protocol === 'https:' && !LOCAL.test(url.hostname))
}

function emulatorsIn(environment: Environment): Array<string> {
  return ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_DATABASE_EMULATOR_HOST']
    .filter((name) => environment[name])
    .map((name) => `${name}: an emulator accepts any token: leave it out in production`)
}

function toDatabaseUrl(value: string, context: z.RefinementCtx): string {
  const url = URL.parse(value)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && LOCAL.test(url.hostname))
  if (url && isSafe && url.pathname === '/' && !url.search && !url.hash && !url.username) return url.origin
  context.addIssue({
    code: 'custom',
    message:
      "must be the database's own address, like https://PROJECT_ID-default-rtdb.firebaseio.com, without a path",
  })
  return z.NEVER
}
