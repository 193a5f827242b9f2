import type { ReactNode, Ref } from 'react'
import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import { FAILURE_SENTENCE, KEY_FIELD, NO_ANSWER_SENTENCE } from '../../../domain/enquiry/form.ts'
import type { FieldDefinitions } from '../../../domain/enquiry/form-definition.ts'
import { inWords } from '../../../domain/wording.ts'
import alert from '../../ui/alert.module.css'
import { buttonClass } from '../../ui/Button.tsx'
import styles from './EnquiryForm.module.css'
import { FaultSummary } from './FaultSummary.tsx'
import { ReceivedAgain } from './SubmissionConfirmation.tsx'
import type { Enquiry } from './use-enquiry.ts'

type Props = {
  enquiry: Enquiry
  /** The address of a plain POST. */
  action: string
  /** In the form's order. */
  fields: FieldDefinitions
  /** Prefix of each field's id. */
  ids: string
  /** The deadline for an answer to a form sent now, `Tuesday 17:00`, shown beside Submit; absent if it is shown above the fields. */
  answerBy?: string
  /** Another way to contact us, shown if the form fails. */
  otherWay: ContactMethod | null
  /** Shown beside Submit: how many fields are filled in. */
  progress?: ReactNode
  /** The note beside Submit about the attachments; absent: the number of required answers; empty if `progress` counts them. */
  along?: string | undefined
  className: string | undefined
  children: ReactNode
}

/** The frame of both forms: the result of the last attempt, the fields, Submit. Hidden while the thanks are shown instead. */
export function EnquiryForm({
  enquiry,
  action,
  fields,
  ids,
  answerBy,
  otherWay,
  progress,
  along = `All ${inWords(requiredCount(fields))} answers are needed.`,
  className,
  children,
}: Props) {
  const { result, outcomeRef, isAnswerPage: focused } = enquiry
  const isSent = result?.kind === 'sent'
  return (
    <>
      {isSent && enquiry.again && <ReceivedAgain />}
      {result?.kind === 'faulty' && (
        <FaultSummary
          ref={outcomeRef}
          errors={result.errors}
          typed={result.typed}
          corrected={enquiry.corrected}
          fields={fields}
          ids={ids}
          focused={focused}
        />
      )}
      <form
        ref={enquiry.formRef}
        method="post"
        action={action}
        noValidate
        hidden={isSent && !enquiry.again}
        className={className}
        onSubmit={enquiry.submit}
        onInput={enquiry.answer}
      >
        {/* Filled in only when the browser repeats an attempt of the script. */}
        <input type="hidden" name={KEY_FIELD} defaultValue="" />
        {children}
        <div className={`cluster ${styles.foot}`}>
          {result?.kind === 'failed' && (
            <FailureNote ref={outcomeRef} message={result.message} way={otherWay} focused={focused} />
          )}
          <SubmitButton sending={enquiry.sending} />
          {progress}
          <p className={styles.free} aria-live="polite">
            {[along, answerBy && answerPromise(answerBy)].filter(Boolean).join(' ')}
          </p>
        </div>
      </form>
    </>
  )
}

/** The deadline for an answer, and that the enquiry is not binding. */
export function answerPromise(answerBy: string): string {
  return `We answer by ${answerBy}. Nothing to sign.`
}

const REQUIRED = ['name', 'email', 'phone', 'choice']

function requiredCount(fields: FieldDefinitions): number {
  return Object.values(fields).filter(({ kind }) => REQUIRED.includes(kind)).length
}

const WAITING = 'Please wait...'

/** Submit. While a form is being sent, it says so and does nothing, but keeps the focus, which a disabled button would lose. */
function SubmitButton({ sending }: { sending: boolean }) {
  return (
    <>
      <button
        type="submit"
        className={buttonClass({ variant: 'moon', className: styles.submit ?? '' })}
        aria-disabled={sending ? true : undefined}
      >
        {sending ? WAITING : 'Submit'}
      </button>
      <p role="status" className="visually-hidden">
        {sending && WAITING}
      </p>
    </>
  )
}

type FailureNoteProps = {
  ref: Ref<HTMLElement>
  message: string
  /** Another way to contact us. */
  way: ContactMethod | null
  focused: boolean
}

/** Says that the form was not stored, or may not have been, and that everything typed is kept. */
function FailureNote({ ref, message, way, focused }: FailureNoteProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the response is a new page, and this is its result.
    <section ref={ref} className={alert.alert} role="alert" tabIndex={-1} autoFocus={focused}>
      <h2>{message}</h2>
      <p>
        Your words are still here.
        {message === FAILURE_SENTENCE && <Remedy way={way} />}
        {message === NO_ANSWER_SENTENCE &&
          ' Press Submit again, that is safe: if your message did arrive, it is kept only once.'}
      </p>
    </section>
  )
}

function Remedy({ way }: { way: ContactMethod | null }) {
  if (!way) return ' Press Submit again.'
  if (!way.href) return ` Press Submit again, or send them by ${way.name}: ${way.text}.`
  return (
    <>
      {' Press Submit again, or '}
      <a href={way.href}>{way.name === 'Phone' ? `phone ${way.text}` : `send them by ${way.name}`}</a>.
    </>
  )
}
