import { mailMessage } from '../../mail/mail-message.ts'
import type { Sealer } from '../../secrets.ts'
import { putIntoOutbox } from '../../store/sql/outbox-works.ts'
import { allStaff } from '../../store/sql/staff.ts'
import type { SendInvitation } from './people.ts'
import { tokenHash } from './token.ts'

/** Invites by mail. While it waits in the outbox its token is sealed, as only its hash is kept elsewhere. */
export function mailInvitations({ seal }: Pick<Sealer, 'seal'>): SendInvitation {
  return function* ({ to, invitedBy, token, at, until }) {
    const here = (yield* allStaff()).filter(({ joinedAt, leftAt }) => joinedAt !== null && leftAt === null)
    const others = here.map(({ name }) => name).filter((name) => name !== invitedBy)
    const mail = { kind: 'invitation' as const, at, to, by: invitedBy, others, token: seal(token), until }
    const name = `invitation.${tokenHash(token).slice(0, 16)}`
    yield* putIntoOutbox(mailMessage({ name, postId: null, mail }), at)
  }
}
