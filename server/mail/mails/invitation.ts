import { createElement as h } from 'react'
import { invitationSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { Invitation } from '../due-mail.ts'
import { onOneLine } from '../mailbox.ts'
import { formatFullTime, weekdayAndTime } from '../moments.ts'
import { Action } from '../parts/action.ts'
import { Foot } from '../parts/foot.ts'
import { Paper } from '../parts/paper.ts'
import { Heading, Paragraph } from '../parts/words.ts'
import type { ComposedEmail, Frame } from './composed-email.ts'

type Props = { mail: Invitation; token: string; frame: Frame; subject: string }

/** Asks a colleague into the inbox. */
export function invitation(mail: Invitation, token: string, frame: Frame): ComposedEmail {
  const subject = invitationSubject(onOneLine(mail.by))
  return { subject, page: h(InvitationMail, { mail, token, frame, subject }) }
}

function InvitationMail({ mail, token, frame, subject }: Props) {
  const by = onOneLine(mail.by)
  const colleagues = listed([by, ...mail.others.map((name) => onOneLine(name))])
  const { company, siteUrl } = frame
  return h(
    Paper,
    { title: subject, preview: `The link works once, until ${weekdayAndTime(mail.until)}.` },
    h(Heading, null, subject),
    h(
      Paragraph,
      null,
      `You will read and answer the enquiries of ${company.tradingName.value} with ${colleagues}.`,
    ),
    h(Action, { label: 'Choose how you sign in', href: `${siteUrl}${paths.inboxInvited(token)}` }),
    h(
      Paragraph,
      null,
      `The link works once, until ${formatFullTime(mail.until)}. If you do not know ${by}, do nothing.`,
    ),
    h(Foot, { company }),
  )
}

function listed(names: ReadonlyArray<string>): string {
  const last = names.at(-1) ?? ''
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`
}
