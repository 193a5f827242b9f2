import { useState } from 'react'
import type { Hours } from '../../../domain/calendar/opening-hours.ts'
import { onDayAtTime } from '../../../domain/calls/call-time.ts'
import type { OfferedWeek } from '../../../domain/calls/offered-week.ts'
import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import type { Faq } from '../../../domain/content/pages.ts'
import { CONTACT_FIELDS, type ContactCategory } from '../../../domain/enquiry/contact-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { relOf } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import tick from '../../ui/tick.module.css'
import { contactAddress, suggestedCategory } from './attachments.ts'
import { BrandAttachment } from './BrandAttachment.tsx'
import type { LinkedBrand } from './brand-note.ts'
import { type Choice, ChoiceField } from './ChoiceField.tsx'
import styles from './ContactForm.module.css'
import callTimes from './calls/CallTimes.module.css'
import { CallTimes } from './calls/CallTimes.tsx'
import { callChoices } from './calls/call-choices.ts'
import { EmailField } from './EmailField.tsx'
import form from './EnquiryForm.module.css'
import { EnquiryForm } from './EnquiryForm.tsx'
import formAttachment from './FormAttachment.module.css'
import { type AttachmentProps, FormAttachment } from './FormAttachment.tsx'
import { fieldProps } from './field-props.ts'
import { AnswerCount, MoonOfFive } from './MoonOfFive.tsx'
import type { NewsChoices } from './news-choices.ts'
import { PhoneField } from './PhoneField.tsx'
import { ContactNotice } from './PrivacyNotice.tsx'
import type { LinkedPlan, PlanNote } from './plan-note.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import confirmation from './SubmissionConfirmation.module.css'
import { SubmissionConfirmation, ThanksActions } from './SubmissionConfirmation.tsx'
import type { SubmittedForm } from './submitted-form.ts'
import { TextField } from './TextField.tsx'
import { useEnquiry } from './use-enquiry.ts'

type Props = {
  action: string
  draftName: string
  news: NewsChoices
  privacyContact: ContactMethod | null
  /** Another way to contact us, shown if the form fails. */
  otherMethod: ContactMethod | null
  /** Address of the company's WhatsApp; null without a real number. */
  whatsapp: string | null
  /** When any enquiry is answered, as in 'within one working day'. */
  answerTime: string
  /** The deadline for an answer to a form sent now: `Tuesday 17:00`. */
  answerBy: string
  /** The opening hours, if the company has set them. */
  hours?: Hours | undefined
  /** The steps after the form is sent. */
  steps: ReadonlyArray<Faq>
  posted: SubmittedForm
  /** The plan of the address; null if there is none. */
  plan: LinkedPlan | null
  brand: LinkedBrand | null
  /** Whether the form begins with the time of a call, for visitors who want to arrange one. */
  asksCallFirst?: boolean
  /** The free times of a week; null if none are offered. */
  times: OfferedWeek | null
}

