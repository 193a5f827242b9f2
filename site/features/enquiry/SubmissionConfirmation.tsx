import type { ReactNode, Ref } from 'react'
import type { Faq } from '../../../domain/content/pages.ts'
import { type SentNote, THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { StepList } from './StepList.tsx'
import styles from './SubmissionConfirmation.module.css'

type Props = {
  /** Sentences of which the one is shown that the address's fragment names. */
  notes?: ReadonlyArray<SentNote>
  headingRef?: Ref<HTMLHeadingElement>
  /** What is said of what was sent. */
  children: ReactNode
  /** What to do now, if anything. */
  actions?: ReactNode
  steps?: ReadonlyArray<Faq>
}

/** The thanks. A separate page without script; with script they replace the form. */
export function SubmissionConfirmation({ notes = [], headingRef, children, actions, steps = [] }: Props) {
  return (
    <div className={`split split-narrow ${styles.sent}`} data-sent>
      <svg className={styles.fullMoon} viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="100" />
      </svg>
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
        {actions && <div className={`cluster ${styles.actions}`}>{actions}</div>}
      </div>
      {steps.length > 0 && (
        <div className={styles.next}>
          <h2>What happens next</h2>
          <StepList steps={steps} />
          <p className={styles.yours}>
            What you sent stays yours: ask to see it, to have it corrected or deleted, whenever you like.{' '}
            <a href={paths.privacy}>How we keep it</a>
          </p>
        </div>
      )}
    </div>
  )
}

type ThanksActionsProps = {
  /** Address of the company's WhatsApp; null without a real number. */
  whatsapp: string | null
  /** Shows the form again: its address, or what a press does. */
  again: string | (() => void)
}

/** WhatsApp first, where the company has it; then the way back to the form. */
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
