import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { isZoneElsewhere, readCallTime } from '../../domain/calls/call-time.ts'
import { calculatorNames } from '../../domain/content/visitor-lines.ts'
import { CONTACT_FORM } from '../../domain/enquiry/contact-form.ts'
import type { Consent, Enquiry, WantedCall } from '../../domain/enquiry/enquiry.ts'
import { type ExtraAnswers, extraAnswersOf } from '../../domain/enquiry/extra-answers.ts'
import type { Collection, FieldErrors, FormName, NewsChannel } from '../../domain/enquiry/form.ts'
import type { FormDefinition } from '../../domain/enquiry/form-definition.ts'
import { type FormValues, parseForm } from '../../domain/enquiry/form-schema.ts'
import { LEAD_FORM } from '../../domain/enquiry/lead-form.ts'
import { NEWSLETTER_FORM } from '../../domain/enquiry/newsletter-form.ts'
import { recordOf, type SentEstimate } from '../../domain/enquiry/record.ts'
import {
  checkSentPlan,
  readSentBrand,
  type SentBrand,
  type SentPlan,
} from '../../domain/enquiry/sent-attachments.ts'
import { formatRand } from '../../domain/money/money.ts'
import { counted } from '../../domain/wording.ts'
import type { ServerContent } from '../content.ts'

/** The fields of a record that identify the enquiry: its id, its visitor and when it was sent (epoch milliseconds). */
type Identity = { postId: string; userId: string; dateSent: number }

/** A form that was filled in correctly. */
export type FilledForm = {
  values: FormValues
  recordFor: (identity: Identity) => Enquiry['record']
  consentsAt: (givenAt: number) => Array<Consent>
  /** The query of the plan that was sent with it; null if it could not be read: then the rest is stored without it. */
  plan?: { query: string } | null | undefined
  /** The estimate of the plan, if the record has no field for it. */
  estimate?: SentEstimate | undefined
  /** The submitted name and colour; null if they could not be read: then the rest is stored without them. */
  brand?: SentBrand | null | undefined
  /** The call that it asks for. */
  call: Omit<WantedCall, 'network'> | null
  /** The product or plan that it asks about, for the thank-you page; null without one. */
  about: string | null
  answers: ExtraAnswers
}

/** A form at one address. */
export type SiteForm = {
  name: FormName
  collection: Collection
  /** Path of the page that contains it and to which it is sent, such as `/contact-us`. */
  page: string
  fields: ReadonlyArray<string>
  /** @param today the day in South Africa */
  parse: (
    input: Readonly<Record<string, string>>,
    today: CalendarDate,
  ) => FilledForm | { errors: FieldErrors }
}

/** What the server adds to a form's values. */
type Additions = Partial<Pick<FilledForm, 'plan' | 'estimate' | 'brand'>> & {
  /** Fields of the record that no visitor fills in. */
  recordFields?: Readonly<Record<string, unknown>>
  consents?: Array<Omit<Consent, 'givenAt'>>
  about?: string | null | undefined
}

/** The addresses of all forms, as patterns of routes. */
export const FORM_ADDRESSES = [CONTACT_FORM.address, LEAD_FORM.address(':solution'), NEWSLETTER_FORM.address]

/** Every form of the site: one contact form, one lead form for each solution, one newsletter form. */
export function siteForms(content: ServerContent): Array<SiteForm> {
  const { notices, solutions } = content
  return [
    contactForm(content),
    ...solutions.map((solution) => leadForm(solution, content)),
    newsletterForm(notices),
  ]
}

function contactForm({
  calculator,
  notices: { newsWording },
  rateCards,
  solutions,
}: ServerContent): SiteForm {
  const page = CONTACT_FORM.address
  const products = solutions.map(({ url }) => url)
  const titles = new Map(Object.entries(calculatorNames(calculator, solutions).needs))
  return siteForm(CONTACT_FORM, page, (values, today) => {
    const plan = values.plan ? checkSentPlan(values.plan, rateCards, today) : undefined
    const brand = values.brand ? readSentBrand(values.brand, products) : undefined
    return {
      recordFields: { estimate: plan?.estimate },
      consents: newsChannels(values).map((channel) => ({
        purpose: 'news',
        channel,
        wording: newsWording[channel],
        page,
      })),
      plan,
      brand,
      about: plan
        ? planInWords(titles.get(plan.estimate.choices.need) ?? '', plan)
        : (titles.get(brand?.brand.product ?? '') ?? CATEGORY_IN_WORDS[values.category ?? '']),
    }
  })
}

