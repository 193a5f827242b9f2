import type { ReactNode, Ref } from 'react'
import { THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { AnswerWeek } from './AnswerWeek.tsx'
import type { NextStep } from './next-steps.ts'
import type { Hours } from './opening-hours.ts'
import { SendAgainButton } from './SendAgain.tsx'
import styles from './Sent.module.css'
import { StepList } from './StepList.tsx'

type Props = {
  lead: ReactNode
  steps: ReadonlyArray<NextStep>
  /** When somebody answers; without it no week is drawn. */
  hours?: Hours | undefined
  /** The page that the visitor came from. */
  back?: { title: string; href: string }
  headingRef?: Ref<HTMLHeadingElement>
  /** Shows the form again, where it stands on the same page. */
  onAgain?: () => void
  /** What the visitor must learn beside the thanks. */
  note?: string | undefined
  /** The note is shown only where the address ends in this fragment. */
  noteId?: string
}

/** The thank-you: the moon is full. A page of its own without script, and in the form's place with it. */
export function Sent({ lead, steps, hours, back, headingRef, onAgain, note, noteId }: Props) {
  return (
    <div className={styles.sent} data-sent>
      <svg className={styles.fullMoon} viewBox="-100 -100 200 200" aria-hidden="true">
        <circle r="100" />
      </svg>
      <div>
        <h1 ref={headingRef} tabIndex={-1}>
          {THANKS_SENTENCE}
        </h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        {note && (
          <p id={noteId} className={styles.note}>
            {note}
          </p>
        )}
      </div>
      <div className={styles.next}>
        <h2>What happens next</h2>
        <StepList steps={steps} ground="night" />
        {hours && (
          <div className={styles.week}>
            <AnswerWeek hours={hours} />
          </div>
        )}
        <p className={styles.yours}>
          What you sent stays yours: ask to see it, to have it corrected or deleted, whenever you like.{' '}
          <a href={paths.privacy}>How we keep it</a>
        </p>
        <p className={styles.actions}>
          <ButtonLink href={paths.calculator()} variant="moon">
            Work out your plan
          </ButtonLink>
          <ButtonLink href={paths.ourWork} variant="ghost">
            See Our Work
          </ButtonLink>
          {back && (
            <ButtonLink href={back.href} variant="ghost">
              {back.title}
            </ButtonLink>
          )}
          {onAgain && <SendAgainButton className={buttonClass({ variant: 'ghost' })} onClick={onAgain} />}
        </p>
      </div>
    </div>
  )
}
