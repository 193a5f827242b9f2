import type { ReactNode } from 'react'
import type { ContactMethod } from '../../../domain/content/contact-ways.ts'
import { KEY_FIELD } from '../../../domain/enquiry/form.ts'
import type { FieldDefinitions } from '../../../domain/enquiry/form-definition.ts'
import styles from './EnquiryForm.module.css'
import { FailureNote } from './FailureNote.tsx'
import { FaultSummary } from './FaultSummary.tsx'
import { ReceivedAgain } from './SendAgain.tsx'
import { SubmitButton } from './SubmitButton.tsx'
import type { Enquiry } from './use-enquiry.ts'

type Props = {
  enquiry: Enquiry
  /** The address of a plain POST. */
  action: string
  /** In the form's order. */
  fields: FieldDefinitions
  /** Prefix of each field's id. */
  ids: string
  /** Another way to contact us, shown if the form fails. */
  otherWay: ContactMethod | null
  /** Shown beside Submit: how many fields are filled in. */
  progress?: ReactNode
  className: string | undefined
  children: ReactNode
}

/** The frame of both forms: the result of the last attempt, the fields, Submit. Hidden while the thanks are shown instead. */
export function EnquiryForm({
  enquiry,
  action,
  fields,
  ids,
  otherWay,
  progress,
  className,
  children,
}: Props) {
  const { result, outcomeRef, isAnswerPage: focused } = enquiry
  const isSent = result?.kind === 'sent'
  return (
    <>
      {isSent && enquiry.again && <ReceivedAgain />}
      {result?.kind === 'faulty' && (
        <FaultSummary ref={outcomeRef} errors={result.errors} fields={fields} ids={ids} focused={focused} />
      )}
      <form
        ref={enquiry.formRef}
        method="post"
        action={action}
        noValidate
        hidden={isSent && !enquiry.again}
        className={className}
        onSubmit={enquiry.submit}
        onInput={enquiry.keepDraft}
      >
        {/* Filled in only when the browser itself sends again what the script has sent. */}
        <input type="hidden" name={KEY_FIELD} defaultValue="" />
        {children}
        <div className={styles.foot}>
          {result?.kind === 'failed' && (
            <FailureNote ref={outcomeRef} message={result.message} way={otherWay} focused={focused} />
          )}
          <SubmitButton sending={enquiry.sending} />
          {progress}
          <p className={styles.free}>Sending this does not commit you to anything.</p>
        </div>
      </form>
    </>
  )
}
