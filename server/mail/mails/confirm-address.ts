import { createElement as h } from 'react'
import { dateAndTime } from '../../../domain/inbox/words/days.ts'
import { confirmAddressSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { ConfirmAddress } from '../due-mail.ts'
import { Action } from '../parts/action.ts'
import { Foot } from '../parts/foot.ts'
import { Paper } from '../parts/paper.ts'
import { Heading, Paragraph } from '../parts/words.ts'
import type { ComposedEmail, Frame } from './composed-email.ts'

type Props = { mail: ConfirmAddress; token: string; frame: Frame; subject: string }

/** Asks whoever owns an address whether they want the newsletter: without their yes none comes. */
export function confirmAddress(mail: ConfirmAddress, token: string, frame: Frame): ComposedEmail {
  const subject = confirmAddressSubject(frame.company.tradingName.value)
  return { subject, page: h(ConfirmAddressMail, { mail, token, frame, subject }) }
}

function ConfirmAddressMail({ mail, token, frame, subject }: Props) {
  return h(
    Paper,
    { title: subject, preview: 'Nothing is sent to you until you press the button on the page.' },
    h(Heading, null, 'One letter a month?'),
    h(Action, {
      sentence:
        'Somebody, we hope you, asked for our letter at this address. Open the page and press the button, and you are on the list',
      href: `${frame.siteUrl}${paths.newsletterConfirm(token)}`,
      label: 'Open the page',
    }),
    h(
      Paragraph,
      null,
      `The link ends on ${dateAndTime(mail.until)}. If it was not you, do nothing: you get no letter, and the address is deleted. If you stopped our letter before, we keep that you did.`,
    ),
    h(Foot, { company: frame.company }),
  )
}
