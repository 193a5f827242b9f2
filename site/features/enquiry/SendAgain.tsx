import { THANKS_SENTENCE } from '../../../domain/enquiry/form.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import styles from './SendAgain.module.css'

const WORDS = 'Send another message'

type Look = { look: 'moon' | 'text' }

/** Shows the form again after it was sent. */
export function SendAgainButton({ look, onClick }: Look & { onClick: () => void }) {
  const className = look === 'moon' ? buttonClass({ variant: 'moon' }) : styles.again
  return (
    <button type="button" className={className} onClick={onClick}>
      {WORDS}
    </button>
  )
}

/** The same from a page of its own. @param props.href of the form */
export function SendAgainLink({ look, href }: Look & { href: string }) {
  if (look === 'text')
    return (
      <a href={href} className={styles.again}>
        {WORDS}
      </a>
    )
  return (
    <ButtonLink href={href} variant="moon">
      {WORDS}
    </ButtonLink>
  )
}

/** The thanks above a form that is filled in again, shown until the next result. */
export function ReceivedAgain() {
  return <p className={styles.received}>{THANKS_SENTENCE}</p>
}