/** If there are more extras, they are only counted. */
const MAX_NAMED_EXTRAS = 3

/** `your plan: Live camera (WhatsApp updates), R 20 700,00 in total, R 1 725,00 a month for 12 months` */
function planInWords(title: string, { estimate, extras, payments }: SentPlan): string {
  const extrasInWords = extras.length > MAX_NAMED_EXTRAS ? counted(extras.length, 'extra') : extras.join(', ')
  return `your plan: ${title}${extrasInWords && ` (${extrasInWords})`}, ${formatRand(estimate.total)} in total, ${payments}`
}

/** The subject of each category, as the end of a sentence. */
const CATEGORY_IN_WORDS: Readonly<Partial<Record<string, string>>> = {
  'Web development': 'web development',
  'Mobile app development': 'mobile app development',
  'White label solution': 'a white label solution',
}

function newsChannels(values: FormValues): Array<NewsChannel> {
  const fields: Array<[string, FormDefinition['fields'][string]]> = Object.entries(CONTACT_FORM.fields)
  return fields.flatMap(([name, field]) => (field.kind === 'news' && values[name] ? [field.channel] : []))
}

/** The category is the solution's title: set by the server, never by the visitor. */
function leadForm(
  { url, title: category }: ServerContent['solutions'][number],
  { rateCards }: Pick<ServerContent, 'rateCards'>,
): SiteForm {
  return siteForm(LEAD_FORM, LEAD_FORM.address(url), (values, today) => {
    const sentPlan = values.plan ? checkSentPlan(values.plan, rateCards, today) : undefined
    // A plan for another product does not come from this page.
    const plan = sentPlan && sentPlan.estimate.choices.need !== url ? null : sentPlan
    return {
      recordFields: { category },
      plan,
      estimate: plan?.estimate,
      about: plan ? planInWords(category, plan) : category,
    }
  })
}

function newsletterForm({ newsletterWording: wording }: ServerContent['notices']): SiteForm {
  return siteForm(NEWSLETTER_FORM, NEWSLETTER_FORM.address, ({ page = NEWSLETTER_FORM.address }) => ({
    recordFields: { status: 'pending' },
    // Pressing the button is the consent, as the sentence beside it says.
    consents: [{ purpose: 'newsletter', channel: 'email', wording, page }],
  }))
}

/** The call that the contact form asks for: its zone is null if unknown, or if it has South Africa's time. */
function wantedCall({ callAt = '', zone = '' }: FormValues): FilledForm['call'] {
  const startsAt = readCallTime(callAt)
  return startsAt === null ? null : { startsAt, zone: isZoneElsewhere(zone, startsAt) ? zone : null }
}

function siteForm<Form extends FormDefinition>(
  form: Form,
  page: string,
  additionsFor: (values: FormValues<Form>, today: CalendarDate) => Additions,
): SiteForm {
  return {
    name: form.name,
    collection: form.collection,
    page,
    fields: Object.keys(form.fields),
    parse: (input, today) => {
      const parsed = parseForm(form, input)
      if ('errors' in parsed) return parsed
      const { recordFields, consents = [], about = null, ...metadata } = additionsFor(parsed.value, today)
      return {
        values: parsed.value,
        recordFor: (identity) => recordOf(form, { ...parsed.value, ...recordFields, ...identity }),
        consentsAt: (givenAt) => consents.map((consent) => ({ ...consent, givenAt })),
        call: wantedCall(parsed.value),
        about,
        answers: extraAnswersOf(parsed.value),
        ...metadata,
      }
    },
  }
}
