import { z } from 'zod'
import type { Company } from '../../../domain/content/company.ts'
import { directContactMethods, privacyContact } from '../../../domain/content/contact-ways.ts'
import { leadFormName } from '../../../domain/enquiry/lead-form.ts'
import { CONFIRMATIONS_A_DAY } from '../../../domain/enquiry/mailbox.ts'
import { dayAndTime } from '../../../domain/inbox/words/days.ts'
import { confirmationSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { counted, inWords, NO_BREAK_SPACE } from '../../../domain/wording.ts'
import { moment, type Writing, type WrittenMail } from '../mail-definition.ts'
import { figuresForVisitor, type MailedPlan, planSchema } from './plan-figures.ts'

export const kind = 'confirmation'
export const name = 'Confirmation'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: moment,
  to: z.string(),
  /** null: the promise has passed. */
  answerBy: moment.nullable(),
  /** `our contact form` */
  form: z.string(),
  plan: planSchema.nullable(),
})
export type Confirmation = z.infer<typeof schema>

/** To who sent a form: until when a person answers, how to reach us before, and what the price of the product includes. Nothing that was typed stands in it: anybody may have typed the address. */
export function write({ at, to, answerBy, form, plan }: Confirmation, writing: Writing): WrittenMail {
  const { company, kit } = writing
  const { h, Foot, FullMoon, Heading, Paper, Paragraph } = kit
  const subject = confirmationSubject(answerBy === null ? null : { arrivedMs: at, dueMs: answerBy })
  const page = h(
    Paper,
    { title: subject, preview: 'A person reads it. You do not have to do anything more.' },
    h(FullMoon),
    h(Heading, null, 'We have your message'),
    answerBy === null
      ? h(Paragraph, null, 'This mail comes late. A person reads your message and answers you.')
      : h(
          Paragraph,
          null,
          'A person reads it and answers you by ',
          h('b', null, dayAndTime(answerBy)),
          '. You do not have to do anything more.',
        ),
    contactPart(writing),
    plan && planParts(plan, writing),
    includedParts({ form, plan }, writing),
    h(Foot, { company, why: reasonFor(form, company) }),
  )
  return { to: [to], subject, page }
}

/** WhatsApp and telephone, as far as the company has them. */
function contactPart({ company, kit: { h, Paragraph } }: Writing) {
  const methods = directContactMethods(company)
  if (methods.length === 0) return null
  const ways = methods.flatMap(({ name, text, href }, at) => {
    const number = text.replaceAll(' ', NO_BREAK_SPACE)
    return [
      at === 0 ? '' : ' or ',
      name === 'Phone' ? 'phone ' : `${name} `,
      href === null ? number : h('a', { key: name, href }, number),
    ]
  })
  return h(Paragraph, null, 'To add something, ', ...ways, '.')
}

function planParts(plan: MailedPlan, { siteUrl, kit: { h, Action, Figures, Paragraph } }: Writing) {
  return [
    h(
      Paragraph,
      { key: 'came' },
      `Your plan came with it. To ask about it, give us its number: ${plan.reference}.`,
    ),
    h(Figures, { key: 'figures', rows: figuresForVisitor(plan) }),
    plan.query !== null &&
      h(Action, {
        key: 'again',
        label: 'See your plan again',
        href: `${siteUrl}${paths.calculator(plan.query)}`,
      }),
    h(
      Paragraph,
      { key: 'valid' },
      `This is an estimate, valid for ${counted(plan.validDays, 'day')}. Sending it did not commit you to anything.`,
    ),
  ]
}

/** What the price of a solution includes, in the words of its page; nothing for other messages. */
function includedParts(
  { form, plan }: Pick<Confirmation, 'form' | 'plan'>,
  { solutions, kit: { h, Lines, Paragraph } }: Writing,
) {
  const solution = solutions.find(({ url, title }) =>
    plan ? url === plan.need : leadFormName(title) === form,
  )
  if (!solution) return null
  const points = solution.whatsIncluded.points.map(({ text }) => `• ${text}`)
  return [
    h(Paragraph, { key: 'what' }, `What the price of ${solution.title} includes:`),
    h(Lines, { key: 'points', text: points.join('\n') }),
  ]
}

function reasonFor(form: string, company: Company): string {
  const why = `You get this mail because somebody sent ${form} with this address: we confirm each message once, and at most ${inWords(CONFIRMATIONS_A_DAY)} in 24 hours.`
  const contact = privacyContact(company)
  return contact ? `${why} If it was not you, write to ${contact.text} and we delete it.` : why
}