/** The contact form. Without script a plain POST to `action`; with it, an island that is hydrated at the first interaction. */
export function ContactForm({
  action,
  draftName,
  posted,
  plan,
  brand,
  asksCallFirst = false,
  times,
  ...content
}: Props) {
  const [planNote, brandNote] = [plan?.note ?? null, brand?.note ?? null]
  const enquiry = useEnquiry(draftName, posted, planNote, brandNote)
  const { result, attachments } = enquiry
  const isDone = result?.kind === 'sent' && !enquiry.isWritingAgain
  const field = fieldProps(CONTACT_FIELDS, 'contact', posted, enquiry)
  const [pickedAt, setPickedAt] = useState<number | null>(null)
  const callTime = (
    <ChoiceField {...field('callTime')} choices={callChoices(content.hours)} isOptional isPaired />
  )

  return (
    <>
      {isDone && (
        <SubmissionConfirmation
          receipt={result.receipt}
          headingRef={enquiry.outcomeRef}
          steps={content.steps}
          actions={<ThanksActions whatsapp={content.whatsapp} again={enquiry.writeAgain} />}
        >
          <ReceiptLines receipt={result.receipt} answerTime={content.answerTime} />
          {result.note && <p className={confirmation.note}>{result.note}</p>}
        </SubmissionConfirmation>
      )}
      <div className={styles.column} hidden={isDone}>
        <PlanAttachment
          plan={attachments.plan}
          changes={attachments.plan === planNote ? (plan?.changes ?? []) : []}
          addressWithout={contactAddress({ ...attachments, plan: null })}
          onRemove={() => enquiry.removeAttachment('plan')}
        />
        <BrandAttachment
          // The plan above has its own price.
          brand={
            attachments.brand && {
              ...attachments.brand,
              price: attachments.plan ? undefined : attachments.brand.price,
            }
          }
          changes={attachments.brand === brandNote ? (brand?.changes ?? []) : []}
          addressWithout={contactAddress({ ...attachments, brand: null })}
          onRemove={() => enquiry.removeAttachment('brand')}
        />
        <div className={`paper ${styles.card}`}>
          <EnquiryForm
            enquiry={enquiry}
            action={action}
            fields={CONTACT_FIELDS}
            ids="contact"
            {...(pickedAt === null ? { answerBy: content.answerBy } : {})}
            attachmentNote={
              pickedAt === null ? '' : `We phone you on ${onDayAtTime(pickedAt)}. Nothing to sign.`
            }
            otherMethod={content.otherMethod}
            className={styles.form}
            progress={
              <p className={`cluster ${styles.left}`} aria-hidden="true">
                <MoonOfFive className={styles.small} />
                <span>
                  <AnswerCount /> answered
                </span>
              </p>
            }
          >
            {attachments.plan && <input type="hidden" name="plan" value={attachments.plan.query} />}
            {attachments.brand && <input type="hidden" name="brand" value={attachments.brand.query} />}
            {times && (
              <>
                <CallTimes
                  {...field('callAt')}
                  times={times}
                  isOptional
                  weekAddress={(day) => `${paths.contactCall}&week=${day}`}
                  onPick={setPickedAt}
                />
                <div className={callTimes.when}>{callTime}</div>
              </>
            )}
            {asksCallFirst && !times && callTime}
            <div className={form.names}>
              <Field {...field('firstName')} autoComplete="given-name" />
              <Field {...field('surname')} autoComplete="family-name" />
            </div>
            <EmailField {...field('email')} />
            <PhoneField {...field('phoneNumber')} />
            <ChoiceField
              {...field('category')}
              choices={CATEGORIES}
              suggested={suggestedCategory(attachments)}
            />
            <TextField {...field('message')} maxChars={CONTACT_FIELDS.message.maxChars} />
            {!asksCallFirst && !times && callTime}
            {!asksCallFirst && !times && (
              <p className={styles.wide}>
                <a href={paths.contactCall} rel={relOf(paths.contactCall)}>
                  Or arrange a call
                </a>
              </p>
            )}
            <Honeypot id="contact-extra" />
            <ContactNotice contact={content.privacyContact} />
            <NewsConsentFields news={content.news} values={posted.values} />
          </EnquiryForm>
        </div>
      </div>
    </>
  )
}

/** A short explanation of each category. */
const CATEGORY_NOTES: Record<ContactCategory, string> = {
  'Web development': 'a website or a web app',
  'Mobile app development': 'an app for Android and iPhone',
  'White label solution': 'a finished product that carries your name',
  Other: 'anything else, or you do not know yet',
}

const CATEGORIES: ReadonlyArray<Choice<ContactCategory>> = CONTACT_FIELDS.category.choices.map((value) => ({
  value,
  label: value,
  note: CATEGORY_NOTES[value],
}))

const NEWS_FIELDS = ['marketingEmail', 'marketingWhatsapp'] as const

type NewsConsentFieldsProps = { news: NewsChoices; values: Readonly<Record<string, string>> }

/** Consent to news, with a box for each channel, never ticked in advance (POPIA s 69). */
function NewsConsentFields({ news, values }: NewsConsentFieldsProps) {
  return (
    <fieldset className={`cluster ${form.choices} ${styles.news}`}>
      <legend>{news.legend}</legend>
      {NEWS_FIELDS.map((name) => (
        <label key={name} className={styles.box}>
          <input
            type="checkbox"
            className={tick.tick}
            name={name}
            value="yes"
            defaultChecked={values[name] === 'yes'}
          />
          <span>{news[CONTACT_FIELDS[name].channel]}</span>
        </label>
      ))}
      <p>{news.ending}</p>
    </fieldset>
  )
}

/** A summary of the plan that is sent with the message; nothing without one. */
function PlanAttachment({ plan, ...props }: AttachmentProps & { plan: PlanNote | null }) {
  const changeLink = plan
    ? { href: paths.calculator(plan.query), words: 'Change it' }
    : { href: paths.calculator(), words: 'Work out your price' }
  return (
    <FormAttachment {...props} what={plan && 'this plan'} changeLink={changeLink}>
      {plan && (
        <>
          <span className={formAttachment.name}>{`${plan.title}${plan.extras ?? ''}`}</span>
          <span className={formAttachment.total}>{plan.total}</span>
          <span className={formAttachment.more}>{plan.payments}</span>
        </>
      )}
    </FormAttachment>
  )
}
