import type { Hours } from '../../../domain/calendar/opening-hours.ts'
import type { ContactMethod } from '../../../domain/content/contact-ways.ts'
import { BRAND_CATEGORY, CONTACT_FIELDS, CONTACT_SENT } from '../../../domain/enquiry/contact-form.ts'
import { Field } from '../../ui/Field.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import { BrandAttachment } from './BrandAttachment.tsx'
import type { ArrivedBrand } from './brand-note.ts'
import { ChoiceField, choicesOf } from './ChoiceField.tsx'
import styles from './ContactForm.module.css'
import { callChoices } from './call-choices.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import { fieldProps } from './field-props.ts'
import { contactAddress } from './form-attachment.ts'
import { AnswerCount, MoonOfFive } from './MoonOfFive.tsx'
import { NewsConsentFields } from './NewsConsentFields.tsx'
import type { NewsChoices } from './news-choices.ts'
import { stepsAfterSending } from './next-steps.ts'
import { PhoneField } from './PhoneField.tsx'
import { PlanAttachment } from './PlanAttachment.tsx'
import { ContactNotice } from './PrivacyNotice.tsx'
import type { ArrivedPlan } from './plan-note.ts'
import { SubmissionConfirmation } from './SubmissionConfirmation.tsx'
import type { SubmittedForm } from './submitted-form.ts'
import { TextField } from './TextField.tsx'
import { useEnquiry } from './use-enquiry.ts'

type Props = {
  action: string
  draftName: string
  news: NewsChoices
  privacyContact: ContactMethod | null
  /** Another way to contact us, shown if the form fails. */
  otherWay: ContactMethod | null
  validDays: number
  /** The opening hours, if the company has set them. */
  hours?: Hours | undefined
  posted: SubmittedForm
  /** What came with the address; null without it. */
  plan: ArrivedPlan | null
  brand: ArrivedBrand | null
}

/** The contact form. Without script a plain POST to `action`; with it, an island that is hydrated at the first interaction. */
export function ContactForm({ action, draftName, posted, plan, brand, ...content }: Props) {
  const [planNote, brandNote] = [plan?.note ?? null, brand?.note ?? null]
  const enquiry = useEnquiry(draftName, posted, planNote, brandNote)
  const { result, along } = enquiry
  const isDone = result?.kind === 'sent' && !enquiry.again
  const field = fieldProps(CONTACT_FIELDS, 'contact', posted, enquiry)

  return (
    <>
      {isDone && (
        <SubmissionConfirmation
          headingRef={enquiry.outcomeRef}
          lead={CONTACT_SENT}
          steps={stepsAfterSending(content.validDays, content.hours)}
          hours={content.hours}
          onAgain={enquiry.writeAgain}
          note={result.note}
        />
      )}
      <div className={styles.card} hidden={isDone}>
        <EnquiryForm
          enquiry={enquiry}
          action={action}
          fields={CONTACT_FIELDS}
          ids="contact"
          otherWay={content.otherWay}
          className={styles.form}
          progress={
            <p className={styles.left} aria-hidden="true">
              <MoonOfFive className={styles.small} />
              <span>
                <AnswerCount />
              </span>
            </p>
          }
        >
          <PlanAttachment
            plan={along.plan}
            changes={along.plan === planNote ? (plan?.changes ?? []) : []}
            without={contactAddress({ ...along, plan: null })}
            onLeaveOut={() => enquiry.leaveOut('plan')}
          />
          <BrandAttachment
            brand={along.brand}
            changes={along.brand === brandNote ? (brand?.changes ?? []) : []}
            without={contactAddress({ ...along, brand: null })}
            onLeaveOut={() => enquiry.leaveOut('brand')}
          />
          <ChoiceField {...field('callTime')} choices={callChoices(content.hours)} optional />
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('surname')} autoComplete="family-name" />
          <Field {...field('email')} type="email" autoComplete="email" />
          <PhoneField {...field('phoneNumber')} />
          <ChoiceField
            {...field('category')}
            choices={choicesOf(CONTACT_FIELDS.category.choices)}
            suggested={planNote?.category ?? (brandNote ? BRAND_CATEGORY : undefined)}
          />
          <TextField {...field('message')} maxChars={CONTACT_FIELDS.message.maxChars} />
          <Honeypot id="contact-extra" />
          <ContactNotice contact={content.privacyContact} />
          <NewsConsentFields news={content.news} values={posted.values} />
        </EnquiryForm>
      </div>
    </>
  )
}
