import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import type { Company } from '../../../domain/content/company.ts'
import { directContactMethods, privacyContact } from '../../../domain/content/contact-methods.ts'
import { leadFormName } from '../../../domain/enquiry/lead-form.ts'
import { CONFIRMATIONS_A_DAY } from '../../../domain/enquiry/mailbox.ts'
import { confirmationSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { counted, inWords, NO_BREAK_SPACE } from '../../../domain/wording.ts'
import {
  bold,
  button,
  footer,
  fullMoon,
  heading,
  lines,
  link,
  type MailBlock,
  paragraph,
  table,
} from '../mail-blocks.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'
import { figuresForVisitor, type MailedPlan, planSchema } from './plan-figures.ts'

export const kind = 'confirmation'
export const name = 'Confirmation'

export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  /** null: the promised time has passed. */
  answerBy: epochMs.nullable(),
  /** `our contact form` */
  form: z.string(),
  plan: planSchema.nullable(),
})
export type Confirmation = z.infer<typeof schema>

/**
 * Tells the sender of a form by when a person answers, how to reach us before, and what the price of the product includes. It repeats
 * nothing from the form: a stranger may have typed the address.
 */
export function write({ at, to, answerBy, form, plan }: Confirmation, context: MailContext): WrittenMail {
  const { company } = context
  return {
    to: [to],
    subject: confirmationSubject(answerBy === null ? null : { arrivedMs: at, dueMs: answerBy }),
    preview: 'A person reads it. You do not have to do anything more.',
    blocks: [
      fullMoon(context),
      heading('We have your message'),
      answerTime(answerBy),
      ...contactMethods(company),
      ...(plan === null ? [] : planBlocks(plan, context)),
      ...includedInPrice({ form, plan }, context),
      footer(company, reasonFor(form, company)),
    ],
  }
}

function answerTime(answerBy: number | null): MailBlock {
  if (answerBy === null)
    return paragraph('This mail comes late. A person reads your message and answers you.')
  return paragraph(
    'A person reads it and answers you by ',
    bold(dayAndTime(answerBy)),
    '. You do not have to do anything more.',
  )
}

/** WhatsApp and telephone, if the company has them. */
function contactMethods(company: Company): Array<MailBlock> {
  const methods = directContactMethods(company)
  if (methods.length === 0) return []
  const links = methods.flatMap(({ name, text, href }, index) => {
    const number = text.replaceAll(' ', NO_BREAK_SPACE)
    return [
      index === 0 ? '' : ' or ',
      name === 'Phone' ? 'phone ' : `${name} `,
      href === null ? number : link(number, href),
    ]
  })
  return [paragraph('To add something, ', ...links, '.')]
}

function planBlocks(plan: MailedPlan, { siteUrl }: MailContext): Array<MailBlock> {
  const { reference, query, validDays } = plan
  return [
    paragraph(`Your plan came with it. To ask about it, give us its number: ${reference}.`),
    table(figuresForVisitor(plan)),
    ...(query === null
      ? []
      : [button({ label: 'See your plan again', href: `${siteUrl}${paths.calculator(query)}` })]),
    paragraph(
      `This is an estimate, valid for ${counted(validDays, 'day')}. Sending it did not commit you to anything.`,
    ),
  ]
}

/** What the price of a solution includes, in the words of its page. Empty for other messages. */
function includedInPrice(
  { form, plan }: Pick<Confirmation, 'form' | 'plan'>,
  { solutions }: MailContext,
): Array<MailBlock> {
  const solution = solutions.find(({ url, title }) =>
    plan ? url === plan.need : leadFormName(title) === form,
  )
  if (!solution) return []
  const points = solution.whatsIncluded.points.map(({ text }) => `• ${text}`)
  return [paragraph(`What the price of ${solution.title} includes:`), lines(points.join('\n'))]
}

function reasonFor(form: string, company: Company): string {
  const reason = `You get this mail because somebody sent ${form} with this address: we confirm each message once, and at most ${inWords(CONFIRMATIONS_A_DAY)} in 24 hours.`
  const contact = privacyContact(company)
  return contact ? `${reason} If it was not you, write to ${contact.text} and we delete it.` : reason
}
