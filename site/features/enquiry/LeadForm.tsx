import type { Ref } from 'react'
import type { ContactMethod } from '../../../domain/content/contact-ways.ts'
import { THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { LEAD_FIELDS, leadSent } from '../../../domain/enquiry/lead-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { ContactMethodText } from './ContactMethodText.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import { fieldProps } from './field-props.ts'
import styles from './LeadForm.module.css'
import { PhoneField } from './PhoneField.tsx'
import { LeadNotice } from './PrivacyNotice.tsx'
import { SendAgainButton } from './SendAgain.tsx'
import type { SubmittedForm } from './submitted-form.ts'
import { useEnquiry } from './use-enquiry.ts'

type Props = {
  action: string
  draftName: string
  /** Title of the solution that it is about. */
  solution: string
  /** When we answer, as in 'within one working day'. */
  answered: string
  privacyContact: ContactMethod | null
  otherWay: ContactMethod | null
  posted: SubmittedForm
}

/** The sign-up form of a solution: a plain POST to `action`, and with script an island hydrated at the first interaction. */
export function LeadForm({ action, draftName, solution, answered, privacyContact, otherWay, posted }: Props) {
  const enquiry = useEnquiry(draftName, posted)
  const { result } = enquiry
  const field = fieldProps(LEAD_FIELDS, 'lead', posted, enquiry)

  return (
    <div className={styles.card}>
      {result?.kind === 'sent' && !enquiry.again && (
        <LeadSent
          headingRef={enquiry.outcomeRef}
          solution={solution}
          answered={answered}
          onAgain={enquiry.writeAgain}
        />
      )}
      <EnquiryForm
        enquiry={enquiry}
        action={action}
        fields={LEAD_FIELDS}
        ids="lead"
        otherWay={otherWay}
        className={styles.form}
      >
        <div className={styles.names}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('surname')} autoComplete="family-name" />
        </div>
        <Field {...field('email')} type="email" autoComplete="email" />
        <PhoneField {...field('phoneNumber')} />
        <Honeypot id="lead-extra" />
        <LeadNotice contact={privacyContact} />
      </EnquiryForm>
      {otherWay && (
        <p className={styles.talk}>
          <span>Rather talk?</span>
          <span className={styles.way}>
            {otherWay.name} <ContactMethodText way={otherWay} />
          </span>
        </p>
      )}
    </div>
  )
}

type LeadSentProps = {
  headingRef: Ref<HTMLHeadingElement>
  solution: string
  /** When we answer, as in 'within one working day'. */
  answered: string
  onAgain: () => void
}

/** The thanks that replace a solution's form. */
function LeadSent({ headingRef, solution, answered, onAgain }: LeadSentProps) {
  return (
    <div className={styles.sent} data-sent>
      <Moon fraction={1} size={96} />
      <h3 ref={headingRef} tabIndex={-1}>
        {THANKS_SENTENCE}
      </h3>
      <p>{leadSent(solution)}</p>
      <p>
        A person reads it and phones or writes to you {answered}. Nothing is charged and nothing is signed.
      </p>
      <div className={styles.actions}>
        <ButtonLink href={paths.ourWork}>See Our Work</ButtonLink>
        <SendAgainButton className={styles.again ?? ''} onClick={onAgain} />
      </div>
    </div>
  )
}
