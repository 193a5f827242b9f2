import type { ReactNode, Ref } from 'react'
import type { Faq } from '../../../domain/content/pages.ts'
import { type Receipt, type SentNote, THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { receiptMarks } from '../../../domain/enquiry/receipt.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { FIRST_CONTACT } from './next-steps.ts'
import { StepList } from './StepList.tsx'
import styles from './SubmissionConfirmation.module.css'

type Props = {
  /** The receipt; null on a built page, where the server fills it in. Absent if the form asks for no call. */
  receipt?: Receipt | null
  /** Sentences, one of which the fragment of the address selects. */
  notes?: ReadonlyArray<SentNote>
  headingRef?: Ref<HTMLHeadingElement>
  /** Details of the enquiry. */
  children: ReactNode
  /** Actions, if any. */
  actions?: ReactNode
  steps?: ReadonlyArray<Faq>
}

/** The thanks. A separate page without script; with script they replace the form. */
export function SubmissionConfirmation({
  receipt,
  notes = [],
  headingRef,
  children,
  actions,
  steps = [],
}: Props) {
  return (
    <div className={`split split-narrow ${styles.sent}`} data-sent>
      <div className={styles.moon}>
        <svg className={styles.fullMoon} viewBox="-101 -101 202 202" aria-hidden="true">
          <circle r="100" />
        </svg>
        {receipt !== undefined && <BookedTime receipt={receipt} />}
      </div>
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {THANKS_SENTENCE}
        </h1>
        {notes.map(({ id, sentence }) => (
          <p key={id} id={id} className={`${styles.note} ${styles.named}`}>
            {sentence}
          </p>
        ))}
        <div className={styles.said}>{children}</div>
        {receipt !== undefined && <CallActions receipt={receipt} />}
        {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </div>
      {steps.length > 0 && (
        <div className={styles.next}>
          <h2>What happens next</h2>
          <StepList steps={steps} opening={<FirstContact receipt={receipt} />} />
          <p className={styles.yours}>
            What you sent stays yours: ask to see it, to have it corrected or deleted, whenever you like.{' '}
            <a href={paths.privacy}>How we keep it</a>
          </p>
        </div>
      )}
    </div>
  )
}

type CallProps = { receipt: Receipt | null }

/** The time of the call in the full moon. */
function BookedTime({ receipt }: CallProps) {
  const { place, shown } = receiptMarks
  if (receipt && receipt.callTime === null) return null
  return (
    <p className={styles.booked} aria-hidden="true" {...(receipt ? {} : shown('callTime'))}>
      <span>{receipt ? receipt.callDay : place('callDay')}</span>
      <b>{receipt ? receipt.callTime : place('callTime')}</b>
    </p>
  )
}

/** The first contact: at the time of a booked call, otherwise the answer. */
function FirstContact({ receipt }: { receipt: Receipt | null | undefined }) {
  const { instead, place, shown } = receiptMarks
  if (receipt === null)
    return (
      <>
        <span {...shown('callTime')}>{phonedOn(place('callDay'), place('callTime'))}</span>
        <span {...instead('callTime')}>{FIRST_CONTACT}</span>
      </>
    )
  const { callDay = null, callTime = null } = receipt ?? {}
  return callDay === null || callTime === null ? FIRST_CONTACT : phonedOn(callDay, callTime)
}

function phonedOn(day: string, time: string): string {
  return `We phone you on ${day} at ${time}.`
}

/** The actions on the call: the calendar file if it is booked, and the private link. */
function CallActions({ receipt }: CallProps) {
  const { place, shown } = receiptMarks
  if (receipt && receipt.callLink === null) return null
  const link = receipt?.callLink ?? place('callLink')
  return (
    <div className={`cluster ${styles.actions}`} {...(receipt ? {} : shown('callLink'))}>
      {(!receipt || receipt.call) && (
        <span {...(receipt ? {} : shown('call'))}>
          <ButtonLink href={`${link}/call.ics`} variant="ghost">
            Add to calendar
          </ButtonLink>
        </span>
      )}
      <a href={link} className="link hit">
        <span {...(receipt ? { hidden: receipt.call === null } : shown('call'))}>
          Move or cancel the call
        </span>
        <span {...(receipt ? { hidden: receipt.callGone === null } : shown('callGone'))}>
          Pick another time
        </span>
      </a>
    </div>
  )
}

type ThanksActionsProps = {
  /** Address of the company's WhatsApp; null without a real number. */
  whatsapp: string | null
  /** Shows the form again: its address, or a click handler. */
  again: string | (() => void)
}

/** WhatsApp first, if the company has it; then the link back to the form. */
export function ThanksActions({ whatsapp, again }: ThanksActionsProps) {
  return (
    <>
      {whatsapp && (
        <ButtonLink href={whatsapp} variant="moon">
          Write to us on WhatsApp
        </ButtonLink>
      )}
      {typeof again === 'string' ? (
        <a href={again} className="link hit">
          {SEND_AGAIN}
        </a>
      ) : (
        <button type="button" className="link hit" onClick={again}>
          {SEND_AGAIN}
        </button>
      )}
    </>
  )
}

const SEND_AGAIN = 'Send another message'

/** The thanks above a form that is filled in again, shown until the next result. */
export function ReceivedAgain() {
  return <p className={styles.received}>{THANKS_SENTENCE}</p>
}
