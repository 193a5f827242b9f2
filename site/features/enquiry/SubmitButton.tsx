import { buttonClass } from '../../ui/Button.tsx'
import styles from './SubmitButton.module.css'

const WAITING = 'Please wait...'

/** Submit. While a form is being sent it says so and does nothing, but keeps the focus, which a disabled button would lose. */
export function SubmitButton({ sending }: { sending: boolean }) {
  return (
    <>
      <button
        type="submit"
        className={buttonClass({ variant: 'ink', className: styles.submit ?? '' })}
        aria-disabled={sending ? true : undefined}
      >
        {sending ? WAITING : 'Submit'}
      </button>
      <p role="status" className="visually-hidden">
        {sending && WAITING}
      </p>
    </>
  )
}
