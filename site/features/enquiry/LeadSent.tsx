import type { Ref } from 'react'
import { THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { leadSent } from '../../../domain/enquiry/lead-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import styles from './LeadSent.module.css'
import { SendAgainButton } from './SendAgain.tsx'

type Props = {
  headingRef: Ref<HTMLHeadingElement>
  solution: string
  /** When we answer, as in 'within one working day'. */
  answered: string
  onAgain: () => void
}

/** The thanks that replace a solution's form. */
export function LeadSent({ headingRef, solution, answered, onAgain }: Props) {
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
