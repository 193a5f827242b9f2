import { ButtonLink } from '../../ui/Button.tsx'
import styles from './AskBar.module.css'

type Props = {
  total: string
  /** The note on VAT of the total. */
  vatNote: string
  monthly: string
  /** The target: the plan, or within the plan the first field. */
  href?: string
}

/**
 * The price and the link to the form, on phones and tablets: sticky at the bottom of the screen while its parent is in view. The form is
 * outside that parent, so the bar never covers it.
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
