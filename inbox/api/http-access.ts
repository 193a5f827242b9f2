import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { addressLinkSchema } from '../../domain/inbox/api/account.ts'
import { passkeyOptionsSchema, welcomeSchema } from '../../domain/inbox/api/sign-in.ts'
import { type AccessApi, PasskeyCancelled } from './inbox-api.ts'
import { post, send } from './send.ts'

/** Signing in and out over HTTP; the passkey library is loaded on first use. */
export const httpAccess: AccessApi = {
  signInWithPasskey: () => authenticateWithPasskey('/sign-in/passkey/options', '/sign-in/passkey/verify'),
  signInWithPassword: (credentials) => post('/sign-in/password', credentials),
  signOut: () => post('/sign-out'),
  signOutEverywhere: () => post('/sign-out-everywhere'),
  welcome: (kind, token) => send(`/${kind}/${encodeURIComponent(token)}`, welcomeSchema),
  joinWithPasskey: (kind, token, newcomer) => {
    const path = `/${kind}/${encodeURIComponent(token)}`
    return registerPasskey(`${path}/options`, path, newcomer)
  },
  joinWithPassword: (kind, token, newcomer) => post(`/${kind}/${encodeURIComponent(token)}`, newcomer),
  newAddressLink: (token) => send(`/address/${encodeURIComponent(token)}`, addressLinkSchema),
  confirmNewAddress: (token) => post(`/address/${encodeURIComponent(token)}`),
  addPasskey: () => registerPasskey('/passkeys/options', '/passkeys', {}),
  reauthenticateWithPasskey: () => authenticateWithPasskey('/reauthenticate/options', '/reauthenticate'),
  reauthenticateWithPassword: (password) => post('/reauthenticate', { password }),
}

async function authenticateWithPasskey(optionsPath: string, verifyPath: string): Promise<void> {
  const { options } = await send(optionsPath, passkeyOptionsSchema, { body: {} })
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The server made these options with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const response = await startAuthentication({ optionsJSON }).catch(throwCancelled)
  await post(verifyPath, { response })
}

async function registerPasskey(optionsPath: string, path: string, newcomer: object): Promise<void> {
  const { options } = await send(optionsPath, passkeyOptionsSchema, { body: newcomer })
  const { startRegistration } = await import('@simplewebauthn/browser')
  // The server made these options with the same library.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const response = await startRegistration({ optionsJSON }).catch(throwCancelled)
  await post(path, { ...newcomer, response })
}

function throwCancelled(cause: unknown): never {
  throw new PasskeyCancelled('The passkey was not used.', { cause })
}
