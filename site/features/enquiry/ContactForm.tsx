import type { ContactWay } from '../../../domain/content/contact-ways.ts'
import { Field } from '../../ui/Field.tsx'
import { Honeypot } from '../../ui/Honeypot.tsx'
import { CategoryChoice } from './CategoryChoice.tsx'
import styles from './ContactForm.module.css'
import { EnquiryForm } from './EnquiryForm.tsx'
import { MessageField } from './MessageField.tsx'
import { AnswerCount, MoonOfFive } from './MoonOfFive.tsx'
import { NewsBoxes } from './NewsBoxes.tsx'
import type { NewsChoices } from './news-choices.ts'
import type { Hours } from './opening-hours.ts'
import { PlanAlong } from './PlanAlong.tsx'
import { ContactNotice } from './PrivacyNotice.tsx'
import { phoneInput } from './phone-input.ts'
import type { ArrivedPlan } from './plan-note.ts'
import type { Posted } from './posted.ts'
import { Sent } from './Sent.tsx'
import { useEnquiry } from './use-enquiry.ts'

const LABELS = {
  firstName: 'First Name',
  surname: 'Surname',
  email: 'Email Address',
  phoneNumber: 'Phone Number',
  category: 'What is it about?',
  message: 'Message',
}

type Props = {
  action: string
  draftName: string
  categories: ReadonlyArray<string>
  messageMaxChars: number
  news: NewsChoices
  privacyContact: ContactWay | null
  /** How the words could reach us if the form fails. */
  otherWay: ContactWay | null
  validDays: number
  /** When a person answers, if the company says so. */
  hours?: Hours | undefined
  posted: Posted
  /** The plan that came with the address; null without one. */
  arrived: ArrivedPlan | null
}

/** The contact form. Without script a plain POST to `action`; with it, an island that waits for the first touch. */
export function ContactForm({ action, draftName, posted, arrived, ...content }: Props) {
  const arrivedNote = arrived?.note ?? null
  const enquiry = useEnquiry(draftName, posted, arrivedNote)
  const { result } = enquiry
  const { values } = posted
  const errors = result?.kind === 'faulty' ? result.errors : {}
  const isDone = result?.kind === 'sent' && !enquiry.again
  const field = (name: keyof typeof LABELS) => ({
    id: idOf(name),
    name,
    label: LABELS[name],
    defaultValue: values[name],
    error: errors[name],
  })

  return (
    <>
      {isDone && (
        <Sent
          headingRef={enquiry.outcomeRef}
          lead="All five answers are with us. You do not have to do anything more."
          validDays={content.validDays}
          hours={content.hours}
          onAgain={enquiry.writeAgain}
          note={result.note}
        />
      )}
      <div className={styles.card} hidden={isDone}>
        <EnquiryForm
          enquiry={enquiry}
          action={action}
          labels={LABELS}
          idOf={idOf}
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
          <PlanAlong
            plan={enquiry.plan}
            changes={enquiry.plan === arrivedNote ? (arrived?.changes ?? []) : []}
            onLeaveOut={enquiry.leaveOutPlan}
          />
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('surname')} autoComplete="family-name" />
          <Field {...field('email')} type="email" autoComplete="email" />
          <Field {...field('phoneNumber')} {...phoneInput} />
          <CategoryChoice
            id={idOf('category')}
            legend={LABELS.category}
            categories={content.categories}
            chosen={values.category}
            error={errors.category}
          />
          <MessageField
            id={idOf('message')}
            maxChars={content.messageMaxChars}
            defaultValue={values.message}
            error={errors.message}
          />
          <Honeypot id={idOf('extra')} />
          <ContactNotice contact={content.privacyContact} />
          <NewsBoxes news={content.news} values={values} />
        </EnquiryForm>
      </div>
    </>
  )
}

function idOf(field: string): string {
  return `contact-${field}`
}
