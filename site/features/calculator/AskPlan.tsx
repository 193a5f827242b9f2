import type { ReactNode } from 'react'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import styles from './AskPlan.module.css'
import type { PlanView } from './view.ts'

/** Id of the form with the questions, for buttons that stand outside of it. */
export const FORM_ID = 'questions'

type Props = {
  view: Pick<PlanView, 'query'>
  variant?: 'moon' | 'ink'
  size?: 'normal' | 'small'
  children: ReactNode
}

/**
 * Leads to the contact form with the plan. Where choices were made that no figure shows, since the script has not come or cannot run,
 * CSS puts a button in its place that sends what stands in the form.
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

/** Shown in the same case after a second and a half, in which a script usually comes. */
export function WorkOutAnew() {
  return (
    <button type="submit" form={FORM_ID} className={`link off-paper ${styles.anew}`}>
      Choices changed. Work it out
    </button>
  )
}
