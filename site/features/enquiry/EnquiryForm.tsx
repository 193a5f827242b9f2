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
  otherMethod: ContactMethod | null
  /** Shown beside Submit: how many fields are filled in. */
  progress?: ReactNode
  /** The note about the attachments. Absent: how many answers are required; empty: `progress` shows that. */
  attachmentNote?: string | undefined
  className: string | undefined
  children: ReactNode
}

/** The common parts of both forms: the result of the last attempt, the fields, Submit. Hidden while the thanks are shown. */
export function EnquiryForm({
  enquiry,
  action,
  fields,
  ids,
  answerBy,
  otherMethod,
  progress,
  attachmentNote = `All ${inWords(requiredCount(fields))} answers are needed.`,
  className,
  children,
}: Props) {
  const { result, outcomeRef, isResultPage: isFocused } = enquiry
  const isSent = result?.kind === 'sent'
  return (
    <>
      {isSent && enquiry.isWritingAgain && <ReceivedAgain />}
      {result?.kind === 'faulty' && (
        <FaultSummary
          ref={outcomeRef}
          errors={result.errors}
          typed={result.typed}
          corrected={enquiry.corrected}
          fields={fields}
          ids={ids}
          isFocused={isFocused}
        />
      )}
      <form
        ref={enquiry.formRef}
        method="post"
        action={action}
        noValidate
        hidden={isSent && !enquiry.isWritingAgain}
        className={className}
        onSubmit={enquiry.submit}
        onInput={enquiry.handleInput}
      >
        {/* Filled in only if the browser repeats the script's attempt. */}
        <input type="hidden" name={KEY_FIELD} defaultValue="" />
        {children}
        <div className={`cluster ${styles.foot}`}>
          {result?.kind === 'failed' && (
            <FailureNote
              ref={outcomeRef}
              message={result.message}
              method={otherMethod}
              isFocused={isFocused}
            />
          )}
          <SubmitButton isSending={enquiry.isSending} />
          {progress}
          <p className={styles.note} aria-live="polite">
            {[attachmentNote, answerBy && answerPromise(answerBy)].filter(Boolean).join(' ')}
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

const REQUIRED_KINDS = ['name', 'email', 'phone', 'choice']

function requiredCount(fields: FieldDefinitions): number {
  return Object.values(fields).filter(({ kind }) => REQUIRED_KINDS.includes(kind)).length
}

const WAITING = 'Please wait...'

/** While the form is being sent, the button says so and does nothing, but keeps the focus, which a disabled button would lose. */
function SubmitButton({ isSending }: { isSending: boolean }) {
  return (
    <>
      <button
        type="submit"
        className={buttonClass({ variant: 'moon', className: styles.submit ?? '' })}
        aria-disabled={isSending ? true : undefined}
      >
        {isSending ? WAITING : 'Submit'}
      </button>
      <p role="status" className="visually-hidden">
        {isSending && WAITING}
      </p>
    </>
  )
}

type FailureNoteProps = {
  ref: Ref<HTMLElement>
  message: string
  /** Another way to contact us. */
  method: ContactMethod | null
  isFocused: boolean
}

/** Says that the form was not stored, or may not have been, and that everything typed is kept. */
function FailureNote({ ref, message, method, isFocused }: FailureNoteProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the response is a new page, and this is its result.
    <section ref={ref} className={alert.alert} role="alert" tabIndex={-1} autoFocus={isFocused}>
      <h2>{message}</h2>
      <p>
        Your words are still here.
        {message === FAILURE_SENTENCE && <Remedy method={method} />}
        {message === NO_ANSWER_SENTENCE &&
          ' Press Submit again, that is safe: if your message did arrive, it is kept only once.'}
      </p>
    </section>
  )
}

function Remedy({ method }: { method: ContactMethod | null }) {
  if (!method) return ' Press Submit again.'
  if (!method.href) return ` Press Submit again, or send them by ${method.name}: ${method.text}.`
  return (
    <>
      {' Press Submit again, or '}
      <a href={method.href}>
        {method.name === 'Phone' ? `phone ${method.text}` : `send them by ${method.name}`}
      </a>
      .
    </>
  )
}
