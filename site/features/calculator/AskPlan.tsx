import type { ReactNode } from 'react'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import styles from './AskPlan.module.css'
import type { PlanView } from './view.ts'

/** The id of the form with the questions, for buttons outside it. */
export const FORM_ID = 'questions'

type Props = {
  view: Pick<PlanView, 'query'>
  variant?: 'moon' | 'ink'
  size?: 'normal' | 'small'
  children: ReactNode
}

/**
 * Links to the contact form with the plan. If choices were changed while no script runs, the link has the old plan,
 * so CSS replaces it by a button that submits the form.
 */
export function AskPlan({ view, children, ...look }: Props) {
  return (
    <span className={styles.ask}>
      <ButtonLink href={paths.contactWithPlan(view.query)} {...look}>
        {children}
      </ButtonLink>
      <button type="submit" form={FORM_ID} formAction={paths.contactUs} className={buttonClass(look)}>
        {children}
      </button>
    </span>
  )
}

/** Shown in the same case after 1.5 s, because a script has usually loaded by then. */
export function RecalculateButton() {
  return (
    <button type="submit" form={FORM_ID} className={`link off-paper ${styles.recalculate}`}>
      Choices changed. Work it out
    </button>
  )
}
