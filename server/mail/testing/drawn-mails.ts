// Mails for tests: those of the design drawings, and the display of a text part by a mail program.
import type { Company } from '../../../domain/content/company.ts'
import type { ComposerDependencies } from '../due-mail.ts'
import type { Confirmation } from '../mails/confirmation.ts'
import type { NewEnquiry } from '../mails/new-enquiry.ts'
import type { MailedPlan } from '../mails/plan-figures.ts'

export const FRIDAY = Date.parse('2026-11-20T09:05:00Z')
export const MONDAY = Date.parse('2026-11-23T09:05:00Z')

export const COMPANY: Company = {
  tradingName: { value: 'Twelve Moons', example: true },
  registeredName: { value: 'Twelve Moons (Pty) Ltd', example: true },
  email: { value: 'hello@twelvemoons.example', example: true },
  phone: { value: '011 123 4567', example: true },
  whatsapp: { value: '082 123 4567', example: true },
  informationOfficerEmail: { value: 'privacy@twelvemoons.example', example: true },
  social: [],
  demos: { store: '/demos/store', admin: '/demos/admin' },
}

export const COMPOSER: ComposerDependencies = {
  company: COMPANY,
  accent: '#fa8268',
  solutions: [],
  siteUrl: 'https://twelvemoons.example',
  from: 'hello@twelvemoons.example',
  notify: ['thandeka@twelvemoons.example', 'pieter@twelvemoons.example'],
  openToken: (sealed) => sealed.replace('sealed:', ''),
  printPlan: async (query) => ({
    filename: 'Plan EST-8THH-12.pdf',
    contentType: 'application/pdf',
    content: Buffer.from(query),
  }),
}

const PLAN: MailedPlan = {
  reference: 'EST-8THH-12',
  need: 'ecommerce',
  extras: [],
  query: 'v=2026-11-20&need=ecommerce&months=12',
  totalLabel: 'Total, VAT included',
  totalCents: 6_417_000,
  lumpSumCents: 0,
  eachCents: 534_750,
  months: 12,
  firstDue: '2026-12-25',
  codeOn: '2027-11-25',
  validDays: 30,
}

export const NEW_ENQUIRY: NewEnquiry = {
  kind: 'new-enquiry',
  at: FRIDAY,
  number: 4412,
  name: 'Nomvula Khoza',
  phone: '+27835550142',
  email: 'nomvula@khoza.example',
  about: 'White label solution',
  page: '/contact-us',
  sentAt: FRIDAY,
  answerBy: MONDAY,
  callTime: null,
  message:
    'Sawubona. We are a hardware shop in Pinetown with about 2 300 lines of stock. Builders send us lists on WhatsApp all day and my daughter types them into Sage by hand.\n\nSiyabonga, Nomvula Khoza',
  plan: PLAN,
  brand: null,
}

export const CONFIRMATION: Confirmation = {
  kind: 'confirmation',
  at: FRIDAY,
  to: 'nomvula@khoza.example',
  answerBy: MONDAY,
  form: 'our contact form',
  plan: PLAN,
}

/** A text part as a mail program displays it on a wide screen: format=flowed joined (RFC 3676), no-break spaces as ordinary ones. */
export function asRead(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replaceAll('\u00a0', ' ')
    .replace(/^ /gm, '')
    .replace(/(?<!^--) \n/gm, ' ')
}
