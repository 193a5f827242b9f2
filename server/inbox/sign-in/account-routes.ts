import { changeNameSchema } from '../../../domain/inbox/api/account.ts'
import type { Done } from '../../../domain/inbox/api/basics.ts'
import type { Sessions } from '../../../domain/inbox/api/people.ts'
import {
  type Colleague,
  noticeTimesSchema,
  type SessionAnswer,
  singleKeysSchema,
} from '../../../domain/inbox/api/session.ts'
import { addPasskeySchema, changePasswordSchema, type Passkeys } from '../../../domain/inbox/api/sign-in.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { initialsOf } from '../../../domain/inbox/words/names.ts'
import { allStaff, type StaffMember } from '../../store/sql/staff.ts'
import type { InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { type OwnAccount, shortPasskeyId } from './own-account.ts'
import type { SessionCookies } from './session-cookie.ts'
import { signedBy } from './sessions.ts'

type AccountRouteDependencies = InboxServices & { account: OwnAccount; cookies: SessionCookies }

const DONE: Done = { done: true }
const OWN = NEEDS['change-own-sign-in']
const NOT_MADE = new Refused(400, { error: 'The passkey was not made. Please try again.' })
const ENOUGH = new Refused(409, { error: 'You have 20 passkeys. Take one away first.' })
const LAST_WAY_IN = new Refused(409, {
  error: 'This is your only way in. Add another passkey or a password first.',
})

/** What people see and do of their own: who they are, where they are signed in, with what. */
export function addAccountRoutes(routes: InboxRoutes, parts: AccountRouteDependencies): void {
  addSessionRoutes(routes, parts)
  addPasskeyRoutes(routes, parts)
}

function addSessionRoutes(routes: InboxRoutes, parts: AccountRouteDependencies): void {
  const { database, account, cookies, frame, now } = parts
  routes.anyone('GET', 'session', {}, async ({ request }): Promise<SessionAnswer> => {
    const signed = await signedBy(parts, cookies.read(request.headers.cookie), now().getTime())
    if (!signed) return { me: null }
    const { staff } = signed
    const everybody = await database.read(allStaff)
    const { email, role, singleKeys, notices, passkeys, password } = staff
    return {
      now: now().getTime(),
      me: {
        ...colleagueOf(staff),
        email,
        role,
        singleKeys,
        notices,
        passkeys,
        hasPassword: password !== null,
      },
      colleagues: everybody.filter(({ joinedAt }) => joinedAt !== null).map(colleagueOf),
      ...(await frame()),
    }
  })
  routes.staff('PUT', 'session/keys', { body: singleKeysSchema }, async ({ signed, body }) => {
    await account.setSingleKeys(signed, body.singleKeys)
    return DONE
  })
  routes.staff('PUT', 'session/notices', { body: noticeTimesSchema }, async ({ signed, body }) => {
    await account.setNotices(signed, body)
    return DONE
  })
  routes.staff('GET', 'sessions', {}, async ({ signed }): Promise<Sessions> => {
    const sessions = (await account.sessions(signed)).map(({ hash, device, isPhone, lastUsedAt }) => ({
      id: hash,
      device,
      phone: isPhone,
      lastUsedAt,
      current: hash === signed.session.hash,
    }))
    return { sessions: sessions.toSorted((a, b) => Number(b.current) - Number(a.current)) }
  })
  routes.staff('DELETE', 'sessions/:id', {}, async ({ signed, param }) =>
    (await account.endSession(signed, param('id'))) ? DONE : NOT_HERE,
  )
  routes.staff('POST', 'sign-out', {}, async ({ signed, reply }) => {
    await account.signOut(signed)
    reply.header('set-cookie', cookies.clear())
    return DONE
  })
  routes.staff('POST', 'sign-out-everywhere', {}, async ({ signed, reply }) => {
    await account.signOutEverywhere(signed)
    reply.header('set-cookie', cookies.clear())
    return DONE
  })
}

function addPasskeyRoutes(routes: InboxRoutes, { account }: AccountRouteDependencies): void {
  routes.staff('GET', 'passkeys', {}, async ({ signed }): Promise<Passkeys> => {
    const passkeys = await account.passkeys(signed)
    return {
      passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id: shortPasskeyId(id),
        name,
        createdAt,
        lastUsedAt,
      })),
    }
  })
  routes.staff('POST', 'passkeys/options', OWN, async ({ signed }) => ({
    options: await account.passkeyOptions(signed),
  }))
  routes.staff('POST', 'passkeys', { ...OWN, body: addPasskeySchema }, async ({ signed, body }) => {
    const result = await account.addPasskey(signed, body.response, body.name)
    return { added: DONE, 'not-made': NOT_MADE, 'too-many': ENOUGH }[result]
  })
  routes.staff('DELETE', 'passkeys/:id', OWN, async ({ signed, param }) => {
    const result = await account.removePasskey(signed, param('id'))
    return { removed: DONE, unknown: NOT_HERE, 'last-way-in': LAST_WAY_IN }[result]
  })
  routes.staff('PUT', 'name', { ...OWN, body: changeNameSchema }, async ({ signed, body }) => {
    await account.setName(signed, body.name)
    return DONE
  })
  routes.staff('PUT', 'password', { ...OWN, body: changePasswordSchema }, async ({ signed, body }) => {
    const sentence = await account.setPassword(signed, body.password)
    return sentence === null ? DONE : fieldErrorsRefusal({ password: sentence })
  })
}

function colleagueOf({ id, name, leftAt }: StaffMember): Colleague {
  return { id, name, initials: initialsOf(name), left: leftAt !== null }
}
