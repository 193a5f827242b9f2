import { mailMessage } from '../../mail/mail-message.ts'
import type { Sealer } from '../../secrets.ts'
import { putIntoOutbox } from '../../store/sql/outbox.ts'
import { allStaff } from '../../store/sql/staff.ts'
import type { SendInvitation } from '../services.ts'
import { tokenHash } from '../sign-in/token.ts'
import { isCurrentStaff } from './current-staff.ts'

/** Invites by mail. In the outbox the token is encrypted; everywhere else only its hash is stored. */
export function mailInvitations({ seal }: Pick<Sealer, 'seal'>): SendInvitation {
  return async (tx, { to, invitedBy, token, at, until }) => {
    const members = (await allStaff(tx)).filter(isCurrentStaff)
    const colleagues = members.map(({ name }) => name).filter((name) => name !== invitedBy)
    const mail = {
      kind: 'invitation' as const,
      at,
      to,
      by: invitedBy,
      others: colleagues,
      token: seal(token),
      until,
    }
    const name = `invitation.${tokenHash(token).slice(0, 16)}`
    await putIntoOutbox(tx, mailMessage({ name, postId: null, mail }), at)
  }
}
