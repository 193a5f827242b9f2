import type { Ref } from 'react'
import type { ContactMethod } from '../../../domain/content/contact-ways.ts'
import { FAILURE_SENTENCE, NO_ANSWER_SENTENCE } from '../../../domain/enquiry/form.ts'
import styles from './FaultSummary.module.css'

type Props = {
  ref: Ref<HTMLElement>
  message: string
  /** Another way to contact us. */
  way: ContactMethod | null
  focused: boolean
}

/** Tells that the form was not stored, or may not have been, and that nothing typed is lost. */
export function FailureNote({ ref, message, way, focused }: Props) {
  return (
    // biome-ignore lint/a11y/noAutofocus: without script the answer is a new page, and this is its result.
    <section ref={ref} className={styles.summary} role="alert" tabIndex={-1} autoFocus={focused}>
      <h2>{message}</h2>
      <p>
        Your words are still here.
        {message === FAILURE_SENTENCE && <Remedy way={way} />}
        {message === NO_ANSWER_SENTENCE &&
          ' Press Submit again, that is safe: if your message did arrive, it is kept only once.'}
      </p>
    </section>
  )
}

function Remedy({ way }: { way: ContactMethod | null }) {
  if (!way) return ' Press Submit again.'
  if (!way.href) return ` Press Submit again, or send them by ${way.name}: ${way.text}.`
  return (
    <>
      {' Press Submit again, or '}
      <a href={way.href}>{way.name === 'Phone' ? `phone ${way.text}` : `send them by ${way.name}`}</a>.
    </>
  )
}
