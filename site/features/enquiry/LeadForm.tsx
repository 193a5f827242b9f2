import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import { THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { LEAD_FIELDS } from '../../../domain/enquiry/lead-form.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ContactMethodText } from '../../ui/ContactMethodText.tsx'
import { Field } from '../../ui/Field.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import { EmailField } from './EmailField.tsx'
import form from './EnquiryForm.module.css'
import { answerPromise, EnquiryForm } from './EnquiryForm.tsx'
import { fieldProps } from './field-props.ts'
import styles from './LeadForm.module.css'
import { PhoneField } from './PhoneField.tsx'
import { LeadNotice } from './PrivacyNotice.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import { ThanksActions } from './SubmissionConfirmation.tsx'
import type { SubmittedForm } from './submitted-form.ts'
import { useAttachedPlan } from './use-attached-plan.ts'
import { useEnquiry } from './use-enquiry.ts'

type Props = {
  action: string
  draftName: string
  /** When any enquiry is answered, as in 'within one working day'. */
  answerTime: string
  /** The deadline for an answer to a form sent now: `Tuesday 17:00`. */
  answerBy: string
  /** Address of the company's WhatsApp; null without a real number. */
  whatsapp: string | null
  privacyContact: ContactMethod | null
  otherMethod: ContactMethod | null
  posted: SubmittedForm
}

/** The sign-up form of a solution: a plain POST to `action`, and with script an island hydrated at the first interaction. */
export function LeadForm({ action, draftName, posted, ...content }: Props) {
  const { answerTime, answerBy, whatsapp, privacyContact, otherMethod } = content
  const enquiry = useEnquiry(draftName, posted)
  const { result } = enquiry
  const attachmentNote = useAttachedPlan(enquiry.formRef, draftName, posted.values.plan)
  const field = fieldProps(LEAD_FIELDS, 'lead', posted, enquiry)

  return (
    <div className={`paper ${styles.card}`}>
      {result?.kind === 'sent' && !enquiry.isWritingAgain && (
        <div className={`stack ${styles.sent}`} data-sent>
          <svg viewBox="0 0 2 2" className={styles.fullMoon} aria-hidden="true">
            <circle cx="1" cy="1" r="1" />
          </svg>
          <h3 ref={enquiry.outcomeRef} tabIndex={-1}>
            {THANKS_SENTENCE}
          </h3>
          <ReceiptLines receipt={result.receipt} answerTime={answerTime} />
          {result.note && <p>{result.note}</p>}
          <p>{NEXT_STEP}</p>
          <div className="cluster">
            <ButtonLink href="#how-it-works" variant="line">
              See what happens next
            </ButtonLink>
            <ThanksActions whatsapp={whatsapp} again={enquiry.writeAgain} />
          </div>
        </div>
      )}
      <EnquiryForm
        enquiry={enquiry}
        action={action}
        fields={LEAD_FIELDS}
        ids="lead"
        otherMethod={otherMethod}
        attachmentNote={attachmentNote}
        className={styles.form}
      >
        {posted.values.plan && <input type="hidden" name="plan" value={posted.values.plan} />}
        <p className={styles.promise}>{answerPromise(answerBy)}</p>
        <div className={form.names}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('surname')} autoComplete="family-name" />
        </div>
        <EmailField {...field('email')} />
        <PhoneField {...field('phoneNumber')} enterKeyHint="send" />
        <Honeypot id="lead-extra" />
        <LeadNotice contact={privacyContact} />
      </EnquiryForm>
      {otherMethod && (
        <p className={`cluster ${styles.talk}`}>
          <span>Rather talk?</span>
          <span className={styles.way}>
            {otherMethod.name} <ContactMethodText method={otherMethod} />
          </span>
        </p>
      )}
    </div>
  )
}

const NEXT_STEP =
  'A person phones or writes to you. Then we meet, online or in person, and you get the total in writing. You sign only if you agree.'
