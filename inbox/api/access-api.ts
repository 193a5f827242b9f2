import type { Newcomer, PasswordSignIn, Welcome } from '../../domain/inbox/api/sign-in.ts'

/** Which one-time link: the first owner's or an invitation. */
export type LinkKind = 'first' | 'invited'

/** Getting in and out. The passkey's ceremonies run inside: a cancelled one throws PasskeyCancelled. */
export type AccessApi = {
  signInWithPasskey: () => Promise<void>
  signInWithPassword: (typed: PasswordSignIn) => Promise<void>
  signOut: () => Promise<void>
  signOutEverywhere: () => Promise<void>
  welcome: (kind: LinkKind, token: string) => Promise<Welcome>
  joinWithPasskey: (kind: LinkKind, token: string, who: Newcomer) => Promise<void>
  joinWithPassword: (kind: LinkKind, token: string, who: Newcomer & { password: string }) => Promise<void>
  addPasskey: () => Promise<void>
  reauthenticateWithPasskey: () => Promise<void>
  reauthenticateWithPassword: (password: string) => Promise<void>
}

/** The browser's own question was closed, or it has no passkey for this site. */
export class PasskeyCancelled extends Error {
  override name = 'PasskeyCancelled'
}
