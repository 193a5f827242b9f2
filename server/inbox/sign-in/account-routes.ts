import { changeNameSchema } from '../../../domain/inbox/api/account.ts'
import { addPasskeySchema, changePasswordSchema, type Passkeys } from '../../../domain/inbox/api/sign-in.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { endNewAddress } from '../../store/sql/new-addresses.ts'
import { spendChallenge } from '../../store/sql/one-time-links.ts'
import { addPasskey, passkeysOf, removePasskey } from '../../store/sql/passkeys.ts'
import { endSessionsOf } from '../../store/sql/sessions.ts'
import { setName, setPassword } from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import { type Answer, DONE, type InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import type { Passkeys as PasskeyChecks } from './passkeys.ts'
import { chosenPasswordFault, hashPassword } from './password-hash.ts'
import { lockSignedIn } from './sessions.ts'
import { tokenHash } from './token.ts'

const SHORT_ID_CHARS = 22 // 132 bits
const MAX_PASSKEYS = 20
const OWN_SIGN_IN = NEEDS['change-own-sign-in']
const NOT_MADE = new Refused(400, { error: 'The passkey was not made. Please try again.' })
const TOO_MANY_PASSKEYS = new Refused(409, {
  error: `You have ${MAX_PASSKEYS} passkeys. Take one away first.`,
})
const LAST_WAY_IN = new Refused(409, {
  error: 'This is your only way in. Add another passkey or a password first.',
})

/** The name and credentials of a member of staff, which only they can change. */
export function addAccountRoutes(
  routes: InboxRoutes,
  services: InboxServices & { passkeys: PasskeyChecks },
): void {
  const { database, passkeys, now, randomBytes } = services

  routes.staff('GET', 'passkeys', {}, async ({ signedIn }): Promise<Passkeys> => {
    const ownPasskeys = await database.read((tx) => passkeysOf(tx, signedIn.staff.id))
    return {
      passkeys: ownPasskeys.map(({ id, name, createdAt, lastUsedAt }) => ({
        id: shortPasskeyId(id),
        name,
        createdAt,
        lastUsedAt,
      })),
    }
  })

  routes.staff('POST', 'passkeys/options', OWN_SIGN_IN, async ({ signedIn: { staff, session } }) => {
    const existing = await database.read((tx) => passkeysOf(tx, staff.id))
    return { options: await passkeys.optionsForNew(staff, existing, session.hash) }
  })

  const passkeyNeeds = { ...OWN_SIGN_IN, body: addPasskeySchema }
  routes.staff('POST', 'passkeys', passkeyNeeds, async ({ signedIn, body }): Promise<Answer> => {
    const { staff, session } = signedIn
    const at = now().getTime()
    const verified = await passkeys.checkNew(body.response, session.hash)
    if (!verified) return NOT_MADE
    const { passkey, answered } = verified
    return database.transaction(async (tx) => {
      await lockSignedIn(tx, signedIn)
      if ((await passkeysOf(tx, staff.id)).length >= MAX_PASSKEYS) return TOO_MANY_PASSKEYS
      if (!(await spendChallenge(tx, answered.hash, answered.until, at))) return NOT_MADE
      const name = body.name || session.device
      if (!(await addPasskey(tx, { ...passkey, staff: staff.id, name, createdAt: at }))) return NOT_MADE
      await recordAct(services, tx, signedIn.staff.id, 'added-passkey', { name })
      return DONE
    })
  })

  routes.staff('DELETE', 'passkeys/:id', OWN_SIGN_IN, ({ signedIn, param }) =>
    database.transaction(async (tx) => {
      const { password } = await lockSignedIn(tx, signedIn)
      const all = await passkeysOf(tx, signedIn.staff.id)
      const ownPasskey = all.find(({ id }) => shortPasskeyId(id) === param('id'))
      if (!ownPasskey) return NOT_HERE
      if (all.length === 1 && password === null) return LAST_WAY_IN
      await removePasskey(tx, ownPasskey.id, signedIn.staff.id)
      await recordAct(services, tx, signedIn.staff.id, 'removed-passkey', { name: ownPasskey.name })
      return DONE
    }),
  )

  routes.staff('PUT', 'name', { ...OWN_SIGN_IN, body: changeNameSchema }, ({ signedIn, body: { name } }) =>
    database.transaction(async (tx) => {
      const { name: from } = await lockSignedIn(tx, signedIn)
      if (name === from) return DONE
      await setName(tx, signedIn.staff.id, name)
      await recordAct(services, tx, signedIn.staff.id, 'changed-name', { from, to: name })
      return DONE
    }),
  )

  // Ends all other sessions, and a pending change of address.
  routes.staff(
    'PUT',
    'password',
    { ...OWN_SIGN_IN, body: changePasswordSchema },
    async ({ signedIn, body }) => {
      const sentence = await chosenPasswordFault(body.password, signedIn.staff, services)
      if (sentence !== null) return fieldErrorsRefusal({ password: sentence })
      const hash = await hashPassword(body.password, randomBytes)
      await database.transaction(async (tx) => {
        await lockSignedIn(tx, signedIn)
        await setPassword(tx, signedIn.staff.id, hash)
        await endNewAddress(tx, signedIn.staff.id, now().getTime())
        await endSessionsOf(tx, signedIn.staff.id, signedIn.session.hash)
        await recordAct(services, tx, signedIn.staff.id, 'changed-password')
      })
      return DONE
    },
  )
}

/** Names a passkey in an address, for which the credential's own id can be too long. */
function shortPasskeyId(id: string): string {
  return tokenHash(id).slice(0, SHORT_ID_CHARS)
}
