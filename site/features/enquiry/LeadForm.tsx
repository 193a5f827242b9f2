import type { ContactWay } from '../../../domain/content/contact-ways.ts'
import { Field } from '../../ui/Field.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import { EnquiryForm } from './EnquiryForm.tsx'
import styles from './LeadForm.module.css'
import { LeadSent } from './LeadSent.tsx'
import { LeadNotice } from './PrivacyNotice.tsx'
import { phoneInput } from './phone-input.ts'
import type { Posted } from './posted.ts'
import { useEnquiry } from './use-enquiry.ts'
import { WayText } from './WayText.tsx'

const LABELS = {
  firstName: 'First Name',
  surname: 'Surname',
  email: 'Email Address',
  phoneNumber: 'Phone Number',
}

type Props = {
  action: string
  draftName: string
  /** Title of the solution that it is about. */
  solution: string
  privacyContact: ContactWay | null
  otherWay: ContactWay | null
  posted: Posted
}

/** The sign-up form of a solution. Without script a plain POST to `action`; with it, an island that waits for the first touch. */
export function LeadForm({ action, draftName, solution, privacyContact, otherWay, posted }: Props) {
  const enquiry = useEnquiry(draftName, posted)
  const { result } = enquiry
  const errors = result?.kind === 'faulty' ? result.errors : {}
  const field = (name: keyof typeof LABELS) => ({
    id: idOf(name),
    name,
    label: LABELS[name],
    defaultValue: posted.values[name],
    error: errors[name],
  })

  return (
    <div className={styles.card}>
      {result?.kind === 'sent' && !enquiry.again && (
        <LeadSent headingRef={enquiry.outcomeRef} solution={solution} onAgain={enquiry.writeAgain} />
      )}
      <EnquiryForm
        enquiry={enquiry}
        action={action}
        labels={LABELS}
        idOf={idOf}
        otherWay={otherWay}
        className={styles.form}
      >
        <div className={styles.names}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('surname')} autoComplete="family-name" />
        </div>
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('phoneNumber')} {...phoneInput} />
        <Honeypot id={idOf('extra')} />
        <LeadNotice contact={privacyContact} />
      </EnquiryForm>
      {otherWay && (
        <p className={styles.talk}>
          <span>Rather talk?</span>
          <span className={styles.way}>
            {otherWay.name} <WayText way={otherWay} />
          </span>
        </p>
      )}
    </div>
  )
}

function idOf(field: string): string {
  return `lead-${field}`
}
