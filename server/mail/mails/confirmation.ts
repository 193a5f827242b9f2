import { createElement as h } from 'react'
import { privacyContact } from '../../../domain/content/contact-ways.ts'
import { CONFIRMATIONS_A_DAY } from '../../../domain/enquiry/confirmations.ts'
import { dayAndTime } from '../../../domain/inbox/words/days.ts'
import { confirmationSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { counted, inWords } from '../../../domain/wording/counting-words.ts'
import type { Confirmation, MailedPlan } from '../due-mail.ts'
import { Action } from '../parts/action.ts'
import { Figures } from '../parts/figures.ts'
import { Foot } from '../parts/foot.ts'
import { FullMoon } from '../parts/moon.ts'
import { Paper } from '../parts/paper.ts'
import { Heading, Paragraph } from '../parts/words.ts'
import type { ComposedEmail, Frame } from './composed-email.ts'
import { figuresForVisitor } from './plan-figures.ts'

type Props = { mail: Confirmation; frame: Frame; subject: string }

/** To who sent a form: until when a person answers. Nothing that was typed stands in it: anybody may have typed the address. */
export function confirmation(mail: Confirmation, frame: Frame): ComposedEmail {
  const subject = confirmationSubject({ arrivedMs: mail.at, dueMs: mail.answerBy })
  return { subject, page: h(ConfirmationMail, { mail, frame, subject }) }
}

function ConfirmationMail({ mail, frame, subject }: Props) {
  const { answerBy, plan, form } = mail
  return h(
    Paper,
    { title: subject, preview: 'A person reads it. You do not have to do anything more.' },
    h(FullMoon),
    h(Heading, null, 'We have your message'),
    h(
      Paragraph,
      null,
      'A person reads it and answers you by ',
      h('b', null, dayAndTime(answerBy)),
      '. You do not have to do anything more.',
    ),
    plan && h(PlanAlong, { plan, siteUrl: frame.siteUrl }),
    h(Foot, { company: frame.company, why: reasonFor(form, frame) }),
  )
}

function PlanAlong({ plan, siteUrl }: { plan: MailedPlan; siteUrl: string }) {
  return [
    h(Paragraph, { key: 'came' }, 'Your plan came with it:'),
    h(Figures, { key: 'figures', rows: figuresForVisitor(plan) }),
    h(Action, {
      ...{ key: 'again', label: 'See your plan again' },
      href: `${siteUrl}${paths.calculator(plan.query)}`,
    }),
    h(
      Paragraph,
      { key: 'valid' },
      `This is an estimate, valid for ${counted(plan.validDays, 'day')}. Sending it did not commit you to anything.`,
    ),
  ]
}

function reasonFor(form: string, { company }: Frame): string {
  const why = `You get this mail because somebody sent ${form} with this address: we confirm each message once, and at most ${inWords(CONFIRMATIONS_A_DAY)} in 24 hours.`
  const contact = privacyContact(company)
  return contact ? `${why} If it was not you, write to ${contact.text} and we delete it.` : why
}
