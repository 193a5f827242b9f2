import { ButtonLink } from '../../ui/Button.tsx'
import styles from './AskBar.module.css'

type Props = {
  total: string
  /** What the total says of VAT. */
  vatNote: string
  monthly: string
  /** Where it leads: the plan, or from within the plan the first field. */
  href?: string
}

/**
 * Where the form is not in sight beside it, on phones and tablets: what the solution costs and the way to its form, at the foot of the
 * screen for as long as the part of the page whose last element it is. The form is in no such part, so that the bar never lies over it.
 */
export function AskBar({ total, vatNote, monthly, href = '#plan' }: Props) {
  return (
    <div className={`night ${styles.bar}`}>
      <p>
        <b data-bar-total>{total}</b> <small>total, {vatNote}</small> <span data-bar-monthly>{monthly}</span>
      </p>
      <ButtonLink href={href} variant="moon" size="small">
        Ask
      </ButtonLink>
    </div>
  )
}
