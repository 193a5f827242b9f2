import { NEWSLETTER_FORM } from '../../../domain/enquiry/newsletter-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import control from '../../ui/control.module.css'
import { Honeypot } from '../../ui/Honeypot.tsx'
import styles from './NewsletterForm.module.css'

type Props = {
  /** Begins the ids, so that the form may stand on a page twice. */
  id?: string
  label?: string
  /** Path of the page the form stands on, stored with the consent. */
  page: string
  wording: string
  email?: string | undefined
  error?: string | undefined
  /** Whether it is what the page is for: its button is then gold. */
  isPageAction?: boolean
  /** True where the field's fault is what the visitor waits for. */
  focused?: boolean
}

/**
 * The newsletter form: a plain POST on every page. Pressing its button is the consent that `wording` states. The server alone
 * checks it: its words are the same on every page, in every browser, and with script or without.
 */
export function NewsletterForm({
  id = 'newsletter',
  label = 'Monthly newsletter',
  page,
  wording,
  email = '',
  error,
  isPageAction = false,
  focused = false,
}: Props) {
  return (
    <form
      method="post"
      action={paths.newsletter}
      noValidate
      className={styles.form}
      aria-labelledby={`${id}-label`}
    >
      <label htmlFor={`${id}-email`} id={`${id}-label`}>
        {label}
      </label>
      <div className={`cluster ${styles.row}`}>
        <input
          id={`${id}-email`}
          name="email"
          type="email"
          className={control.control}
          autoComplete="email"
          required
          enterKeyHint="send"
          maxLength={NEWSLETTER_FORM.fields.email.maxChars}
          placeholder="you@example.co.za"
          defaultValue={email}
          // biome-ignore lint/a11y/noAutofocus: the answer is a new page, and this is what the visitor waits for.
          autoFocus={focused}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-consent` : `${id}-consent`}
        />
        <button
          type="submit"
          className={buttonClass({ variant: isPageAction ? 'moon' : 'ghost', size: 'small' })}
        >
          Join
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <input type="hidden" name="page" value={page} />
      <Honeypot id={`${id}-extra`} />
      <p id={`${id}-consent`} className={styles.consent}>
        {wording} <a href={paths.privacy}>How we protect your email</a>
      </p>
    </form>
  )
}
