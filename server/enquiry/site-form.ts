import type { CalendarDate } from '../../domain/calendar/calendar.ts'
import { type Contact, contactSchema, parseContact } from '../../domain/enquiry/contact.ts'
import type { FieldErrors, FormName } from '../../domain/enquiry/form.ts'
import { leadSchema, parseLead } from '../../domain/enquiry/lead.ts'
import { newsletterSchema, parseNewsletter } from '../../domain/enquiry/newsletter.ts'
import { sentPlan } from '../../domain/enquiry/sent-plan.ts'
import type { Consent, Submission } from '../../domain/enquiry/submission.ts'
import type { RateCards } from '../../domain/pricing/rate-cards.ts'
import type { ServerContent } from '../content.ts'

/** Who sends, when, and under which id: what a record holds beside the fields of its form. */
type Identity = { postId: string; userId: string; dateSent: number }

/** A form that was filled correctly. */
export type FilledForm = {
  /** The parsed, normalised values. */
  values: Readonly<Record<string, string | undefined>> & { email: string }
  recordFor: (identity: Identity) => Submission['record']
  consentsAt: (givenAt: number) => Array<Consent>
  /** The plan that came with it, in the words of its link; null if what came was none: then the rest is taken without it. */
  plan?: { query: string } | null | undefined
}

/** A form at its address. */
export type SiteForm = {
  name: FormName
  /** Where it stands and where it is sent, such as `/contact-us`. */
  page: string
  fields: ReadonlyArray<string>
  /** @param today the day in South Africa */
  parse: (
    input: Readonly<Record<string, string>>,
    today: CalendarDate,
  ) => FilledForm | { errors: FieldErrors }
}

/** Every form of the site: one contact form, one lead form for each solution, one newsletter form. */
export function siteForms({ notices, solutions, rateCards }: ServerContent): Array<SiteForm> {
  return [
    contactForm(notices, rateCards),
    ...solutions.map(({ url, title }) => leadForm(`/our-work/${url}`, title)),
    newsletterForm(notices),
  ]
}

function contactForm({ newsWording }: ServerContent['notices'], cards: RateCards): SiteForm {
  const page = '/contact-us'
  return {
    name: 'contact',
    page,
    fields: Object.keys(contactSchema.shape),
    parse: (input, today) => {
      const parsed = parseContact(input)
      if ('errors' in parsed) return parsed
      const { firstName, surname, phoneNumber, email, message, category, plan: text } = parsed.value
      const plan = text ? sentPlan(text, cards, today) : undefined
      return {
        values: parsed.value,
        recordFor: ({ postId, userId, dateSent }) => ({
          firstName,
          surname,
          phoneNumber,
          email,
          postId,
          message,
          dateSent,
          userId,
          category,
          ...(plan ? { estimate: plan.estimate } : {}),
        }),
        plan,
        consentsAt: (givenAt) =>
          newsChannels(parsed.value).map((channel) => ({
            purpose: 'news' as const,
            channel,
            wording: newsWording[channel],
            page,
            givenAt,
          })),
      }
    },
  }
}

function newsChannels({ marketingEmail, marketingWhatsapp }: Contact): Array<'email' | 'whatsapp'> {
  return [...(marketingEmail ? ['email' as const] : []), ...(marketingWhatsapp ? ['whatsapp' as const] : [])]
}

/** @param category the solution's title: never the visitor's to say */
function leadForm(page: string, category: string): SiteForm {
  return {
    name: 'lead',
    page,
    fields: Object.keys(leadSchema.shape),
    parse: (input) => {
      const parsed = parseLead(input)
      if ('errors' in parsed) return parsed
      const { firstName, surname, phoneNumber, email } = parsed.value
      return {
        values: parsed.value,
        recordFor: ({ postId, userId, dateSent }) => ({
          firstName,
          surname,
          phoneNumber,
          email,
          postId,
          userId,
          dateSent,
          category,
        }),
        consentsAt: () => [],
      }
    },
  }
}

function newsletterForm({ newsletterWording }: ServerContent['notices']): SiteForm {
  return {
    name: 'newsletter',
    page: '/newsletter',
    fields: Object.keys(newsletterSchema.shape),
    parse: (input) => {
      const parsed = parseNewsletter(input)
      if ('errors' in parsed) return parsed
      const { email, page = '/newsletter' } = parsed.value
      return {
        values: parsed.value,
        recordFor: (identity) => ({ email, ...identity, status: 'pending' }),
        // Pressing the button is the consent: that is what the sentence beside it says.
        consentsAt: (givenAt) => [
          { purpose: 'newsletter', channel: 'email', wording: newsletterWording, page, givenAt },
        ],
      }
    },
  }
}
