import type { ReactNode, Ref } from 'react'
import { type Hours, weekOf } from '../../../domain/calendar/opening-hours.ts'
import { type SentNote, THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import answerWeek from './AnswerWeek.module.css'
import { answerDelays, describeAnswers } from './answer-week.ts'
import type { NextStep } from './next-steps.ts'
import { SendAgainButton } from './SendAgain.tsx'
import { StepList } from './StepList.tsx'
import styles from './SubmissionConfirmation.module.css'

type Props = {
  lead: ReactNode
  steps: ReadonlyArray<NextStep>
  /** The opening hours; without them no week is drawn. */
  hours?: Hours | undefined
  /** The page that the visitor came from. */
  back?: { title: string; href: string }
  headingRef?: Ref<HTMLHeadingElement>
  /** Shows the form again, if it is on the same page. */
  onAgain?: () => void
  /** A sentence to show below the thanks. */
  note?: string | undefined
  /** Sentences of which the one is shown that the address's fragment names. */
  notes?: ReadonlyArray<SentNote>
}

/** The thanks, with a full moon. A separate page without script; with script they replace the form. */
export function SubmissionConfirmation({
  lead,
  steps,
  hours,
  back,
  headingRef,
  onAgain,
  note,
  notes = [],
}: Props) {
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
        {note && <p className={styles.note}>{note}</p>}
        {notes.map(({ id, sentence }) => (
          <p key={id} id={id} className={styles.note}>
            {sentence}
          </p>
        ))}
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
            Work out your price
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

const DAY = 60
const LINE = 96
const RADIUS = 14

/** A week in which an arc leads from each day to the day by which somebody replies, and the same in words. */
function AnswerWeek({ hours }: { hours: Hours }) {
  const delays = answerDelays(hours)
  const week = weekOf(hours)
  const last = Math.max(...delays.map((delay, at) => at + delay))
  const days = Array.from({ length: last + 1 }, (_, at) => ({ at, ...week[at % week.length] }))
  return (
    <figure className={answerWeek.week}>
      <svg viewBox={`0 0 ${days.length * DAY} 140`} aria-hidden="true">
        {delays.map((delay, at) => (
          <path key={week[at]?.name} className={answerWeek.arc} d={arcOf(at, at + delay)} />
        ))}
        {days.map(({ at, open, initial }) => (
          <g key={at}>
            <circle
              className={open ? answerWeek.open : answerWeek.closed}
              cx={middleOf(at)}
              cy={LINE}
              r={RADIUS}
            />
            <text x={middleOf(at)} y="134">
              {initial}
            </text>
          </g>
        ))}
      </svg>
      <figcaption>{describeAnswers(hours)}</figcaption>
    </figure>
  )
}

function arcOf(from: number, to: number): string {
  const start = middleOf(from) + RADIUS / 2
  const end = middleOf(to) - RADIUS / 2
  const foot = LINE - RADIUS - 3
  const height = Math.min(26 + 18 * (to - from), foot - 4)
  return `M${start} ${foot}C${start} ${foot - height} ${end} ${foot - height} ${end} ${foot}`
}

function middleOf(day: number): number {
  return (day + 0.5) * DAY
}
