import type { Done } from '../../../domain/inbox/api/basics.ts'
import {
  changePersonSchema,
  inviteSchema,
  type People as PeopleAnswer,
} from '../../../domain/inbox/api/people.ts'
import { NEEDS } from '../../../domain/inbox/permissions.ts'
import { initialsOf } from '../../../domain/inbox/words/names.ts'
import { countOpen } from '../../store/sql/inbox/lists.ts'
import { openLinks } from '../../store/sql/one-time-links.ts'
import { allStaff } from '../../store/sql/staff.ts'
import type { Answer, InboxRoutes } from '../requests/define-routes.ts'
import { fieldErrorsRefusal, NOT_HERE, Refused } from '../requests/refusal.ts'
import type { InboxServices } from '../services.ts'
import { LINK_MS } from '../sign-in/links.ts'
import type { LinkMade, People, PeopleFault } from './people.ts'

const DONE: Done = { done: true }
const FAULTS: Record<PeopleFault['fault'], Refused> = {
  taken: fieldErrorsRefusal({ email: 'Somebody has this address already' }),
  'last-owner': new Refused(409, { error: 'The last owner cannot leave or become a member.' }),
  joined: new Refused(409, {
    error:
      'Only an invitation is taken back. Whoever has joined leaves, and their name stays for what they did.',
  }),
  unknown: NOT_HERE,
}

/** Who answers, and who is invited to. Members read it, owners change it. */
export function addPeopleRoutes(
  routes: InboxRoutes,
  { database, now, secretMark, people }: InboxServices & { people: People },
): void {
  const ownersAct = NEEDS['change-people']
  routes.staff('GET', 'people', {}, () => peopleNow({ database, now, secretMark }))
  routes.staff('POST', 'people/invite', { ...ownersAct, body: inviteSchema }, async ({ signed, body }) =>
    answerOf(await people.invite(signed, body.email, body.role)),
  )
  routes.staff(
    'PUT',
    'people/:id',
    { ...ownersAct, body: changePersonSchema },
    async ({ signed, param, body }) => {
      if (body.left !== undefined)
        return answerOf(await people[body.left ? 'leave' : 'comeBack'](signed, param('id')))
      return body.role ? answerOf(await people.change(signed, param('id'), body.role)) : DONE
    },
  )
  routes.staff('DELETE', 'people/:id', ownersAct, async ({ signed, param }) =>
    answerOf(await people.takeBack(signed, param('id'))),
  )
  routes.staff('POST', 'people/:id/link', ownersAct, async ({ signed, param }) =>
    answerOf(await people.newLink(signed, param('id'))),
  )
}

function answerOf(result: LinkMade | PeopleFault | null): Answer {
  if (result === null) return DONE
  return 'fault' in result ? FAULTS[result.fault] : { ...DONE, ...result }
}

async function peopleNow({
  database,
  now,
  secretMark,
}: Pick<InboxServices, 'database' | 'now' | 'secretMark'>): Promise<PeopleAnswer> {
  const [everybody, links, open] = await database.read(async (tx) => {
    const staff = await allStaff(tx)
    const ofEach = new Map<string, number>()
    for (const { id } of staff) ofEach.set(id, await countOpen(tx, id))
    return [staff, await openLinks(tx, { nowMs: now().getTime(), secretMark }), ofEach] as const
  })
  const here = everybody.filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)
  const owners = here.filter(({ role }) => role === 'owner').length
  const linkOf = new Map(links.map((link) => [link.staff, link]))
  const invited = everybody.filter(({ joinedAt, leftAt }) => joinedAt === null && leftAt === null)
  return {
    people: here.map(({ id, name, email, role, passkeys, password }) => ({
      id,
      name,
      initials: initialsOf(name),
      email,
      role,
      passkeys,
      hasPassword: password !== null,
      canChange: role === 'member' || owners > 1,
      open: open.get(id) ?? 0,
    })),
    departed: everybody
      .filter(({ leftAt, id }) => leftAt !== null && open.get(id))
      .map(({ id, name }) => ({ id, name, initials: initialsOf(name), open: open.get(id) ?? 0 })),
    invited: invited.map(({ id, email, role, createdAt }) => ({
      id,
      email,
      role,
      invitedAt: linkOf.get(id)?.createdAt ?? createdAt,
      // A link that is over is swept; the invitation stays, to be sent anew or taken back.
      until: linkOf.get(id)?.until ?? createdAt + LINK_MS.invitation,
    })),
  }
}
