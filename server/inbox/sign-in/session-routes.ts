import type { Sessions } from '../../../domain/inbox/api/people.ts'
import {
  type Colleague,
  noticeTimesSchema,
  type SessionAnswer,
  singleKeysSchema,
} from '../../../domain/inbox/api/session.ts'
import { initialsOf } from '../../../domain/inbox/words/names.ts'
import { endSession, endSessionsOf, sessionsOf } from '../../store/sql/sessions.ts'
import { allStaff, type StaffMember, setNotices, setSingleKeys } from '../../store/sql/staff.ts'
import { recordAct } from '../audit/record-act.ts'
import { DONE, type InboxRoutes } from '../requests/define-routes.ts'
import { NOT_HERE } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import type { SessionCookies } from './session-cookie.ts'
import { findSignedIn, sessionCutoffs } from './sessions.ts'

/** The signed-in person, their notification settings, and their sessions. */
export function addSessionRoutes(
  routes: InboxRoutes,
  services: InboxServices & { cookies: SessionCookies },
): void {
  const { database, secretMark, cookies, appShell, now } = services
  routes.anyone('GET', 'session', {}, async ({ request }): Promise<SessionAnswer> => {
    const signedIn = await findSignedIn(services, cookies.read(request.headers.cookie), now().getTime())
    if (!signedIn) return { me: null }
    const { staff } = signedIn
    const allPeople = await database.read(allStaff)
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
      colleagues: allPeople.filter(({ joinedAt }) => joinedAt !== null).map(colleagueOf),
      ...(await appShell()),
    }
  })
  routes.staff('PUT', 'session/keys', { body: singleKeysSchema }, async ({ signedIn, body }) => {
    await database.transaction((tx) => setSingleKeys(tx, signedIn.staff.id, body.singleKeys))
    return DONE
  })
  routes.staff('PUT', 'session/notices', { body: noticeTimesSchema }, async ({ signedIn, body }) => {
    await database.transaction((tx) => setNotices(tx, signedIn.staff.id, body))
    return DONE
  })
  routes.staff('GET', 'sessions', {}, async ({ signedIn }): Promise<Sessions> => {
    const validity = { ...sessionCutoffs(now().getTime()), secretMark }
    const sessions = await database.read((tx) => sessionsOf(tx, signedIn.staff.id, validity))
    const rows = sessions.map(({ hash, device, isPhone, lastUsedAt }) => ({
      id: hash,
      device,
      phone: isPhone,
      lastUsedAt,
      current: hash === signedIn.session.hash,
    }))
    return { sessions: rows.toSorted((a, b) => Number(b.current) - Number(a.current)) }
  })
  routes.staff('DELETE', 'sessions/:id', {}, ({ signedIn: { staff }, param }) =>
    database.transaction(async (tx) => {
      if (!(await endSession(tx, param('id'), staff.id))) return NOT_HERE
      await recordAct(services, tx, staff.id, 'ended-session')
      return DONE
    }),
  )
  routes.staff('POST', 'sign-out', {}, async ({ signedIn: { staff, session }, reply }) => {
    await database.transaction(async (tx) => {
      await endSession(tx, session.hash, staff.id)
      await recordAct(services, tx, staff.id, 'signed-out')
    })
    reply.header('set-cookie', cookies.clear())
    return DONE
  })
  routes.staff('POST', 'sign-out-everywhere', {}, async ({ signedIn: { staff }, reply }) => {
    await database.transaction(async (tx) => {
      const sessions = await endSessionsOf(tx, staff.id)
      await recordAct(services, tx, staff.id, 'signed-out-everywhere', { sessions })
    })
    reply.header('set-cookie', cookies.clear())
    return DONE
  })
}

function colleagueOf({ id, name, leftAt }: StaffMember): Colleague {
  return { id, name, initials: initialsOf(name), left: leftAt !== null }
}
